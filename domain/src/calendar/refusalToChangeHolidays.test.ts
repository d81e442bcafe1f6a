import { describe, expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { refusalToAddHoliday, type NewHolidayFacts } from './refusalToAddHoliday.ts'
import { refusalToRemoveHoliday } from './refusalToRemoveHoliday.ts'

const bridge = toDay('2026-11-27')
const free: NewHolidayFacts = { extra: [], monthIsFixed: false, absentPeople: [] }

describe('HR adds a company holiday', () => {
  const cases: [sentence: string, facts: Partial<NewHolidayFacts>, day: string, code: string | null][] = [
    ['HR can add a company holiday on any workday', {}, '2026-11-27', null],
    ['HR can add a company holiday on a Saturday', {}, '2026-11-28', null],
    ['HR cannot add a company holiday on a legal holiday', {}, '2026-11-11', 'holiday_exists'],
    [
      'HR cannot add two company holidays on one day',
      { extra: [{ date: bridge, name: 'Brugdag' }] },
      '2026-11-27',
      'holiday_exists',
    ],
    [
      'HR cannot add a company holiday in a month that somebody has confirmed',
      { monthIsFixed: true },
      '2026-11-27',
      'holiday_in_fixed_month',
    ],
    [
      'HR cannot add a company holiday on a day on which somebody is absent',
      { absentPeople: ['Anna Peeters'] },
      '2026-11-27',
      'holiday_occupied',
    ],
  ]
  test.each(cases)('the rule decides whether HR can add a company holiday: %s', (_sentence, facts, day, code) =>
    expect(refusalToAddHoliday({ ...free, ...facts }, toDay(day))?.code ?? null).toBe(code),
  )

  test('HR can remove a company holiday only while its month is open, and can never remove a legal holiday', () => {
    expect(refusalToRemoveHoliday({ monthIsFixed: false }, bridge)).toBeNull()
    expect(refusalToRemoveHoliday({ monthIsFixed: true }, bridge)?.code).toBe('holiday_in_fixed_month')
    expect(refusalToRemoveHoliday({ monthIsFixed: false }, toDay('2026-11-11'))?.code).toBe('holiday_legal')
  })
})
