import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PREMIUMS, type Premium } from '../../customers/bonusType.ts'
import { basisPoints } from '../../money/basisPoints.ts'
import { sumSeconds } from '../../money/seconds.ts'
import { minuteOfDay } from '../../time/clockTime.ts'
import { addDays, toDay, type Day } from '../../time/day.ts'
import { holidayOn } from '../../calendar/holidays.ts'
import type { PremiumTerms } from './premiumTerms.ts'
import { CALLOUTS, type Shift } from '../shift/shift.ts'
import { shiftFromClock } from '../shift/shiftFromClock.ts'
import { splitPremiums } from './splitPremiums.ts'
import { workedSeconds } from '../worked/workedSeconds.ts'

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
