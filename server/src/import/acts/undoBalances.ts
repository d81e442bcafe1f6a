import { halfDays } from '@uurwerk/domain/balances/halfDays'
import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { grantWeekendHolidaysOf } from '../../absences/holidays/grantWeekendHolidays.ts'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { insertCounterEntries } from '../../balances/counterStore.ts'
import type { MadeRecord } from '../../app/acts/insertActStore.ts'
import { clearOpenings, readUsesOfBalances, listImportedEntries } from './undoBalancesStore.ts'

/**
 * Undoes an import of opening balances. Refused when an absence, a later balance or a confirmed month uses these
 * balances. Each imported ledger entry gets an opposite entry. The recuperation of the people counts from the start of
 * the employment again, and earlier public holidays give them days again (rule import-45).
 */
export async function undoBalances(context: CommandContext, records: readonly MadeRecord[]): Promise<number> {
  const { tx, actor, now } = context
  const opened = idsOf(records, 'recup opening')
  const entries = await listImportedEntries(tx, idsOf(records, 'counter entry'))
  const people = [...new Set([...opened, ...entries.map(({ personId }) => personId)])]
  await lockPeople(tx, people)
  assertAllowed(refusalToRemove(await readUsesOfBalances(tx, { opened, entries: entries.map(({ id }) => id) })))
  await insertCounterEntries(
    tx,
    entries.map(({ personId, year, counter, amount, kind }) => ({
      personId,
      year,
      counter,
      amount: halfDays(-amount),
      kind,
      cause: { code: 'opening_balance' },
    })),
    { actorId: actor.personId, now },
  )
  await clearOpenings(tx, opened)
  await grantWeekendHolidaysOf(tx, opened, {
    actorId: actor.personId,
    now,
    cause: { code: 'opening_month_changed' },
  })
  await recordAudits(
    tx,
    people.map((personId) => ({
      actorId: actor.personId,
      now,
      action: 'undo import balances' as const,
      entity: 'person' as const,
      entityId: personId,
      personId,
    })),
  )
  return records.length
}

const idsOf = (records: readonly MadeRecord[], wanted: MadeRecord['entity']): number[] =>
  records.filter(({ entity }) => entity === wanted).map(({ id }) => id)
