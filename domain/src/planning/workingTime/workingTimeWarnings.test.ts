import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, eachDay, toDay } from '../../time/day.ts'
import { toInstant } from '../../time/instant.ts'
import { newWorkingTimeWarnings } from './newWorkingTimeWarnings.ts'
import type { ShiftTimes } from '../shift/shift.ts'
import { at, timesOn } from '../shifts.testing.ts'
import { workingTimeOfMonth } from './workingTimeOfMonth.ts'
import { workingTimeWarnings } from './workingTimeWarnings.ts'
import { toYearMonth } from '../../time/yearMonth.ts'

const ofEmployee = (shifts: readonly ShiftTimes[]) => workingTimeWarnings({ kind: 'employee', shifts })

type ShiftText = readonly [day: string, times: string, pause?: string | null]

const shiftsOf = (shiftTexts: readonly ShiftText[]): ShiftTimes[] =>
  shiftTexts.map(([day, times, pause = null]) => timesOn(day, times, pause))

/** Writes each working-time warning as a text with the code, the severity and the days. */
const summariesOf = (shifts: readonly ShiftTimes[]): string[] =>
  ofEmployee(shifts).map(({ code, severity, days }) => [code, severity, ...days.map((day) => day.slice(5))].join(' '))

const onDays = (first: string, last: string, times: string, pause: string): ShiftText[] =>
  eachDay(toDay(first), toDay(last)).map((day) => [day, times, pause])

