import { expect, test } from 'vitest'
import { figuresOf, stillToFill, type Hours } from './monthFigures.ts'

const november: Hours = {
  worked: 120,
  counted: 154.9,
  needed: 159.6,
  earned: -4.7,
  workedEnough: false,
  recupPrevious: 22.8,
  recupTaken: 7.6,
  recupPreviousInDays: 3,
  recupTakenInDays: 1,
  remainingRecupDays: 2,
  halfDayCanBeRecuperated: true,
}
const leave = { remainingVacationDays: 6.5, remainingRecuperationHolidays: 1 }

test('the month summary of the employee Annelies shows hours and days', () => {
  expect(figuresOf(november, leave).map(({ value, more }) => [value, more])).toEqual([
    ['−4,7 uur', undefined],
    ['22,8 uur', '· 3 dagen'],
    ['7,6 uur', '· 1 dag'],
    ['6,5', undefined],
    ['1', undefined],
  ])
})

test('the month summary shows missing hours in red, and extra hours not in red', () => {
  expect(figuresOf(november, leave)[0]?.tone).toBe('red')
  expect(figuresOf({ ...november, earned: 0 }, leave)[0]?.tone).toBeUndefined()
})

test.each([
  [154.9, 'nog 4 uur en 42 minuten'],
  [159.6, 'alles ingevuld'],
  [160, '24 minuten extra'],
])('a month with %d of the 159,6 needed hours shows the text ‘%s’', (counted, words) => {
  expect(stillToFill({ ...november, counted })).toBe(words)
})
