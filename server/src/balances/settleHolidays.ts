import { halfDays, type HalfDays } from '@uurwerk/domain/balances/halfDays'
import { holidayGrant } from '@uurwerk/domain/balances/holidayGrant'
import { sumSeconds } from '@uurwerk/domain/money/seconds'
import { isOnProlongedSickLeave } from '@uurwerk/domain/people/isOnProlongedSickLeave'
import { workedSecondsWithinDay } from '@uurwerk/domain/planning/workedSeconds'
import { addDays, yearOf, type Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import type { Tx } from '../db/transaction.ts'
import { insertCounterEntries, type CounterEntry, type LedgerWriter } from './counterStore.ts'
import { selectHolidayFacts, type HolidayFactsRow } from './holidayGrantStore.ts'
import { shiftTimesOf } from './shiftTimesOf.ts'
import { takeBackRecupHolidays } from './takeBackRecupHolidays.ts'

export type HolidaysToSettle = LedgerWriter & {
  readonly personId: number
  readonly holidays: readonly Day[]
  readonly reason: string
}

/** Writes to the ledger by how much each holiday's grant differs from what it should be; a second time nothing is left to write. */
export async function settleHolidays(
  tx: Tx,
  { personId, holidays, reason, ...writer }: HolidaysToSettle,
): Promise<Day[]> {
  if (holidays.length === 0) return []
  const nearHolidays = holidays.flatMap((day) => [addDays(day, -1), day])
  const facts = await selectHolidayFacts(tx, { personId, holidays, nearHolidays })
  const entries = holidays
    .map((holiday): CounterEntry => {
      const amount = halfDays(grantOf(facts, holiday) - grantedSoFar(facts, holiday))
      return {
        personId,
        year: yearOf(holiday),
        counter: 'RECUPERATION_HOLIDAY',
        amount,
        kind: 'grant',
        reason,
        holiday,
      }
    })
    .filter(({ amount }) => amount !== 0)
  await insertCounterEntries(tx, entries, writer)
  const removed: Day[] = []
  for (const year of new Set(entries.filter(({ amount }) => amount < 0).map((entry) => entry.year))) {
    removed.push(...(await takeBackRecupHolidays(tx, { personId, year, reason, ...writer })))
  }
  return removed.sort()
}

function grantOf(facts: HolidayFactsRow, day: Day): HalfDays {
  const employment = { start: facts.employment_start_on, end: facts.employment_end_on }
  const sickLeaves = facts.prolonged_sick_leaves.map(([start, end]) => ({ start, end }))
  const worked = facts.shifts.map((shift) => workedSecondsWithinDay(shiftTimesOf(shift), day))
  return holidayGrant({
    day,
    worked: sumSeconds(worked),
    entitled: facts.kind === 'employee' && containsDay(employment, day) && !isOnProlongedSickLeave(sickLeaves, day),
  }).granted
}

const grantedSoFar = (facts: HolidayFactsRow, day: Day): number =>
  facts.granted.find(([holiday]) => holiday === day)?.[1] ?? 0
