import type { BonusType } from '@uurwerk/domain/customers/bonusType'
import type { CommandContext } from '../http/route.ts'
import type { BonusRateRow } from './bonusRateStore.ts'
import { changeBonusRates } from './changeBonusRates.ts'

const isOf = (type: BonusType) => (rate: BonusRateRow) => rate.bonusType === type
const isNotOf = (type: BonusType) => (rate: BonusRateRow) => rate.bonusType !== type

const refusalOfSecond = (type: BonusType) => (stored: readonly BonusRateRow[]) =>
  stored.some(isOf(type)) ? ({ code: 'bonus_rate_exists' } as const) : null

const refusalOfMissing = (type: BonusType) => (stored: readonly BonusRateRow[]) =>
  stored.some(isOf(type)) ? null : ({ code: 'bonus_rate_missing' } as const)

export const addBonusRate = (context: CommandContext, customerId: number, rate: BonusRateRow) =>
  changeBonusRates(context, customerId, {
    action: 'add bonus rate',
    refusal: refusalOfSecond(rate.bonusType),
    wanted: (stored) => [...stored, rate],
  })

export const editBonusRate = (context: CommandContext, customerId: number, rate: BonusRateRow) =>
  changeBonusRates(context, customerId, {
    action: 'edit bonus rate',
    refusal: refusalOfMissing(rate.bonusType),
    wanted: (stored) => [...stored.filter(isNotOf(rate.bonusType)), rate],
  })

export const removeBonusRate = (context: CommandContext, customerId: number, type: BonusType) =>
  changeBonusRates(context, customerId, {
    action: 'remove bonus rate',
    refusal: refusalOfMissing(type),
    wanted: (stored) => stored.filter(isNotOf(type)),
  })

export const replaceBonusRates = (context: CommandContext, customerId: number, rates: readonly BonusRateRow[]) =>
  changeBonusRates(context, customerId, { action: 'replace bonus rates', refusal: () => null, wanted: () => rates })
