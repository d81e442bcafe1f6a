import * as rates from '@uurwerk/contract/bonusRates'
import * as emails from '@uurwerk/contract/confirmedEmails'
import * as customers from '@uurwerk/contract/customers'
import * as types from '@uurwerk/contract/shiftTypes'
import * as subdivisions from '@uurwerk/contract/subdivisions'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { DEFAULT_BONUS_RATES } from '@uurwerk/domain/customers/bonusRates'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import { openRoute, readRoute, writeRoute, type Route } from '../http/route.ts'
import { addConfirmedEmail } from './addConfirmedEmail.ts'
import { addShiftType } from './addShiftType.ts'
import { addSubdivision } from './addSubdivision.ts'
import { archiveShiftType } from './archiveShiftType.ts'
import { addBonusRate, editBonusRate, removeBonusRate, replaceBonusRates } from './bonusRateChanges.ts'
import { confirmedEmailDto, emailInOverviewDto } from './confirmedEmailDto.ts'
import { selectConfirmedEmails } from './confirmedEmailStore.ts'
import { confirmEmail } from './confirmEmail.ts'
import { confirmEmailByLink } from './confirmEmailByLink.ts'
import { selectEmailOverview } from './confirmLinkStore.ts'
import { createCustomer } from './createCustomer.ts'
import { selectCustomerOverview } from './customerOverviewStore.ts'
import { editCustomer } from './editCustomer.ts'
import { editShiftType } from './editShiftType.ts'
import { editSubdivisionWorkHours } from './editSubdivisionWorkHours.ts'
import { mailConfirmLink } from './mailConfirmLink.ts'
import { removeCustomer } from './removeCustomer.ts'
import { removeShiftType } from './removeShiftType.ts'
import { readCustomer } from './readCustomer.ts'
import { readEmailOfLink } from './readEmailOfLink.ts'
import { setCustomerActivity } from './setCustomerActivity.ts'
import { setShiftTypeActivity } from './setShiftTypeActivity.ts'
import { updateSubdivisions } from './updateSubdivisions.ts'

export const customerRoutes: readonly Route[] = [
  readRoute(customers.customers, async ({ db, today }) => ({
    _embedded: { customerOverviewDtoList: await selectCustomerOverview(db, today) },
  })),
  readRoute(customers.customer, ({ db }, { params }) => readCustomer(db, params.id)),
  writeRoute(customers.createCustomer, (writing, { body }) => createCustomer(writing, body)),
  writeRoute(customers.editCustomer, (writing, { params, query, body }) =>
    editCustomer(writing, { ...params, ...query, ...body }),
  ),
  writeRoute(customers.removeCustomer, (writing, { params }) => removeCustomer(writing, params.id)),
  writeRoute(customers.toggleCustomer, (writing, { params, body }) =>
    setCustomerActivity(writing, params.id, body.newActivationStatus),
  ),

  writeRoute(subdivisions.addSubdivision, (writing, { params, query, body }) =>
    addSubdivision(writing, { ...params, ...query, ...body }),
  ),
  writeRoute(subdivisions.updateSubdivisions, (writing, { params: { id: parentId }, query, body }) =>
    updateSubdivisions(writing, { parentId, ...query, ...body }),
  ),
  writeRoute(subdivisions.editSubdivisionWorkHours, (writing, { params, query, body }) =>
    editSubdivisionWorkHours(writing, { ...params, ...query, ...body }),
  ),

  writeRoute(types.addShiftType, (writing, { params, body }) => addShiftType(writing, params.id, body)),
  writeRoute(types.editShiftType, (writing, { params, body }) => editShiftType(writing, params.id, body)),
  writeRoute(types.toggleShiftType, (writing, { params, body }) => setShiftTypeActivity(writing, params.id, body)),
  writeRoute(types.archiveShiftType, (writing, { params }) => archiveShiftType(writing, params.id, params.shiftTypeId)),
  writeRoute(types.removeShiftType, (writing, { params }) => removeShiftType(writing, params)),

  readRoute(rates.bonusRateTypes, async () => ({
    _embedded: {
      bonusTypeList: BONUS_TYPES.map((bonusType) => ({
        bonusType,
        defaultPercentage: percentageOf(DEFAULT_BONUS_RATES[bonusType]),
      })),
    },
  })),
  writeRoute(rates.addBonusRate, (writing, { params, body }) => addBonusRate(writing, params.id, body)),
  writeRoute(rates.editBonusRate, (writing, { params, body }) => editBonusRate(writing, params.id, body)),
  writeRoute(rates.removeBonusRate, (writing, { params, body }) => removeBonusRate(writing, params.id, body.bonusType)),
  writeRoute(rates.replaceBonusRates, (writing, { params, body }) =>
    replaceBonusRates(writing, params.id, body.bonusRatesList),
  ),

  readRoute(emails.confirmedEmails, async ({ db }) => ({
    _embedded: { confirmedEmailDtoList: (await selectEmailOverview(db)).map(emailInOverviewDto) },
  })),
  readRoute(emails.onlyConfirmedEmails, async ({ db }) => ({
    _embedded: { confirmedEmailDtoList: (await selectConfirmedEmails(db)).map(confirmedEmailDto) },
  })),
  writeRoute(emails.addConfirmedEmail, (writing, { body }) => addConfirmedEmail(writing, body.emailAddress)),
  writeRoute(emails.confirmEmail, (writing, { body }) => confirmEmail(writing, body.emailAddress)),
  writeRoute(emails.mailConfirmLink, (writing, { body }) => mailConfirmLink(writing, body.emailAddress)),
  openRoute(emails.emailOfLink, (opening, { params }) => readEmailOfLink(opening, params.token)),
  openRoute(emails.confirmEmailByLink, (opening, { params }) => confirmEmailByLink(opening, params.token)),
]
