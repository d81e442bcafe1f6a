import type { BonusType } from '@uurwerk/domain/customers/bonusType'
import type { Writing } from '../http/route.ts'
import type { BonusRateRow } from './bonusRateStore.ts'
import { changeBonusRates } from './changeBonusRates.ts'

const isOf = (type: BonusType) => (rate: BonusRateRow) => rate.bonusType === type
const isNotOf = (type: BonusType) => (rate: BonusRateRow) => rate.bonusType !== type

const refusalOfSecond = (type: BonusType) => (stored: readonly BonusRateRow[]) =>
  stored.some(isOf(type)) ? ({ code: 'bonus_rate_exists' } as const) : null

const refusalOfMissing = (type: BonusType) => (stored: readonly BonusRateRow[]) =>
  stored.some(isOf(type)) ? null : ({ code: 'bonus_rate_missing' } as const)

export const addBonusRate = (writing: Writing, customerId: number, rate: BonusRateRow) =>
  changeBonusRates(writing, customerId, {
    action: 'add bonus rate',
    refusal: refusalOfSecond(rate.bonusType),
    wanted: (stored) => [...stored, rate],
  })

export const editBonusRate = (writing: Writing, customerId: number, rate: BonusRateRow) =>
  changeBonusRates(writing, customerId, {
    action: 'edit bonus rate',
    refusal: refusalOfMissing(rate.bonusType),
    wanted: (stored) => [...stored.filter(isNotOf(rate.bonusType)), rate],
  })

export const removeBonusRate = (writing: Writing, customerId: number, type: BonusType) =>
  changeBonusRates(writing, customerId, {
    action: 'remove bonus rate',
    refusal: refusalOfMissing(type),
    wanted: (stored) => stored.filter(isNotOf(type)),
  })

export const replaceBonusRates = (writing: Writing, customerId: number, rates: readonly BonusRateRow[]) =>
  changeBonusRates(writing, customerId, { action: 'replace bonus rates', refusal: () => null, wanted: () => rates })
