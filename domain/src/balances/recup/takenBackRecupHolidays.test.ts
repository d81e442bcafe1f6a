import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { FULL_DAY, HALF_DAY, halfDays } from '../halfDays.ts'
import { takenBackRecupHolidays, type RecupHolidayBooking } from './takenBackRecupHolidays.ts'

const booking = (id: number, day: string, amount = FULL_DAY, completed = false): RecupHolidayBooking => ({
  id,
  day: toDay(day),
  amount,
  completed,
})
const left = (previousYear: number, thisYear: number) => ({
  previousYear: halfDays(previousYear),
  thisYear: halfDays(thisYear),
})

const december = booking(1, '2026-12-28')
const november = booking(2, '2026-11-16')

const cases: [string, ReturnType<typeof left>, RecupHolidayBooking[], RecupHolidayBooking[]][] = [
  [
    'no booked ‘Feestdag recup’ is removed while the sum of the two counters is not below zero',
    left(2, -2),
    [december, november],
    [],
  ],
  ['the latest booked ‘Feestdag recup’ is removed first and completely', left(0, -1), [november, december], [december]],
  [
    'only as many booked ‘Feestdag recup’ days are removed as necessary',
    left(0, -3),
    [november, december],
    [december, november],
  ],
  [
    'a booked ‘Feestdag recup’ in a confirmed month is not removed',
    left(0, -2),
    [booking(1, '2026-12-28', FULL_DAY, true), november],
    [november],
  ],
  [
    'the counters stay below zero when no open month has a booked ‘Feestdag recup’',
    left(0, -2),
    [booking(1, '2026-12-28', FULL_DAY, true)],
    [],
  ],
  [
    'when one day has two half days of ‘Feestdag recup’, the half day that was booked last is removed',
    left(0, -1),
    [booking(7, '2026-12-28', HALF_DAY), booking(8, '2026-12-28', HALF_DAY)],
    [booking(8, '2026-12-28', HALF_DAY)],
  ],
]

describe('which booked ‘Feestdag recup’ days are removed when a shift on a public holiday is removed', () => {
  test.each(cases)(
    'the removal of a shift on a public holiday removes the right booked days of ‘Feestdag recup’: %s',
    (_, counters, bookings, removed) => {
      expect(takenBackRecupHolidays(counters, bookings)).toEqual(removed)
    },
  )

  test('random bookings of ‘Feestdag recup’ are removed until the counters are not below zero, and no more days are removed', () => {
    const bookings = fc.uniqueArray(
      fc.record({
        id: fc.nat(99),
        month: fc.integer({ min: 1, max: 12 }),
        full: fc.boolean(),
        completed: fc.boolean(),
      }),
      { maxLength: 10, selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(bookings, fc.integer({ min: -20, max: 5 }), (drawn, together) => {
        const all = drawn.map(({ id, month, full, completed }) =>
          booking(id, `2026-${String(month).padStart(2, '0')}-07`, full ? FULL_DAY : HALF_DAY, completed),
        )
        const removed = takenBackRecupHolidays(left(0, together), all)
        const after = removed.reduce((sum, { amount }) => sum + amount, together)
        const open = all.filter(({ completed }) => !completed)
        expect(after >= 0 || removed.length === open.length).toBe(true)
        const last = removed.at(-1)
        if (last !== undefined) expect(after - last.amount).toBeLessThan(0)
      }),
    )
  })
})
