import { halfDays, type HalfDays } from '@uurwerk/domain/balances/halfDays'
import { holidayGrant } from '@uurwerk/domain/balances/holidayGrant'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { sumSeconds } from '@uurwerk/domain/money/seconds'
import { isOnProlongedSickLeave } from '@uurwerk/domain/people/isOnProlongedSickLeave'
import { workedSecondsWithinDay } from '@uurwerk/domain/planning/workedSeconds'
import { addDays, yearOf, type Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import type { Tx } from '../db/transaction.ts'
import type { CounterEntry, LedgerWriter } from './counterEntry.ts'
import { insertCounterEntries } from './counterStore.ts'
import { selectHolidayFacts, type HolidayFactsRow } from './holidayGrantStore.ts'
import { shiftTimesOf } from './shiftTimesOf.ts'
import { takeBackRecupHolidays } from './takeBackRecupHolidays.ts'

export type HolidaysOfPeople = LedgerWriter & {
  readonly people: readonly number[]
  /** Days that are holidays, or were. */
  readonly holidays: readonly Day[]
  readonly reason: string
}

/** A 'Feestdag recup' that went because it is no longer paid for. */
export type TakenBack = { readonly personId: number; readonly day: Day }

/** Writes to the ledger by how much each holiday's grant differs from what it should be; a second time nothing is left to write. */
export async function settleHolidaysOfPeople(
  tx: Tx,
  { people, holidays, reason, ...writer }: HolidaysOfPeople,
): Promise<TakenBack[]> {
  if (people.length === 0 || holidays.length === 0) return []
  const nearHolidays = holidays.flatMap((day) => [addDays(day, -1), day])
  const rows = await selectHolidayFacts(tx, { people, holidays, nearHolidays })
  const entries = rows
    .flatMap((facts) => holidays.map((holiday) => entryOf(facts, holiday, reason)))
    .filter(({ amount }) => amount !== 0)
  await insertCounterEntries(tx, entries, writer)
  const removed: TakenBack[] = []
  for (const [personId, year] of lowered(entries)) {
    const days = await takeBackRecupHolidays(tx, { personId, year, reason, ...writer })
    removed.push(...days.map((day) => ({ personId, day })))
  }
  return removed
}

const entryOf = (facts: HolidayFactsRow, holiday: Day, reason: string): CounterEntry => ({
  personId: facts.person_id,
  year: yearOf(holiday),
  counter: 'RECUPERATION_HOLIDAY',
  amount: halfDays(grantOf(facts, holiday) - grantedSoFar(facts, holiday)),
  kind: 'grant',
  reason,
  holiday,
})

function grantOf(facts: HolidayFactsRow, day: Day): HalfDays {
  const employment = { start: facts.employment_start_on, end: facts.employment_end_on }
  const sickLeaves = facts.prolonged_sick_leaves.map(([start, end]) => ({ start, end }))
  const worked = facts.shifts.map((shift) => workedSecondsWithinDay(shiftTimesOf(shift), day))
  return holidayGrant({
    day,
    worked: sumSeconds(worked),
    entitled:
      holidayOn(day, facts.extra_holidays) !== null &&
      facts.kind === 'employee' &&
      containsDay(employment, day) &&
      !isOnProlongedSickLeave(sickLeaves, day),
  }).granted
}

const grantedSoFar = (facts: HolidayFactsRow, day: Day): number =>
  facts.granted.find(([holiday]) => holiday === day)?.[1] ?? 0

/** The years of people in which something was taken, each once, in the order of the people. */
function lowered(entries: readonly CounterEntry[]): (readonly [personId: number, year: number])[] {
  const less = entries.filter(({ amount }) => amount < 0)
  const years = new Map(less.map(({ personId, year }) => [`${personId} ${year}`, [personId, year] as const]))
  return [...years.values()]
}
