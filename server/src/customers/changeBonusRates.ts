import type { AuditAction } from '@uurwerk/contract/audited/actions'
import type { ProblemCode } from '@uurwerk/contract/problems'
import type { Refusal } from '@uurwerk/domain/refusal'
import { assertAllowed, orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import type { BonusRateRow } from './bonusRateStore.ts'
import { customerDto } from './customerDto.ts'
import { lockCustomers, selectCustomer } from './customerStore.ts'
import { saveCustomer } from './saveCustomer.ts'

type Change = {
  readonly action: AuditAction
  readonly refusal: (stored: readonly BonusRateRow[]) => Refusal<ProblemCode> | null
  readonly wanted: (stored: readonly BonusRateRow[]) => readonly BonusRateRow[]
}

/**
 * Saves the rates as a new version of the customer. A form that still has the old version of the customer can then no
 * longer be saved (rule customers-33).
 */
export async function changeBonusRates(
  context: CommandContext,
  customerId: number,
  { action, refusal, wanted }: Change,
) {
  const { tx } = context
  await lockCustomers(tx, [customerId])
  const before = orNotFound(await selectCustomer(tx, customerId))
  assertAllowed(refusal(before.bonusRates))
  return customerDto(
    await saveCustomer(context, { before, fields: before.fields, rates: wanted(before.bonusRates), action }),
  )
}
