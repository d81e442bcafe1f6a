import * as calls from '@uurwerk/contract/customers'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { DEFAULT_BONUS_RATES } from '@uurwerk/domain/customers/bonusRates'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { addConfirmedEmail } from './addConfirmedEmail.ts'
import { addShiftType } from './addShiftType.ts'
import { archiveShiftType } from './archiveShiftType.ts'
import { addBonusRate, editBonusRate, removeBonusRate, replaceBonusRates } from './bonusRateChanges.ts'
import { confirmedEmailDto } from './confirmedEmailDto.ts'
import { selectConfirmedEmails } from './confirmedEmailStore.ts'
import { confirmEmail } from './confirmEmail.ts'
import { createCustomer } from './createCustomer.ts'
import { selectCustomerOverview } from './customerOverviewStore.ts'
import { editCustomer } from './editCustomer.ts'
import { editShiftType } from './editShiftType.ts'
import { readCustomer } from './readCustomer.ts'
import { setCustomerActivity } from './setCustomerActivity.ts'
import { setShiftTypeActivity } from './setShiftTypeActivity.ts'

export const customerRoutes: readonly Route[] = [
  readRoute(calls.customers, async ({ db, today }) => ({
    _embedded: { customerOverviewDtoList: await selectCustomerOverview(db, today) },
  })),
  readRoute(calls.customer, ({ db }, { params }) => readCustomer(db, params.id)),
  writeRoute(calls.createCustomer, (writing, { body }) => createCustomer(writing, body)),
  writeRoute(calls.editCustomer, (writing, { params, body }) => editCustomer(writing, params.id, body)),
  writeRoute(calls.toggleCustomer, (writing, { params, body }) => setCustomerActivity(writing, params.id, body.newActivationStatus)),

  writeRoute(calls.addShiftType, (writing, { params, body }) => addShiftType(writing, params.id, body)),
  writeRoute(calls.editShiftType, (writing, { params, body }) => editShiftType(writing, params.id, body)),
  writeRoute(calls.toggleShiftType, (writing, { params, body }) => setShiftTypeActivity(writing, params.id, body)),
  writeRoute(calls.archiveShiftType, (writing, { params }) => archiveShiftType(writing, params.id, params.shiftTypeId)),

  readRoute(calls.bonusRateTypes, async () => ({
    _embedded: {
      bonusTypeList: BONUS_TYPES.map((bonusType) => ({ bonusType, defaultPercentage: percentageOf(DEFAULT_BONUS_RATES[bonusType]) })),
    },
  })),
  writeRoute(calls.addBonusRate, (writing, { params, body }) => addBonusRate(writing, params.id, body)),
  writeRoute(calls.editBonusRate, (writing, { params, body }) => editBonusRate(writing, params.id, body)),
  writeRoute(calls.removeBonusRate, (writing, { params, body }) => removeBonusRate(writing, params.id, body.bonusType)),
  writeRoute(calls.replaceBonusRates, (writing, { params, body }) => replaceBonusRates(writing, params.id, body.bonusRatesList)),

  readRoute(calls.confirmedEmails, async ({ db }) => ({
    _embedded: { confirmedEmailDtoList: (await selectConfirmedEmails(db, { confirmed: false })).map(confirmedEmailDto) },
  })),
  readRoute(calls.onlyConfirmedEmails, async ({ db }) => ({
    _embedded: { confirmedEmailDtoList: (await selectConfirmedEmails(db, { confirmed: true })).map(confirmedEmailDto) },
  })),
  writeRoute(calls.addConfirmedEmail, (writing, { body }) => addConfirmedEmail(writing, body.emailAddress)),
  writeRoute(calls.confirmEmail, (writing, { body }) => confirmEmail(writing, body.emailAddress)),
]
