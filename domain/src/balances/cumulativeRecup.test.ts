import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_SECONDS, seconds, secondsOfHours } from '../money/seconds.ts'
import { addMonths, toYearMonth } from '../time/yearMonth.ts'
import type { RecupMonth } from './cumulativeRecup.ts'
import { cumulativeRecup, lowestRecupFrom, recupConfirmed } from './cumulativeRecup.ts'
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

/** Opened with 10 hours; +8 in August, a day taken in September, nothing in October, November still open. */
const anna = [
  month('2026-08', 'completed', { earned: h(8) }),
  month('2026-09', 'completed', { earned: h(-0.4), taken: h(7.6), bonuses: h(2) }),
  month('2026-10', 'without_contract', { earned: h(99), corrections: h(-1.5) }),
  month('2026-11', 'open', { earned: h(-30), taken: h(3.8) }),
  month('2026-12', 'completed', { earned: h(-4) }),
]

describe('what is built up', () => {
  test('a completed month adds what it earned; an open one only takes', () => {
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

  test('it is confirmed up to the month before the first open one; one without a contract stands in no way', () => {
    expect(recupConfirmed(cumulativeRecup(h(10), anna))).toEqual({ yearMonth: '2026-10', recup: h(10.5) })
  })

  test('with nothing confirmed there is no month and no recuperation yet', () => {
    expect(recupConfirmed(cumulativeRecup(h(10), anna.slice(3)))).toEqual({ yearMonth: null, recup: 0 })
    expect(recupConfirmed([])).toEqual({ yearMonth: null, recup: 0 })
  })

  test('a booking in October may take no more than December leaves', () => {
    const balances = cumulativeRecup(h(10), anna)
    expect(lowestRecupFrom(balances, toYearMonth('2026-10'))).toBe(h(2.7))
    expect(lowestRecupFrom(balances, toYearMonth('2026-12'))).toBe(h(2.7))
    expect(lowestRecupFrom(balances, toYearMonth('2027-01'))).toBeNull()
  })

  test('it is the sum of the opening balance and of every part that counts', () => {
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
  ['22.8 hours are three days of 7.6', 22.8, 7.6, 3],
  ['one decimal, rounded once: 1.25 days are 1.3', 9.5, 7.6, 1.3],
  ['a debt of 1.25 days is 1.3 too', -9.5, 7.6, -1.3],
  ['where a day has no length there are none', 22.8, 0, 0],
])('%s', (_, recup, sickDay, days) => {
  expect(recupInDays(h(recup), h(sickDay))).toBe(days)
})