describe('working time warnings of Anna', () => {
  test.each<[sentence: string, shifts: readonly ShiftText[], warnings: readonly string[]]>([
    [
      'a working day of seven and a half hours with a break gives no warning',
      [['2026-11-20', '07:00–15:06', '12:00–12:30']],
      [],
    ],
    [
      'a rest of ten and a half hours between two days is too short',
      [
        ['2026-11-19', '14:00–20:30', '17:00–17:30'],
        ['2026-11-20', '07:00–13:00'],
      ],
      ['rest_too_short strong 11-19 11-20'],
    ],
    [
      'a rest of eleven hours between two days gives no warning',
      [
        ['2026-11-19', '14:00–20:00'],
        ['2026-11-20', '07:00–13:00'],
      ],
      [],
    ],
    [
      'a rest of eight hours between a night shift and a late shift is too short',
      [
        ['2026-11-19', '22:00–06:00', '01:00–01:30'],
        ['2026-11-20', '14:00–20:00'],
      ],
      ['rest_too_short strong 11-19 11-20'],
    ],
    [
      'the hours between two shifts on one day give no warning',
      [
        ['2026-11-20', '07:00–11:00'],
        ['2026-11-20', '16:00–20:00'],
      ],
      [],
    ],
    ['a working day of nine hours gives no warning', [['2026-11-20', '07:00–16:30', '12:00–12:30']], []],
    [
      'a working day of nine hours and five minutes gives a warning',
      [['2026-11-20', '07:00–16:35', '12:00–12:30']],
      ['day_too_long warn 11-20'],
    ],
    [
      'a working day of eleven hours gives a normal warning',
      [['2026-11-20', '07:00–18:30', '12:00–12:30']],
      ['day_too_long warn 11-20'],
    ],
    [
      'a working day of more than eleven hours at two customers gives a strong warning',
      [
        ['2026-11-20', '07:00–13:00'],
        ['2026-11-20', '14:00–19:15'],
      ],
      ['day_too_long strong 11-20'],
    ],
    ['six hours of work without a break give no warning', [['2026-11-20', '07:00–13:00']], []],
    [
      'more than six hours of work without a break give a warning',
      [['2026-11-20', '07:00–13:05']],
      ['no_break warn 11-20'],
    ],
    [
      'a break of ten minutes does not count as a break',
      [['2026-11-20', '07:00–13:15', '10:00–10:10']],
      ['no_break warn 11-20'],
    ],
    ['a break of fifteen minutes counts as a break', [['2026-11-20', '07:00–13:15', '10:00–10:15']], []],
    [
      'two shifts without time between them have no break between them',
      [
        ['2026-11-20', '07:00–11:00'],
        ['2026-11-20', '11:00–15:00'],
      ],
      ['no_break warn 11-20'],
    ],
    [
      'a break at the end of a shift counts when the next shift starts immediately',
      [
        ['2026-11-20', '07:00–11:00', '10:45–11:00'],
        ['2026-11-20', '11:00–15:00'],
      ],
      [],
    ],
    ['a shift of two hours is too short', [['2026-11-20', '09:00–11:00']], ['shift_too_short warn 11-20']],
    ['a shift of three hours gives no warning', [['2026-11-20', '09:00–12:00']], []],
    [
      'two shifts of two hours without time between them give no warning',
      [
        ['2026-11-20', '09:00–11:00'],
        ['2026-11-20', '11:00–13:00'],
      ],
      [],
    ],
    ['a night shift of eight hours gives no warning', [['2026-11-20', '22:00–06:30', '01:00–01:30']], []],
    [
      'a night shift of more than eight hours is too long',
      [['2026-11-20', '21:30–06:30', '01:00–01:30']],
      ['night_too_long warn 11-20'],
    ],
    [
      'a night shift of more than eight hours that starts after midnight is too long',
      [['2026-11-20', '00:30–09:10', '03:00–03:30']],
      ['night_too_long warn 11-20'],
    ],
    [
      'a long late shift with less than three hours after 20:00 is not a night shift',
      [['2026-11-20', '13:30–22:20', '17:00–17:20']],
      [],
    ],
  ])('the working time warnings of one or two shifts: %s', (_sentence, shifts, warnings) =>
    expect(summariesOf(shiftsOf(shifts))).toEqual(warnings),
  )

  test('a week from Monday to Sunday with more than 40 hours is too long', () => {
    expect(summariesOf(shiftsOf(onDays('2026-11-16', '2026-11-20', '07:00–15:30', '12:00–12:30')))).toEqual([])
    expect(
      summariesOf(
        shiftsOf([...onDays('2026-11-16', '2026-11-20', '07:00–15:30', '12:00–12:30'), ['2026-11-21', '09:00–12:00']]),
      ),
    ).toEqual(['week_too_long warn 11-16 11-17 11-18 11-19 11-20 11-21'])
    expect(summariesOf(shiftsOf(onDays('2026-11-19', '2026-11-24', '07:00–15:30', '12:00–12:30')))).toEqual([])
  })

  test('a week with more than 50 hours gives one strong warning', () => {
    const shifts = shiftsOf(onDays('2026-11-16', '2026-11-21', '07:00–16:00', '12:00–12:30'))
    expect(ofEmployee(shifts)).toEqual([
      expect.objectContaining({ code: 'week_too_long', severity: 'strong', monday: '2026-11-16', limit: 50 * 3600 }),
    ])
  })

  test('weeks of six short days and a free Sunday give no working time warnings', () => {
    const weeks = ['2026-11-09', '2026-11-16'].flatMap((monday) =>
      onDays(monday, addDays(toDay(monday), 5), '08:00–14:30', '11:00–11:30'),
    )
    expect(summariesOf(shiftsOf(weeks))).toEqual([])
  })

  test('from the seventh working day in a row without a rest of 35 hours, each working day has a warning', () => {
    expect(summariesOf(shiftsOf(onDays('2026-11-09', '2026-11-16', '08:00–13:00', '10:00–10:15')))).toEqual([
      'no_weekly_rest strong 11-15',
      'no_weekly_rest strong 11-16',
    ])
  })

  test('a weekly rest of exactly 35 hours gives no working time warning', () => {
    const before = onDays('2026-11-09', '2026-11-12', '08:00–13:00', '10:00–10:15')
    const after = onDays('2026-11-15', '2026-11-18', '00:00–05:00', '03:00–03:15')
    expect(summariesOf(shiftsOf([...before, ...after]))).toEqual([])
    const night: ShiftText = ['2026-11-13', '08:00–13:00']
    expect(summariesOf(shiftsOf([...before, night, ...after]))).toEqual([])
  })

  test('the planning of a self-employed person gives no working time warnings', () => {
    const shifts = shiftsOf(onDays('2026-11-09', '2026-11-16', '06:00–22:00', '10:00–10:05'))
    expect(workingTimeWarnings({ kind: 'independent', shifts })).toEqual([])
  })
})

