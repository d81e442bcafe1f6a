import { describe, expect, test } from 'vitest'
import type { Premium } from '../../customers/bonusType.ts'
import { DEFAULT_BONUS_RATES, type BonusRates } from '../../customers/bonusRates.ts'
import { DEFAULT_CUSTOMER_HOURS, type CustomerHours } from '../../customers/customerHours.ts'
import { basisPoints } from '../../money/basisPoints.ts'
import { hoursOf } from '../../money/seconds.ts'
import { minuteAt, shiftOn } from '../shifts.testing.ts'
import { toDay } from '../../time/day.ts'
import type { PremiumTerms } from './premiumTerms.ts'
import type { Shift } from '../shift/shift.ts'
import { splitPremiums } from './splitPremiums.ts'

const usual: PremiumTerms = { hours: DEFAULT_CUSTOMER_HOURS, rates: DEFAULT_BONUS_RATES, extraHolidays: new Set() }
const withRates = (rates: BonusRates): PremiumTerms => ({ ...usual, rates })
const without = (...premiums: Premium[]): PremiumTerms =>
  withRates(
    Object.fromEntries(Object.entries(DEFAULT_BONUS_RATES).filter(([type]) => !premiums.some((p) => p === type))),
  )
const withHours = (morning: string, evening: string, night: string): CustomerHours => ({
  morning: minuteAt(morning),
  evening: minuteAt(evening),
  night: minuteAt(night),
})
const onlyWindows = (hours: CustomerHours): PremiumTerms => ({
  hours,
  rates: { LATE: basisPoints(2000), NIGHT: basisPoints(3500) },
  extraHolidays: new Set(),
})

/** Writes the parts of a shift as a text, such as '5.5 plain, 1 LATE'. */
const split = (shift: Shift, terms: PremiumTerms): string =>
  splitPremiums(shift, terms)
    .map(({ premium, seconds }) => `${hoursOf(seconds)} ${premium ?? 'plain'}`)
    .join(', ')

type Case = [sentence: string, shift: Shift, split: string, terms?: PremiumTerms]

