import { causeInWords } from '@uurwerk/contract/audit/causeInWords'
import type { Cause } from '@uurwerk/domain/people/cause'
import { isOpeningRecup, type OpeningBalance, type OpeningCounter } from '@uurwerk/contract/import/balanceColumns'
import { counterMoves } from '@uurwerk/domain/balances/counterMoves'
import { NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import { insertCounterEntries } from '../../balances/counterStore.ts'
import { grantWeekendHolidaysOf } from '../../absences/holidays/grantWeekendHolidays.ts'
import type { RemovedHolidayBooking } from '../../absences/holidays/settleHolidaysOfPeople.ts'
import type { CommandContext } from '../../app/context.ts'
import type { MadeRecord } from '../../app/acts/insertActStore.ts'
import { counterKey } from './counterKey.ts'
import {
  listOpeningEntries,
  listCountersOf,
  readLastEntry,
  listRecupOpenings,
  updateRecupOpenings,
  type NewRecupOpening,
  type StoredCounter,
} from './balancesImportStore.ts'

const CAUSE: Cause = { code: 'opening_balance' }

/** Sets leave counters and opening balances as HR does by hand. The caller locks the people first (rule import-18). */
export async function insertBalances(
  context: CommandContext,
  balances: readonly OpeningBalance[],
): Promise<MadeRecord[]> {
  const openings = balances.filter(isOpeningRecup).map((opening) => ({
    personId: opening.userId,
    month: opening.recupOpeningYearMonth,
    seconds: opening.recupOpeningHours,
  }))
  // Only public holidays from the opening month on give days to a counter, so that month is set first.
  if (openings.length > 0) await openRecups(context, openings)
  const counters = balances.filter((balance): balance is OpeningCounter => !isOpeningRecup(balance))
  const entries = counters.length > 0 ? await setCounters(context, counters) : []
  return [
    ...openings.map(({ personId: id }) => ({ entity: 'recup opening' as const, id })),
    ...entries.map((id) => ({ entity: 'counter entry' as const, id })),
  ]
}

/**
 * Stores the opening month of people. Public holidays before that month give no days, so the booked days of 'Feestdag
 * recup' for them are removed and returned.
 */
export async function openRecups(
  { tx, actor, now }: CommandContext,
  openings: readonly NewRecupOpening[],
): Promise<RemovedHolidayBooking[]> {
  const ids = openings.map(({ personId }) => personId)
  const before = new Map((await listRecupOpenings(tx, ids)).map((opening) => [opening.personId, opening]))
  await updateRecupOpenings(tx, openings)
  const removed = await grantWeekendHolidaysOf(tx, ids, {
    actorId: actor.personId,
    now,
    cause: { code: 'opening_month_changed' },
    openingChanged: true,
  })
  await recordAudits(
    tx,
    openings.map(({ personId, month, seconds }) => ({
      actorId: actor.personId,
      now,
      action: 'edit person' as const,
      entity: 'person' as const,
      entityId: personId,
      personId,
      before: {
        recupOpeningMonth: before.get(personId)?.month ?? null,
        recupOpeningSeconds: before.get(personId)?.seconds ?? 0,
      },
      after: { recupOpeningMonth: month, recupOpeningSeconds: seconds },
    })),
  )
  return removed
}

async function setCounters({ tx, actor, now }: CommandContext, counters: readonly OpeningCounter[]): Promise<number[]> {
  const people = counters.map(({ userId }) => userId)
  const known = await readLastEntry(tx, people)
  const stored = await listCountersOf(
    tx,
    counters.map(({ userId, year, type }) => ({ personId: userId, year, type })),
  )
  const moves = movesOf(counters, stored)
  await insertCounterEntries(
    tx,
    moves.flatMap(({ entries }) => entries),
    { actorId: actor.personId, now },
  )
  await recordAudits(
    tx,
    moves.map(({ counter, before }) => ({
      actorId: actor.personId,
      now,
      action: 'edit counter' as const,
      entity: 'counter' as const,
      entityId: counter.userId,
      personId: counter.userId,
      before,
      after: {
        year: counter.year,
        type: counter.type,
        granted: counter.originalBalance,
        left: counter.currentBalance,
        reason: causeInWords(CAUSE),
      },
    })),
  )
  return listOpeningEntries(tx, { people, after: known })
}

function movesOf(counters: readonly OpeningCounter[], stored: readonly StoredCounter[]) {
  const byKey = new Map(stored.map((counter) => [counterKey(counter), counter]))
  return counters.map((counter) => {
    const { userId: personId, year, type, originalBalance, currentBalance } = counter
    const now = byKey.get(counterKey({ personId, type, year }))
    const before = { granted: now?.granted ?? NO_HALF_DAYS, left: now?.left ?? NO_HALF_DAYS }
    const entry = { personId, year, counter: type, cause: CAUSE }
    const moves = counterMoves(before, { granted: originalBalance, left: currentBalance })
    return { counter, before, entries: moves.map((move) => ({ ...entry, ...move })) }
  })
}
