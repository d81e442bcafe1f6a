import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { openingMonthOf } from './openingMonthOf.ts'

const month = (text: string | null) => (text === null ? null : toYearMonth(text))

type Case = readonly [start: string, opening: string | null, movedIn: string | null, expected: string, name: string]

const cases: readonly Case[] = [
  ['2013-02-28', null, null, '2013-02', 'Anna without an opening month counts from the first month of her employment'],
  ['2013-02-28', '2026-11', null, '2026-11', 'Anna with an opening month counts from that month'],
  ['2013-02-28', null, '2026-11', '2026-11', 'Anna started long before her company moved in'],
  ['2013-02-28', '2026-05', '2026-11', '2026-11', 'an opening month before the moving-in date changes nothing'],
  ['2013-02-28', '2027-02', '2026-11', '2027-02', 'an opening month after the moving-in date counts'],
  ['2027-03-15', null, '2026-11', '2027-03', 'Bert started after his company moved in'],
]

test.each(cases)(
  'for %s, opening month %s, moved in %s, the first month with balances is %s (%s)',
  (employmentStart, openingMonth, movedIn, expected) => {
    const facts = {
      employmentStart: toDay(employmentStart),
      openingMonth: month(openingMonth),
      movedIn: month(movedIn),
    }
    expect(openingMonthOf(facts)).toBe(expected)
  },
)