const cases: Case[] = [
  // The four examples of the page docs/rules/premiums.md.
  ['Friday 13:30–21:45', shiftOn('2026-11-20', '13:30–21:45'), '5.5 plain, 1 LATE, 1.75 NIGHT'],
  [
    'Friday 20:45 to Saturday 06:45 with a break at one',
    shiftOn('2026-11-20', '20:45–06:45', '01:00–01:30'),
    '8.75 NIGHT, 0.75 SATURDAY',
  ],
  [
    'Saturday 14:00–22:00 with a break at six',
    shiftOn('2026-11-21', '14:00–22:00', '18:00–18:30'),
    '2 NIGHT, 5.5 SATURDAY',
  ],
  ['Saturday 22:00 to Sunday 06:00', shiftOn('2026-11-21', '22:00–06:00'), '2 NIGHT, 6 HOLIDAY'],

  ['a day shift on a weekday has no premium', shiftOn('2026-11-20', '07:00–15:00'), '8 plain'],
  ['the night before All Saints, a Sunday', shiftOn('2026-10-31', '22:00–06:00'), '2 NIGHT, 6 HOLIDAY'],
  ['the night from New Year’s Eve to New Year’s Day', shiftOn('2026-12-31', '22:00–06:00'), '2 NIGHT, 6 HOLIDAY'],
  ['Armistice Day, a Wednesday', shiftOn('2026-11-11', '07:00–15:00'), '8 HOLIDAY'],
  ['the night before Armistice Day', shiftOn('2026-11-10', '22:00–06:00'), '2 NIGHT, 6 HOLIDAY'],
  ['the night after Armistice Day', shiftOn('2026-11-11', '22:00–06:00'), '6 NIGHT, 2 HOLIDAY'],
  ['the night from Sunday to Monday', shiftOn('2026-11-22', '22:00–06:00'), '6 NIGHT, 2 HOLIDAY'],
  ['Assumption on a Saturday is a holiday', shiftOn('2026-08-15', '08:00–16:00'), '8 HOLIDAY'],
  [
    'Assumption on a Saturday is a Saturday at a customer without a holiday rate',
    shiftOn('2026-08-15', '08:00–16:00'),
    '8 SATURDAY',
    without('HOLIDAY'),
  ],
  ['the night before 29 February', shiftOn('2028-02-28', '22:00–06:00'), '8 NIGHT'],

  [
    'a break over the borders of the evening',
    shiftOn('2026-11-20', '18:00–21:00', '18:30–20:30'),
    '0.5 plain, 0.5 NIGHT',
  ],
  ['a break over midnight into Saturday', shiftOn('2026-11-20', '20:00–08:00', '23:30–00:30'), '9 NIGHT, 2 SATURDAY'],
  [
    'a shift of two minutes around the start of the evening',
    shiftOn('2026-11-20', '18:59–19:01'),
    '0.02 plain, 0.02 LATE',
  ],

  ['an interrupted day shift', shiftOn('2026-11-20', '07:00–13:00', null, { interrupted: true }), '6 INTERRUPTED'],
  [
    'an interrupted evening shift: 50 % is higher than 20 % and 35 %',
    shiftOn('2026-11-20', '17:00–22:00', null, { interrupted: true }),
    '5 INTERRUPTED',
  ],
  [
    'an interrupted Sunday shift: 56 % is higher than 50 %',
    shiftOn('2026-11-22', '07:00–13:00', null, { interrupted: true }),
    '6 HOLIDAY',
  ],
  [
    'an interrupted shift at a customer without a rate for interruption',
    shiftOn('2026-11-20', '17:00–22:00', null, { interrupted: true }),
    '2 plain, 1 LATE, 2 NIGHT',
    without('INTERRUPTED'),
  ],

  [
    'on equal percentages Saturday comes after night in the list and wins',
    shiftOn('2026-11-21', '18:00–22:00'),
    '4 SATURDAY',
    withRates({ ...DEFAULT_BONUS_RATES, SATURDAY: basisPoints(3500) }),
  ],
  [
    'on equal percentages holiday comes after Saturday in the list and wins',
    shiftOn('2026-08-15', '08:00–16:00'),
    '8 HOLIDAY',
    withRates({ SATURDAY: basisPoints(5000), HOLIDAY: basisPoints(5000) }),
  ],
  [
    'on equal percentages interrupted comes last in the list and wins',
    shiftOn('2026-11-22', '07:00–13:00', null, { interrupted: true }),
    '6 INTERRUPTED',
    withRates({ ...DEFAULT_BONUS_RATES, INTERRUPTED: basisPoints(5600) }),
  ],
  [
    'a percentage that is one hundredth of a percent higher wins',
    shiftOn('2026-11-21', '18:00–22:00'),
    '2 NIGHT, 2 SATURDAY',
    withRates({ ...DEFAULT_BONUS_RATES, SATURDAY: basisPoints(3499) }),
  ],

  [
    'a customer without rates',
    shiftOn('2026-11-21', '22:00–06:00', null, { interrupted: true }),
    '8 plain',
    withRates({}),
  ],
  [
    'a rate of 0 % does not apply',
    shiftOn('2026-11-20', '18:00–22:00'),
    '3 plain, 1 LATE',
    withRates({ ...DEFAULT_BONUS_RATES, NIGHT: basisPoints(0) }),
  ],

  [
    'no evening when the evening and the night start at the same time',
    shiftOn('2026-11-20', '18:00–22:00'),
    '2 plain, 2 NIGHT',
    onlyWindows(withHours('06:00', '20:00', '20:00')),
  ],
  [
    'no night when the night and the morning start at the same time',
    shiftOn('2026-11-20', '18:00–08:00'),
    '3 plain, 11 LATE',
    onlyWindows(withHours('06:00', '19:00', '06:00')),
  ],
  [
    'an evening window that crosses midnight',
    shiftOn('2026-11-20', '20:00–08:00'),
    '4 plain, 4 LATE, 4 NIGHT',
    onlyWindows(withHours('06:00', '22:00', '02:00')),
  ],
  [
    'in windows that overlap the higher percentage wins',
    shiftOn('2026-11-17', '04:00–07:00'),
    '1 LATE, 2 NIGHT',
    onlyWindows(withHours('06:00', '05:00', '20:00')),
  ],
  [
    'no premium when the morning, the evening and the night start at the same time',
    shiftOn('2026-11-20', '12:00–11:00'),
    '23 plain',
    onlyWindows(withHours('06:00', '06:00', '06:00')),
  ],

  ['the night in which the clock goes back', shiftOn('2026-10-24', '22:00–06:00'), '2 NIGHT, 7 HOLIDAY'],
  ['the night in which the clock goes forward', shiftOn('2027-03-27', '22:00–06:00'), '2 NIGHT, 5 HOLIDAY'],
  [
    'a morning border inside the repeated hour applies twice',
    shiftOn('2026-10-24', '22:00–06:00'),
    '4 plain, 5 NIGHT',
    onlyWindows(withHours('02:30', '20:00', '20:00')),
  ],
  [
    'a morning border inside the skipped hour applies at the end of that hour',
    shiftOn('2027-03-27', '22:00–06:00'),
    '3 plain, 4 NIGHT',
    onlyWindows(withHours('02:30', '20:00', '20:00')),
  ],

  [
    'a company holiday',
    shiftOn('2026-12-24', '08:00–16:00'),
    '8 HOLIDAY',
    { ...usual, extraHolidays: new Set([toDay('2026-12-24')]) },
  ],
]
for (const [sentence, shift, expected, terms = usual] of cases) {
  test(`a shift is divided into parts at the hours at which the premium changes (${sentence}): ${expected}`, () =>
    expect(split(shift, terms)).toBe(expected))
}

describe('the percentage of a call-out', () => {
  const evening = (callout: Shift['callout']) => shiftOn('2026-11-20', '18:00–22:00', null, { callout })

  test('the percentage of a call-out applies to every part of the shift, in addition to the premium of that part', () => {
    expect(splitPremiums(evening('CALL_OUT_24'), usual)).toEqual([
      { premium: null, callout: 'CALL_OUT_24', seconds: 3600 },
      { premium: 'LATE', callout: 'CALL_OUT_24', seconds: 3600 },
      { premium: 'NIGHT', callout: 'CALL_OUT_24', seconds: 7200 },
    ])
  })

  test('a call-out without a percentage, or with 0 %, does not change the parts of a shift', () => {
    const { CALLOUT48: _, ...others } = DEFAULT_BONUS_RATES
    expect(splitPremiums(evening('CALL_OUT_48'), withRates(others))).toEqual(splitPremiums(evening(null), usual))
    const unpaid = withRates({ ...DEFAULT_BONUS_RATES, CALLOUT48: basisPoints(0) })
    expect(splitPremiums(evening('CALL_OUT_48'), unpaid)).toEqual(splitPremiums(evening(null), usual))
  })
})