describe('working time warnings in the nights of the clock changes', () => {
  test('a night shift from 22:00 to 06:00 at the clock change in October lasts nine hours and is too long', () =>
    expect(summariesOf(shiftsOf([['2026-10-24', '22:00–06:00', '01:00–01:15']]))).toEqual([
      'night_too_long warn 10-24',
    ]))

  test('a night shift from 22:00 to 07:00 at the clock change in March lasts eight hours and gives no warning', () =>
    expect(summariesOf(shiftsOf([['2027-03-27', '22:00–07:00', '01:00–01:15']]))).toEqual([]))

  test('at the clock change in March, a rest that is eleven hours on the clock lasts ten hours and gives a warning', () =>
    expect(
      summariesOf(
        shiftsOf([
          ['2027-03-27', '14:00–20:00'],
          ['2027-03-28', '07:00–13:00'],
        ]),
      ),
    ).toEqual(['rest_too_short strong 03-27 03-28']))

  test('the working time limits use the elapsed time of each shift around a clock change', () => {
    const changes = fc.constantFrom('2026-10-24T12:00', '2027-03-27T12:00').map(at)
    const minutes = fc.record({ after: fc.integer({ min: 0, max: 1440 }), work: fc.integer({ min: 30, max: 1000 }) })
    fc.assert(
      fc.property(changes, minutes, (noon, { after, work }) => {
        const start = toInstant(noon + after * 60)
        const codes = ofEmployee([{ start, end: toInstant(start + work * 60), break: null }]).map(({ code }) => code)
        expect(codes.includes('shift_too_short')).toBe(work < 3 * 60)
        expect(codes.includes('no_break')).toBe(work > 6 * 60)
        expect(codes.includes('day_too_long')).toBe(work > 9 * 60)
      }),
    )
  })
})

describe('working time warnings of a month', () => {
  const november = toYearMonth('2026-11')
  const daysIn = (shiftTexts: readonly ShiftText[], month = november) =>
    workingTimeOfMonth(month, { kind: 'employee', shifts: shiftsOf(shiftTexts) }).map(({ day, warning }) => [
      day,
      warning.code,
    ])

  test('a short rest at the end of a month gives a warning in both months', () => {
    const shifts: ShiftText[] = [
      ['2026-11-30', '14:00–20:30', '17:00–17:30'],
      ['2026-12-01', '07:00–13:00'],
    ]
    expect(daysIn(shifts)).toEqual([['2026-11-30', 'rest_too_short']])
    expect(daysIn(shifts, toYearMonth('2026-12'))).toEqual([['2026-12-01', 'rest_too_short']])
    expect(daysIn(shifts, toYearMonth('2026-10'))).toEqual([])
  })

  test('the working time warnings are sorted by day', () => {
    const shifts: ShiftText[] = [
      ['2026-11-05', '09:00–10:00'],
      ['2026-11-03', '07:00–13:05'],
      ['2026-11-04', '09:00–10:00'],
    ]
    expect(daysIn(shifts).map(([day]) => day)).toEqual(['2026-11-03', '2026-11-04', '2026-11-05'])
  })
})

describe('the new warnings of a changed planning', () => {
  const newOf = (before: readonly ShiftText[], after: readonly ShiftText[]) =>
    newWorkingTimeWarnings({ kind: 'employee', before: shiftsOf(before), after: shiftsOf(after) }).map(
      ({ code, severity }) => `${code} ${severity}`,
    )
  const late: ShiftText = ['2026-11-19', '14:00–20:30', '17:00–17:30']
  const week = onDays('2026-11-16', '2026-11-20', '07:00–15:30', '12:00–12:30')

  test('a changed planning reports only working time warnings that it did not have before', () => {
    const early: ShiftText = ['2026-11-20', '07:00–13:00']
    expect(newOf([late], [late, early])).toEqual(['rest_too_short strong'])
    expect(newOf([late, early], [late, early, ['2026-11-24', '07:00–13:00']])).toEqual([])
  })

  test('when a week that is too long becomes longer, a changed planning has a new warning only when the week passes the next limit', () => {
    const saturday: ShiftText = ['2026-11-21', '07:00–11:00']
    expect(newOf(week, [...week, saturday])).toEqual(['week_too_long warn'])
    expect(newOf([...week, saturday], [...week, ['2026-11-21', '07:00–12:00']])).toEqual([])
    expect(newOf([...week, saturday], [...week, saturday, ['2026-11-21', '13:00–20:00']])).toContain(
      'week_too_long strong',
    )
  })

  test('when a short shift moves to another day or another start time, a changed planning has a new warning about the shift', () => {
    expect(newOf([['2026-11-19', '09:00–10:00']], [['2026-11-20', '09:00–10:00']])).toEqual(['shift_too_short warn'])
    expect(newOf([['2026-11-19', '09:00–10:00']], [['2026-11-19', '11:00–12:00']])).toEqual(['shift_too_short warn'])
  })
})
