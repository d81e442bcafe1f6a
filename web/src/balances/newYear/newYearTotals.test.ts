import { expect, test } from 'vitest'
import { newYearTotals } from './newYearTotals.ts'
import type { NewYearRow } from './queries.ts'

const anna: NewYearRow = {
  userId: 1,
  userName: 'Anna Peeters',
  skipped: null,
  meanPercentage: 100,
  changed: true,
  statutory: { before: 18, after: 20 },
  recupHoliday: { before: 0, after: 1 },
  extraVacation: { before: 0, after: 0.5 },
  transfer: { before: 0, after: 1.5 },
  transferable: 4,
  notices: [],
}
const bram: NewYearRow = { ...anna, userId: 2, userName: 'Bram Claes', statutory: { before: 10, after: 10 } }
const gone: NewYearRow = { ...anna, userId: 3, userName: 'Cato Vos', skipped: 'left' }

test('the totals of the new year are the days after the new-year run, without the people whom HR left out', () => {
  expect(newYearTotals([anna, bram, gone], new Map())).toEqual({
    person: 'Totaal van 3 medewerkers',
    statutory: '30',
    recupHoliday: '2',
    extraVacation: '1',
    transfer: '3',
  })
})

test('the total of the transfers changes with the days that HR types, and an empty field counts as zero', () => {
  const transferOf = (days: number | null) => newYearTotals([anna, bram], new Map([[1, days]]))['transfer']
  expect(transferOf(4)).toBe('5,5')
  expect(transferOf(null)).toBe('1,5')
})

test('a typed text that is not a number does not count in the total, because its field already shows the error', () => {
  expect(newYearTotals([anna, bram], new Map([[1, Number.NaN]]))['transfer']).toBe('1,5')
})

test('the totals of the new year are zero when no person is chosen', () => {
  expect(newYearTotals([], new Map())).toMatchObject({ person: 'Totaal van 0 medewerkers', statutory: '0' })
})
