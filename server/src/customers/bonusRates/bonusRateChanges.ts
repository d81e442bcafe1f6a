import type { BonusType } from '@uurwerk/domain/customers/bonusType'
import type { CommandContext } from '../../app/context.ts'
import type { BonusRateRow } from './bonusRateStore.ts'
import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { customerDto } from '../customerDto.ts'
import { lockCustomers, readCustomerRow } from '../customerStore.ts'
import { saveCustomer } from '../customerChanges.ts'

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

type Change = {
  readonly action: AuditAction
  readonly refusal: (stored: readonly BonusRateRow[]) => RefusalOf | null
  readonly wanted: (stored: readonly BonusRateRow[]) => readonly BonusRateRow[]
}

/**
 * Changes bonus rates, and gives the customer a new version, so that the server refuses a form that was opened before
 * this change (rule customers-33).
 */
async function changeBonusRates(context: CommandContext, customerId: number, { action, refusal, wanted }: Change) {
  const { tx } = context
  await lockCustomers(tx, [customerId])
  const before = orNotFound(await readCustomerRow(tx, customerId))
  assertAllowed(refusal(before.bonusRates))
  return customerDto(
    await saveCustomer(context, { before, fields: before.fields, rates: wanted(before.bonusRates), action }),
  )
}
