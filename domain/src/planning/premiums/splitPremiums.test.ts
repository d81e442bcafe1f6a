import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PREMIUMS, type Premium } from '../../customers/bonusType.ts'
import { DEFAULT_BONUS_RATES, type BonusRates } from '../../customers/bonusRates.ts'
import { DEFAULT_CUSTOMER_HOURS, type CustomerHours } from '../../customers/customerHours.ts'
import { basisPoints } from '../../money/basisPoints.ts'
import { hoursOf, sumSeconds } from '../../money/seconds.ts'
import { minuteAt, shiftOn } from '../shifts.testing.ts'
import { minuteOfDay } from '../../time/clockTime.ts'
import { addDays, toDay, type Day } from '../../time/day.ts'
import { holidayOn } from '../../calendar/holidays.ts'
import type { PremiumTerms } from './premiumTerms.ts'
import { CALLOUTS, type Shift } from '../shift/shift.ts'
import { shiftFromClock } from '../shift/shiftFromClock.ts'
import { splitPremiums } from './splitPremiums.ts'
import { workedSeconds } from '../worked/workedSeconds.ts'

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
  ['New Year’s Eve into New Year', shiftOn('2026-12-31', '22:00–06:00'), '2 NIGHT, 6 HOLIDAY'],
  ['Armistice Day, a Wednesday', shiftOn('2026-11-11', '07:00–15:00'), '8 HOLIDAY'],
  ['the night into Armistice Day', shiftOn('2026-11-10', '22:00–06:00'), '2 NIGHT, 6 HOLIDAY'],
  ['the night out of Armistice Day', shiftOn('2026-11-11', '22:00–06:00'), '6 NIGHT, 2 HOLIDAY'],
  ['the night out of Sunday', shiftOn('2026-11-22', '22:00–06:00'), '6 NIGHT, 2 HOLIDAY'],
  ['Assumption on a Saturday is a holiday', shiftOn('2026-08-15', '08:00–16:00'), '8 HOLIDAY'],
  [
    'Assumption on a Saturday is a Saturday at a customer without a holiday rate',
    shiftOn('2026-08-15', '08:00–16:00'),
    '8 SATURDAY',
    without('HOLIDAY'),
  ],
  ['the night into 29 February', shiftOn('2028-02-28', '22:00–06:00'), '8 NIGHT'],

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
    'with equal borders all hours are plain',
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

describe('a random shift', () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map(minuteOfDay)
  const rate = fc.option(fc.integer({ min: 0, max: 10_000 }).map(basisPoints), { nil: undefined })
  const terms = fc.record({
    hours: fc.record({ morning: minute, evening: minute, night: minute }),
    rates: fc.record({
      LATE: rate,
      NIGHT: rate,
      SATURDAY: rate,
      HOLIDAY: rate,
      INTERRUPTED: rate,
      CALLOUT24: rate,
      CALLOUT48: rate,
    }),
    extraHolidays: fc.constant(new Set<Day>()),
  })
  const changeOfTheClock = fc.constantFrom('2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28').map(toDay)
  const day = fc.oneof(
    fc.integer({ min: 0, max: 730 }).map((n) => addDays(toDay('2026-01-01'), n)),
    changeOfTheClock,
  )
  const shift = fc
    .record({
      times: fc
        .tuple(day, minute, minute, fc.option(fc.tuple(minute, minute)))
        .map(([on, start, end, pause]) =>
          shiftFromClock(on, { start, end, break: pause === null ? null : { start: pause[0], end: pause[1] } }),
        ),
      callout: fc.option(fc.constantFrom(...CALLOUTS)),
      interrupted: fc.boolean(),
    })
    .filter(({ times }) => !('code' in times))
    .map(({ times, ...rest }) => ({ ...times, ...rest }) as Shift)

  test('a random shift is divided into parts whose times add up exactly to its worked time', () => {
    fc.assert(
      fc.property(shift, terms, (worked, at) => {
        const stretches = splitPremiums(worked, at)
        expect(sumSeconds(stretches.map(({ seconds }) => seconds))).toBe(workedSeconds(worked))
        expect(stretches.every(({ seconds }) => seconds > 0)).toBe(true)
        expect(new Set(stretches.map(({ premium }) => premium)).size).toBe(stretches.length)
      }),
      { numRuns: 500 },
    )
  })

  test('a random shift is divided into the same parts as in a calculation minute by minute', () => {
    fc.assert(
      fc.property(shift, terms, (worked, at) => {
        const minutes = new Map<Premium | null, number>()
        for (let moment: number = worked.start; moment < worked.end; moment += 60) {
          if (worked.break !== null && moment >= worked.break.start && moment < worked.break.end) continue
          const premium = premiumAt(moment, worked.interrupted, at)
          minutes.set(premium, (minutes.get(premium) ?? 0) + 1)
        }
        expect(new Map(splitPremiums(worked, at).map(({ premium, seconds }) => [premium, seconds / 60]))).toEqual(
          minutes,
        )
      }),
      { numRuns: 100 },
    )
  })
})

/**
 * Finds the premium of one minute with the time zone code of Temporal. The test compares it with our own time zone
 * code.
 */
function premiumAt(epochSeconds: number, interrupted: boolean, { hours, rates }: PremiumTerms): Premium | null {
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochSeconds * 1000).toZonedDateTimeISO('Europe/Brussels')
  const minute = zoned.hour * 60 + zoned.minute
  const within = (from: number, until: number) =>
    from !== until && (minute - from + 1440) % 1440 < (until - from + 1440) % 1440
  const isHoliday = zoned.dayOfWeek === 7 || holidayOn(toDay(zoned.toPlainDate().toString())) !== null
  const applying = {
    LATE: within(hours.evening, hours.night),
    NIGHT: within(hours.night, hours.morning),
    SATURDAY: zoned.dayOfWeek === 6,
    HOLIDAY: isHoliday,
    INTERRUPTED: interrupted,
  } satisfies Record<Premium, boolean>
  const paid = PREMIUMS.filter((premium) => applying[premium] && (rates[premium] ?? 0) > 0)
  return (
    paid.toSorted((a, b) => (rates[a] ?? 0) - (rates[b] ?? 0) || PREMIUMS.indexOf(a) - PREMIUMS.indexOf(b)).at(-1) ??
    null
  )
}
