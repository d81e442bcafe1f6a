import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_SECONDS, seconds, secondsOfHours } from '../../money/seconds.ts'
import { addMonths, toYearMonth } from '../../time/yearMonth.ts'
import { cumulativeRecup, lowestRecupFrom, recupConfirmed, type RecupMonth } from './cumulativeRecup.ts'
import { recupInDays } from './recupInDays.ts'

const month = (yearMonth: string, status: RecupMonth['status'], parts: Partial<RecupMonth> = {}): RecupMonth => ({
  yearMonth: toYearMonth(yearMonth),
  status,
  earned: NO_SECONDS,
  taken: NO_SECONDS,
  bonuses: NO_SECONDS,
  corrections: NO_SECONDS,
  ...parts,
})

const h = secondsOfHours

/**
 * The test data: Anna's opening balance is 10 hours. Anna earns 8 hours in August and takes one day in September.
 * October has no contract, and November is open.
 */
const anna = [
  month('2026-08', 'completed', { earned: h(8) }),
  month('2026-09', 'completed', { earned: h(-0.4), taken: h(7.6), bonuses: h(2) }),
  month('2026-10', 'without_contract', { earned: h(99), corrections: h(-1.5) }),
  month('2026-11', 'open', { earned: h(-30), taken: h(3.8) }),
  month('2026-12', 'completed', { earned: h(-4) }),
]

describe('the built-up recuperation', () => {
  test('a confirmed month adds its earned hours to the built-up recuperation, and an open month only subtracts its taken hours', () => {
    expect(
      cumulativeRecup(h(10), anna).map(({ previous, cumulative }) => [previous / 3600, cumulative / 3600]),
    ).toEqual([
      [10, 18],
      [18, 12],
      [12, 10.5],
      [10.5, 6.7],
      [6.7, 2.7],
    ])
  })

  test('the confirmed recuperation counts the months before the first open month, and a month without a contract counts as confirmed', () => {
    expect(recupConfirmed(cumulativeRecup(h(10), anna))).toEqual({ yearMonth: '2026-10', recup: h(10.5) })
  })

  test('a person without a confirmed month has no confirmed recuperation', () => {
    expect(recupConfirmed(cumulativeRecup(h(10), anna.slice(3)))).toEqual({ yearMonth: null, recup: 0 })
    expect(recupConfirmed([])).toEqual({ yearMonth: null, recup: 0 })
  })

  test('in October an employee can book at most the hours of recuperation that are left in December', () => {
    const balances = cumulativeRecup(h(10), anna)
    expect(lowestRecupFrom(balances, toYearMonth('2026-10'))).toBe(h(2.7))
    expect(lowestRecupFrom(balances, toYearMonth('2026-12'))).toBe(h(2.7))
    expect(lowestRecupFrom(balances, toYearMonth('2027-01'))).toBeNull()
  })

  test('the built-up recuperation is the sum of the opening balance and all later changes', () => {
    const part = fc.integer({ min: -100_000, max: 100_000 }).map(seconds)
    const anyMonth = fc.record({
      status: fc.constantFrom<RecupMonth['status'][]>('completed', 'open', 'without_contract'),
      earned: part,
      taken: part,
      bonuses: part,
      corrections: part,
    })
    fc.assert(
      fc.property(part, fc.array(anyMonth, { maxLength: 40 }), (opening, parts) => {
        const months = parts.map((each, n) => ({ ...each, yearMonth: addMonths(toYearMonth('2024-01'), n) }))
        const expected = months.reduce(
          (sum, each) =>
            sum + (each.status === 'completed' ? each.earned : 0) - each.taken + each.bonuses + each.corrections,
          opening as number,
        )
        expect(cumulativeRecup(opening, months).at(-1)?.cumulative ?? opening).toBe(expected)
      }),
    )
  })
})

test.each([
  ['22.8 hours of recuperation are three days of 7.6 hours', 22.8, 7.6, 3],
  ['1.25 days of recuperation are rounded to 1.3', 9.5, 7.6, 1.3],
  ['a debt of 1.25 days of recuperation is rounded to a debt of 1.3 days', -9.5, 7.6, -1.3],
  ['recuperation is 0 days when the person’s own day has no hours', 22.8, 0, 0],
])('hours of recuperation are converted to days: %s', (_, recup, sickDay, days) => {
  expect(recupInDays(h(recup), h(sickDay))).toBe(days)
})
