import { refusalToUndoImport } from '@uurwerk/domain/import/refusalToUndoImport'
import { refusalToRemove, type RecordUses } from '@uurwerk/domain/refusalToRemove'
import type { importActs, undoImport as call } from '@uurwerk/contract/import/importActs'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { toDay } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordAudit, recordAudits } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext, QueryContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { settleStoredMonths } from '../../balances/months/settleStoredMonths.ts'
import { deleteContracts, readUsesOfContracts } from '../../contracts/contractUseStore.ts'
import { lockCustomers } from '../../customers/customerStore.ts'
import {
  deleteCustomers,
  deleteShiftTypes,
  readUsesOfCustomers,
  readUsesOfShiftTypes,
} from '../../customers/customerUseStore.ts'
import { deletePeople, readUsesOfPeople } from '../../people/personUseStore.ts'
import { isForeignKeyViolation } from '../../platform/db/errors/violatedConstraint.ts'
import { listPeopleWithMonths } from '../contracts/contractsImportStore.ts'
import { lockImports } from '../importLockStore.ts'
import type { MadeRecord } from '../../app/acts/insertActStore.ts'
import { restoreCopiedRates } from './restoreCopiedRates.ts'
import { undoBalances } from './undoBalances.ts'
import { listActs, lockAct, markUndone, listFirstDays, type Act } from './importActStore.ts'

export const readImportActs = async ({ db }: Pick<QueryContext, 'db'>): Promise<AnswerOf<typeof importActs>> => ({
  _embedded: {
    importActDtoList: (await listActs(db)).map(({ hasRecords, ...act }) => ({
      ...act,
      madeAt: formatInstant(act.madeAt),
      undoneAt: act.undoneAt === null ? null : formatInstant(act.undoneAt),
      actions: { undo: refusalToUndoImport({ kind: act.kind, undone: act.undoneAt !== null, hasRecords }) },
    })),
  },
})

/** Undoes an import or a copy to customers, all records or none (rules import-44, customers-51). */
export async function undoImport(context: CommandContext, id: number): Promise<AnswerOf<typeof call>> {
  const { tx, actor, now } = context
  await lockImports(tx)
  const { kind, undone, records } = orNotFound(await lockAct(tx, id))
  assertAllowed(refusalToUndoImport({ kind, undone, hasRecords: records.length > 0 }))
  const made = await takeBack(context, { id, kind, records })
  await markUndone(tx, id, { actorId: actor.personId, now })
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: `undo import ${kind}` as const,
    entity: 'import',
    entityId: null,
    after: { made },
  })
  return readImportActs({ db: tx })
}

type Taken = Pick<Act, 'kind' | 'records'> & { readonly id: number }

async function takeBack(context: CommandContext, { id, kind, records }: Taken): Promise<number> {
  if (kind === 'balances') return undoBalances(context, records)
  if (kind !== 'customerCopies') return removeRecords(context, kind, records)
  const restored = await restoreCopiedRates(context, id, records)
  return restored + (await removeRecords(context, 'shiftTypes', records))
}

async function removeRecords(
  context: CommandContext,
  kind: keyof typeof removals,
  records: readonly MadeRecord[],
): Promise<number> {
  const { tx, actor, now } = context
  const removed = new Set(
    await removals[kind](
      context,
      records.map((record) => record.id),
    ),
  )
  const gone = records.flatMap(({ entity, id }) =>
    removed.has(id) && entity !== 'counter entry' && entity !== 'recup opening' ? [{ entity, id }] : [],
  )
  await recordAudits(
    tx,
    gone.map(({ entity, id: entityId }) => ({
      actorId: actor.personId,
      now,
      action: `remove ${entity}` as const,
      entity,
      entityId,
      ...(entity === 'person' && { personId: entityId }),
    })),
  )
  return gone.length
}

type Removal = (context: CommandContext, ids: readonly number[]) => Promise<readonly number[]>

const removals: Readonly<Record<'people' | 'customers' | 'shiftTypes' | 'contracts', Removal>> = {
  people: async ({ tx }, ids) => {
    await lockPeople(tx, ids)
    return removeUnused(await readUsesOfPeople(tx, ids), () => deletePeople(tx, ids))
  },
  customers: async ({ tx }, ids) => {
    if (ids.length > 0) await lockCustomers(tx, ids)
    return removeUnused(await readUsesOfCustomers(tx, ids), () => deleteCustomers(tx, ids))
  },
  shiftTypes: async ({ tx }, ids) => removeUnused(await readUsesOfShiftTypes(tx, ids), () => deleteShiftTypes(tx, ids)),
  contracts: async ({ tx, now }, ids) => {
    const people = await listFirstDays(tx, ids)
    const personIds = people.map(({ personId }) => personId)
    await lockPeople(tx, personIds)
    const removed = await removeUnused(await readUsesOfContracts(tx, ids), () => deleteContracts(tx, ids))
    const withMonths = await listPeopleWithMonths(tx, personIds)
    for (const { personId, from } of people)
      if (withMonths.has(personId)) await settleStoredMonths(tx, { personId, from: monthOf(toDay(from)), now })
    return removed
  },
}

/** Returns the ids of the removed records. HR may have removed some records of the import before. */
async function removeUnused(uses: RecordUses, remove: () => Promise<readonly number[]>): Promise<readonly number[]> {
  assertAllowed(refusalToRemove(uses))
  try {
    return await remove()
  } catch (error) {
    // After the check, another transaction began to use a record, so the database refused the removal.
    throw isForeignKeyViolation(error) ? new RefusalError({ code: 'record_in_use', uses: [] }) : error
  }
}
