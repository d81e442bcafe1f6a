import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import { settleStoredMonths } from '../../balances/months/settleStoredMonths.ts'
import type { CommandContext } from '../../app/context.ts'
import type { MadeRecord } from '../../app/acts/insertActStore.ts'
import { contractKey } from './contractKey.ts'
import {
  insertImportedContracts,
  insertImportedOrders,
  listPeopleWithMonths,
  type ImportedContract,
} from './contractsImportStore.ts'

/**
 * Creates contracts with their orders as the form does, one row for each order. `made` has the contracts of earlier
 * parts of the file. The caller must first lock the people.
 */
export async function insertContracts(
  { tx, actor, now }: CommandContext,
  rows: readonly ImportedContract[],
  made: Map<string, number>,
): Promise<MadeRecord[]> {
  const firsts = new Map(rows.toReversed().map((row) => [keyOf(row), row]))
  const contracts = [...firsts].filter(([key]) => !made.has(key)).map(([, contract]) => contract)
  const ids = await insertImportedContracts(tx, contracts, now)
  for (const [index, contract] of contracts.entries()) made.set(keyOf(contract), ids[index]!)
  const orderIds = await insertImportedOrders(
    tx,
    rows.map((row) => ({ ...row.order, contractId: made.get(keyOf(row))! })),
  )
  const withMonths = await listPeopleWithMonths(
    tx,
    contracts.map(({ personId }) => personId),
  )
  for (const { personId, period } of contracts) {
    if (withMonths.has(personId)) await settleStoredMonths(tx, { personId, from: monthOf(period.start), now })
  }
  const created = new Set(contracts)
  await recordAudits(
    tx,
    rows.flatMap((row, index) =>
      created.has(row)
        ? []
        : {
            actorId: actor.personId,
            now,
            action: 'add order' as const,
            entity: 'order' as const,
            entityId: orderIds[index]!,
            personId: row.personId,
            after: { contractId: made.get(keyOf(row))!, ...row.order },
          },
    ),
  )
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
  return ids.map((id) => ({ entity: 'contract', id }))
}

const keyOf = ({ personId, customerId, period }: ImportedContract): string =>
  contractKey(personId, customerId, period.start)
