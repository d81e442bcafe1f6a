import { recordCallerAct } from '../../../app/audit/recordAudit.ts'
import { orNotFound, RefusalError } from '../../../app/RefusalError.ts'
import type { CommandContext } from '../../../app/context.ts'
import { readEntry } from './bankEntryStore.ts'
import {
  deleteDismissals,
  insertDismissals,
  listEntriesOfDismissedAccounts,
  listWithReturns,
} from './dismissalStore.ts'
import { lockEntries } from '../paymentStore.ts'

/**
 * Marks a bank movement as 'not a payment'. HR can choose that all movements of the account get this mark, also in
 * later files (rule payments-24).
 */
export async function dismissEntry(
  context: CommandContext,
  { id, remember }: { readonly id: number; readonly remember: boolean },
): Promise<Record<never, never>> {
  const { tx, now, actor } = context
  const [entry] = await lockEntries(tx, [id])
  const { amount, counterpartyName } = orNotFound(await readEntry(tx, id))
  if (orNotFound(entry).free !== amount) throw new RefusalError({ code: 'entry_already_booked' })
  await insertDismissals(tx, [id], { remember, by: actor.personId, now })
  if (remember)
    await insertDismissals(tx, await listEntriesOfDismissedAccounts(tx), { remember: false, by: actor.personId, now })
  await recordCallerAct(context, {
    action: 'dismiss bank entry',
    entity: 'bank entry',
    entityId: id,
    after: { counterpartyName, paid: amount, remember },
  })
  return {}
}

/**
 * Removes the mark 'not a payment'. A returned movement and the movement of its return lose the mark together, because
 * the two amounts cancel each other out (rule payments-24).
 */
export async function restoreEntry(context: CommandContext, id: number): Promise<Record<never, never>> {
  const { tx } = context
  orNotFound(await readEntry(tx, id))
  const ids = await listWithReturns(tx, [id])
  await deleteDismissals(tx, ids)
  for (const entryId of ids) {
    const { amount, counterpartyName } = orNotFound(await readEntry(tx, entryId))
    await recordCallerAct(context, {
      action: 'restore bank entry',
      entity: 'bank entry',
      entityId: entryId,
      after: { counterpartyName, paid: amount },
    })
  }
  return {}
}
