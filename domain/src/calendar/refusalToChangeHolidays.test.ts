import { describe, expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { refusalToAddHoliday, type NewHolidayFacts } from './refusalToAddHoliday.ts'
import { refusalToRemoveHoliday } from './refusalToRemoveHoliday.ts'

const bridge = toDay('2026-11-27')
const free: NewHolidayFacts = { extra: [], monthIsFixed: false, absentPeople: [] }

describe('a holiday of the company itself', () => {
  const cases: [sentence: string, facts: Partial<NewHolidayFacts>, day: string, code: string | null][] = [
    ['any working day', {}, '2026-11-27', null],
    ['a Saturday', {}, '2026-11-28', null],
    ['not a legal one', {}, '2026-11-11', 'holiday_exists'],
    ['not twice', { extra: [{ date: bridge, name: 'Brugdag' }] }, '2026-11-27', 'holiday_exists'],
    ['not in a month that somebody has confirmed', { monthIsFixed: true }, '2026-11-27', 'holiday_in_fixed_month'],
    ['not over somebody’s leave', { absentPeople: ['Anna Peeters'] }, '2026-11-27', 'holiday_occupied'],
  ]
  test.each(cases)('%s', (_sentence, facts, day, code) =>
    expect(refusalToAddHoliday({ ...free, ...facts }, toDay(day))?.code ?? null).toBe(code),
  )

  test('goes again while no month of that day is closed', () => {
    expect(refusalToRemoveHoliday({ monthIsFixed: false }, bridge)).toBeNull()
    expect(refusalToRemoveHoliday({ monthIsFixed: true }, bridge)?.code).toBe('holiday_in_fixed_month')
    expect(refusalToRemoveHoliday({ monthIsFixed: false }, toDay('2026-11-11'))?.code).toBe('holiday_legal')
  })
})
