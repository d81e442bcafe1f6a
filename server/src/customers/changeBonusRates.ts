import type { ProblemCode } from '@uurwerk/contract/problems'
import type { Refusal } from '@uurwerk/domain/refusal'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { auditedRates } from './auditedRates.ts'
import { replaceRates, type BonusRateRow } from './bonusRateStore.ts'
import { customerDto } from './customerDto.ts'
import { lockCustomers, selectCustomer } from './customerStore.ts'

type Change = {
  readonly action: string
  readonly refusal: (stored: readonly BonusRateRow[]) => Refusal<ProblemCode> | null
  readonly wanted: (stored: readonly BonusRateRow[]) => readonly BonusRateRow[]
}

/** What a customer pays on top from now on, for all months that are not invoiced yet (house rules, 5). */
export async function changeBonusRates(
  { tx, actor, now }: Writing,
  customerId: number,
  { action, refusal, wanted }: Change,
) {
  await lockCustomers(tx, [customerId])
  const { bonusRates: stored } = found(await selectCustomer(tx, customerId))
  demand(refusal(stored))
  const rates = wanted(stored)
  await replaceRates(tx, customerId, rates)
  const facts = { before: auditedRates(stored), after: auditedRates(rates) }
  await recordAudit(tx, { actorId: actor.personId, now, action, entity: 'bonus rates', entityId: customerId, ...facts })
  return customerDto((await selectCustomer(tx, customerId))!)
}
