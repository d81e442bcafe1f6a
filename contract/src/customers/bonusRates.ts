import { z } from 'zod'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { customer } from './customers.ts'
import { BonusRateBody, BonusRatesBody } from './customerBodies.ts'
import { endpoint } from '../endpoint.ts'
import { alsoFrom, choice } from '../fields.ts'
import { list } from '../hal.ts'

export const addBonusRate = endpoint.post('/administration/customer/{id}/bonusRate', {
  access: 'admin',
  changes: ['customers'],
  answers: customer,
  summary: 'Een bonustarief toevoegen',
  body: BonusRateBody,
  status: 201,
  problems: ['bonus_rate_exists'],
})

export const editBonusRate = endpoint.patch('/administration/customer/{id}/updateBonusRate', {
  access: 'admin',
  changes: ['customers'],
  answers: customer,
  summary: 'Een bonustarief veranderen',
  body: BonusRateBody,
  problems: ['bonus_rate_missing'],
})

export const removeBonusRate = endpoint.post('/administration/customer/{id}/removeBonusRate', {
  access: 'admin',
  changes: ['customers'],
  answers: customer,
  summary: 'Een bonustarief verwijderen',
  body: z.object({ bonusType: choice('bonustype', BONUS_TYPES) }),
  problems: ['bonus_rate_missing'],
})

export const replaceBonusRates = endpoint.put('/administration/customer/{id}/replaceBonusRates', {
  access: 'admin',
  changes: ['customers'],
  answers: customer,
  summary: 'Alle bonustarieven vervangen',
  body: z.preprocess(
    (value) => (Array.isArray(value) ? { bonusRatesList: value } : value),
    alsoFrom(z.object({ bonusRatesList: BonusRatesBody }), { bonusRatesList: (body) => body['bonusRateDtos'] }),
  ),
})

export const bonusRateTypes = endpoint.get('/administration/bonusRate', {
  access: 'admin',
  shows: [],
  summary: 'De soorten bonustarieven met hun standaard',
  response: list('bonusTypeList', z.object({ bonusType: z.enum(BONUS_TYPES), defaultPercentage: z.number() })),
})
