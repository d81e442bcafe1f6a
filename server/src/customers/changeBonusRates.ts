import type { AuditAction } from '@uurwerk/contract/audited/actions'
import type { ProblemCode } from '@uurwerk/contract/problems'
import type { Refusal } from '@uurwerk/domain/refusal'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import type { BonusRateRow } from './bonusRateStore.ts'
import { customerDto } from './customerDto.ts'
import { lockCustomers, selectCustomer } from './customerStore.ts'
import { saveCustomer } from './saveCustomer.ts'

type Change = {
  readonly action: AuditAction
  readonly refusal: (stored: readonly BonusRateRow[]) => Refusal<ProblemCode> | null
  readonly wanted: (stored: readonly BonusRateRow[]) => readonly BonusRateRow[]
}

/** A new version of the customer: whoever edits it meanwhile, rates and all, is told. */
export async function changeBonusRates(writing: Writing, customerId: number, { action, refusal, wanted }: Change) {
  const { tx } = writing
  await lockCustomers(tx, [customerId])
  const before = found(await selectCustomer(tx, customerId))
  demand(refusal(before.bonusRates))
  return customerDto(
    await saveCustomer(writing, { before, fields: before.fields, rates: wanted(before.bonusRates), action }),
  )
}
