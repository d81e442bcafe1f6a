import * as rates from '@uurwerk/contract/customers/bonusRates'
import * as emails from '@uurwerk/contract/customers/confirmedEmails'
import * as customers from '@uurwerk/contract/customers/customers'
import * as types from '@uurwerk/contract/customers/shiftTypes'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { DEFAULT_BONUS_RATES } from '@uurwerk/domain/customers/bonusRates'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import { openRoute, readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { addConfirmedEmail, confirmEmail, mailConfirmLink } from './confirmedEmails/confirmedEmails.ts'
import {
  addShiftType,
  archiveShiftType,
  editShiftType,
  removeShiftType,
  setShiftTypeActivity,
} from './shiftTypes/shiftTypeChanges.ts'
import { addBonusRate, editBonusRate, removeBonusRate, replaceBonusRates } from './bonusRates/bonusRateChanges.ts'
import { confirmedEmailDto, emailInOverviewDto } from './confirmedEmails/confirmedEmailDto.ts'
import { listConfirmedEmails } from './confirmedEmails/confirmedEmailStore.ts'
import { confirmEmailByLink, readEmailOfLink } from './confirmedEmails/emailOfLink.ts'
import { listEmailOverview } from './confirmedEmails/confirmLinkStore.ts'
import { createCustomer, removeCustomer, setCustomerActivity } from './customerChanges.ts'
import { listCustomerOverview } from './customerOverviewStore.ts'
import { readCustomer } from './readCustomer.ts'

export const customerRoutes: readonly Route[] = [
  readRoute(customers.customers, async ({ db, today }) => ({
    _embedded: { customerOverviewDtoList: await listCustomerOverview(db, today) },
  })),
  readRoute(customers.customer, ({ db }, { params }) => readCustomer(db, params.id)),
  writeRoute(customers.createCustomer, (context, { body }) => createCustomer(context, body)),
  writeRoute(customers.removeCustomer, (context, { params }) => removeCustomer(context, params.id)),
  writeRoute(customers.toggleCustomer, (context, { params, body }) =>
    setCustomerActivity(context, params.id, body.newActivationStatus),
  ),

  writeRoute(types.addShiftType, (context, { params, body }) => addShiftType(context, params.id, body)),
  writeRoute(types.editShiftType, (context, { params, body }) => editShiftType(context, params.id, body)),
  writeRoute(types.toggleShiftType, (context, { params, body }) => setShiftTypeActivity(context, params.id, body)),
  writeRoute(types.archiveShiftType, (context, { params }) => archiveShiftType(context, params.id, params.shiftTypeId)),
  writeRoute(types.removeShiftType, (context, { params }) => removeShiftType(context, params)),

  readRoute(rates.bonusRateTypes, async () => ({
    _embedded: {
      bonusTypeList: BONUS_TYPES.map((bonusType) => ({
        bonusType,
        defaultPercentage: percentageOf(DEFAULT_BONUS_RATES[bonusType]),
      })),
    },
  })),
  writeRoute(rates.addBonusRate, (context, { params, body }) => addBonusRate(context, params.id, body)),
  writeRoute(rates.editBonusRate, (context, { params, body }) => editBonusRate(context, params.id, body)),
  writeRoute(rates.removeBonusRate, (context, { params, body }) => removeBonusRate(context, params.id, body.bonusType)),
  writeRoute(rates.replaceBonusRates, (context, { params, body }) =>
    replaceBonusRates(context, params.id, body.bonusRatesList),
  ),

  readRoute(emails.confirmedEmails, async ({ db, now }) => ({
    _embedded: { confirmedEmailDtoList: (await listEmailOverview(db)).map((row) => emailInOverviewDto(row, now)) },
  })),
  readRoute(emails.onlyConfirmedEmails, async ({ db }) => ({
    _embedded: { confirmedEmailDtoList: (await listConfirmedEmails(db)).map(confirmedEmailDto) },
  })),
  writeRoute(emails.addConfirmedEmail, (context, { body }) => addConfirmedEmail(context, body.emailAddress)),
  writeRoute(emails.confirmEmail, (context, { body }) => confirmEmail(context, body.emailAddress)),
  writeRoute(emails.mailConfirmLink, (context, { body }) => mailConfirmLink(context, body.emailAddress)),
  openRoute(emails.emailOfLink, (opening, { params }) => readEmailOfLink(opening, params.token)),
  openRoute(emails.confirmEmailByLink, (opening, { params }) => confirmEmailByLink(opening, params.token)),
]
