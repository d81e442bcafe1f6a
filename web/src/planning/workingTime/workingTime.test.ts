import type { WorkingTimeWarning } from '@uurwerk/contract/planning/workingTime'
import { expect, test } from 'vitest'
import { distinctWarnings, warningsOn } from './workingTime.ts'

const longDay: WorkingTimeWarning = {
  day: '2026-11-20',
  code: 'day_too_long',
  severity: 'warn',
  message: 'Meer dan 9 uur werk op 20/11.',
}
const rest = (day: string): WorkingTimeWarning => ({
  day,
  code: 'rest_too_short',
  severity: 'strong',
  message: 'Minder dan 11 uur rust tussen 20/11 en 21/11.',
})
const month = [longDay, rest('2026-11-20'), rest('2026-11-21')]

test('a warning about a short rest is shown on both days, and once in the list of the month', () => {
  expect(warningsOn(month, new Set(['2026-11-21']))).toEqual([rest('2026-11-21')])
  expect(distinctWarnings(month)).toHaveLength(2)
})

test('the most serious working time warning comes first', () => {
  expect(warningsOn(month, new Set(['2026-11-20'])).map(({ severity }) => severity)).toEqual(['strong', 'warn'])
})

test('a day without working time warnings has an empty list', () => {
  expect(warningsOn(month, new Set(['2026-11-22']))).toEqual([])
})
