import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import { settleStoredMonths } from '../../balances/months/settleStoredMonths.ts'
import type { CommandContext } from '../../app/context.ts'
import {
  insertImportedContracts,
  insertImportedOrders,
  selectPeopleWithMonths,
  type ImportedContract,
} from './contractsImportStore.ts'

/**
 * Creates contracts with their first orders, with the same effect as the form. The caller must lock the people first.
 */
export async function insertContracts(
  { tx, actor, now }: CommandContext,
  contracts: readonly ImportedContract[],
): Promise<void> {
  const ids = await insertImportedContracts(tx, contracts, now)
  await insertImportedOrders(
    tx,
    contracts.map(({ order }, index) => ({ ...order, contractId: ids[index]! })),
  )
  const withMonths = await selectPeopleWithMonths(
    tx,
    contracts.map(({ personId }) => personId),
  )
  for (const { personId, period } of contracts) {
    if (withMonths.has(personId)) await settleStoredMonths(tx, { personId, from: monthOf(period.start), now })
  }
  await recordAudits(
    tx,
    contracts.map(({ personId, customerId, period, reference, order }, index) => ({
      actorId: actor.personId,
      now,
      action: 'create contract' as const,
      entity: 'contract' as const,
      entityId: ids[index]!,
      personId,
      after: { customerId, ...period, reference, order },
    })),
  )
}
