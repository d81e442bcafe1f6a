import type { Cause } from '@uurwerk/domain/people/cause'
import { halfDays, NO_HALF_DAYS, sumHalfDays, type HalfDays } from '@uurwerk/domain/balances/halfDays'
import { holidayGrant } from '@uurwerk/domain/balances/holidayGrant'
import { keptByEntry } from '@uurwerk/domain/balances/keptByEntry'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { sumSeconds } from '@uurwerk/domain/money/seconds'
import { isOnProlongedSickLeave } from '@uurwerk/domain/employment/isOnProlongedSickLeave'
import { workedSecondsWithinDay } from '@uurwerk/domain/planning/worked/workedSeconds'
import { addDays, yearOf, type Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { Turn } from '../../app/Turn.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { CounterEntry, LedgerWriter } from '../../balances/counterEntry.ts'
import { insertCounterEntries, type CounterOf } from '../../balances/counterStore.ts'
import { listEnteredYears, listHolidayFacts, listYearsInDebt, type HolidayFactsRow } from './holidayGrantStore.ts'
import { shiftTimesOf } from '../../balances/months/shiftTimesStore.ts'
import { takeBackRecupHolidays } from './takeBackRecupHolidays.ts'

export type HolidaysOfPeople = LedgerWriter & {
  readonly people: readonly number[]
  /** The days to update. Each day is a public holiday now, or was one before the change. */
  readonly holidays: readonly Day[]
  readonly cause: Cause
  /** True when the opening month of the people changes. A balance that HR typed then keeps its value. */
  readonly openingChanged?: boolean
}

/**
 * A booking of 'Feestdag recup' that was removed, because the leave counters of the person have too few days for it.
 */
export type RemovedHolidayBooking = { readonly personId: number; readonly day: Day }

/**
 * Updates the leave ('Feestdag recup') that these public holidays give to these people. A second run finds no
 * difference and adds nothing (rule balances-23).
 */
export async function settleHolidaysOfPeople(
  tx: Tx,
  { people, holidays, cause, openingChanged = false, ...writer }: HolidaysOfPeople,
): Promise<RemovedHolidayBooking[]> {
  if (people.length === 0 || holidays.length === 0) return []
  const nearHolidays = holidays.flatMap((day) => [addDays(day, -1), day])
  const rows = await listHolidayFacts(tx, { people, holidays, nearHolidays })
  const entries = await entriesOf(rows, holidays, cause)
  const all = openingChanged ? [...entries, ...(await keepingEntries(tx, people, entries))] : entries
  // Entries that add days come before entries that take days away, so that no balance is below zero for a moment.
  // Bookings are removed last, because the removal looks at the final balances.
  for (const some of [all.filter(({ amount }) => amount > 0), all.filter(({ amount }) => amount < 0)])
    await insertCounterEntries(tx, some, writer)
  const removed: RemovedHolidayBooking[] = []
  for (const { personId, year } of await listYearsInDebt(tx, lowered(entries))) {
    const days = await takeBackRecupHolidays(tx, { personId, year, cause, ...writer })
    removed.push(...days.map((day) => ({ personId, day })))
  }
  return removed
}

/**
 * The ledger entries that correct the leave of each person. Hundreds of people have thousands of entries, so the server
 * can answer other requests after each person.
 */
async function entriesOf(rows: readonly HolidayFactsRow[], holidays: readonly Day[], cause: Cause) {
  const entries: CounterEntry[] = []
  const turn = new Turn()
  for (const facts of rows) {
    if (turn.isOver) await turn.next()
    entries.push(...holidays.map((holiday) => entryOf(facts, holiday, cause)).filter(({ amount }) => amount !== 0))
  }
  // The driver takes a long time to write thousands of entries, so other requests are answered first.
  await turn.next()
  return entries
}

const entryOf = (facts: HolidayFactsRow, holiday: Day, cause: Cause): CounterEntry => ({
  personId: facts.person_id,
  year: yearOf(holiday),
  counter: 'RECUPERATION_HOLIDAY',
  amount: halfDays(grantOf(facts, holiday) - grantedSoFar(facts, holiday)),
  kind: 'grant',
  cause,
  holiday,
})

/**
 * Returns the entries that keep the balance of leave for public holidays ('Feestdag recup') that HR typed. When the
 * leave that the public holidays give changes, these entries reverse the change: one entry for each person and year.
 */
async function keepingEntries(
  tx: Tx,
  people: readonly number[],
  entries: readonly CounterEntry[],
): Promise<CounterEntry[]> {
  if (entries.length === 0) return []
  const byYear = Map.groupBy(entries, ({ personId, year }) => `${personId} ${year}`)
  return (await listEnteredYears(tx, people)).flatMap(({ person_id: personId, year, granted_before }) => {
    const before = new Map(granted_before)
    const kept = (byYear.get(`${personId} ${year}`) ?? []).map(({ amount: change, holiday }) =>
      keptByEntry({ change, grantedBefore: halfDays(before.get(holiday!) ?? NO_HALF_DAYS) }),
    )
    const amount = sumHalfDays(kept)
    const counter = 'RECUPERATION_HOLIDAY'
    return amount === 0 ? [] : [{ personId, year, counter, amount, kind: 'grant', cause: { code: 'hr_balance_kept' } }]
  })
}

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
      day >= facts.opening_on &&
      !isOnProlongedSickLeave(sickLeaves, day),
  }).granted
}

const grantedSoFar = (facts: HolidayFactsRow, day: Day): number =>
  facts.granted.find(([holiday]) => holiday === day)?.[1] ?? 0

/** The people and years whose leave counter became lower. Each pair of a person and a year is in the list once. */
function lowered(entries: readonly CounterEntry[]): CounterOf[] {
  const less = entries.filter(({ amount }) => amount < 0)
  return [...new Map(less.map(({ personId, year }) => [`${personId} ${year}`, { personId, year }])).values()]
}
