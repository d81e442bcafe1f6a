import type { BonusRates } from '@uurwerk/domain/customers/bonusRates'
import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import type { MadeRecord } from '../../app/acts/insertActStore.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { BonusRateRow } from '../../customers/bonusRates/bonusRateStore.ts'
import {
  countInvoicesSince,
  listCopiedRates,
  listCustomersToCopyTo,
  replaceRatesOfMany,
} from '../../customers/copyStore.ts'
import { lockCustomers } from '../../customers/customerStore.ts'
import { readUsesOfShiftTypes } from '../../customers/customerUseStore.ts'

/**
 * Gives the customers their earlier bonus rates, and returns how many. Refused when a shift uses a copied shift type,
 * or when the copied bonus rates were used or changed (rule customers-51).
 */
export async function restoreCopiedRates(
  { tx, actor, now }: CommandContext,
  actId: number,
  records: readonly MadeRecord[],
): Promise<number> {
  const copied = await listCopiedRates(tx, actId)
  const ids = copied.map(({ customerId }) => customerId)
  if (ids.length > 0) await lockCustomers(tx, ids)
  const current = new Map((await listCustomersToCopyTo(tx, ids)).map(({ id, bonusRates }) => [id, bonusRates]))
  // HR may have removed a customer after the copy.
  const kept = copied.filter(({ customerId }) => current.has(customerId))
  const changed = kept.filter(({ customerId, after }) => keyOf(current.get(customerId)!) !== keyOf(after))
  assertAllowed(
    refusalToRemove({
      ...(await readUsesOfShiftTypes(
        tx,
        records.map(({ id }) => id),
      )),
      changedRates: changed.length,
      invoices: await countInvoicesSince(tx, ids, actId),
    }),
  )
  for (const group of Map.groupBy(kept, ({ before }) => keyOf(before)).values())
    await replaceRatesOfMany(
      tx,
      group.map(({ customerId }) => customerId),
      group[0]!.before,
    )
  await recordAudits(
    tx,
    kept.map(({ customerId, before, after }) => ({
      actorId: actor.personId,
      now,
      action: 'undo import customerCopies' as const,
      entity: 'customer' as const,
      entityId: customerId,
      before: ratesIn(after),
      after: ratesIn(before),
    })),
  )
  return kept.length
}

const ratesIn = (rates: readonly BonusRateRow[]): BonusRates =>
  Object.fromEntries(rates.map(({ bonusType, percentage }) => [bonusType, percentage]))

const keyOf = (rates: readonly BonusRateRow[]): string => JSON.stringify(ratesIn(rates))
