import { expect, test } from 'vitest'
import { NO_SECONDS, seconds } from '../../money/seconds.ts'
import { toYearMonth } from '../../time/yearMonth.ts'
import type { RecupMonth } from './cumulativeRecup.ts'
import { expectedRecup } from './expectedRecup.ts'

const hours = (number: number) => seconds(number * 3600)
const month = (yearMonth: string, fields: Partial<RecupMonth>): RecupMonth => ({
  yearMonth: toYearMonth(yearMonth),
  status: 'completed',
  earned: NO_SECONDS,
  taken: NO_SECONDS,
  bonuses: NO_SECONDS,
  corrections: NO_SECONDS,
  ...fields,
})

test('the expected recuperation uses the present hours of an open month for that month and for all later months', () => {
  const months = [
    month('2026-10', { earned: hours(2) }),
    month('2026-11', { status: 'open', taken: hours(7), bonuses: hours(20) }),
    month('2026-12', { status: 'open' }),
    month('2027-01', { status: 'without_contract' }),
  ]
  const asPlanned = new Map([
    ['2026-10', hours(99)],
    ['2026-11', hours(-5)],
    ['2026-12', hours(1)],
  ])
  const expected = expectedRecup(hours(1), months, (yearMonth) => asPlanned.get(yearMonth) ?? null)
  expect(expected.map(({ cumulative }) => cumulative / 3600)).toEqual([3, 11, 12, 12])
})
