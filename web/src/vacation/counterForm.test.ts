import { expect, test } from 'vitest'
import { counterFormErrors, counterFormOf, currentOf, reasonAgainst } from './counterForm.ts'

const dries = {
  version: 3,
  type: 'STATUTORY_VACATION',
  typeHumanReadableFormat: 'Wettelijke vakantie',
  originalBalance: 20,
  currentBalance: 14,
}
const form = counterFormOf(dries)

test('the days left move along with what Dries is granted', () => {
  expect(currentOf({ ...form, originalBalance: 20.5 })).toBe(14.5)
  expect(currentOf({ ...form, originalBalance: 6 })).toBe(0)
})

test('as it stands, and half a day more or less of either, may be saved', () => {
  for (const step of [0, 0.5, -0.5]) {
    expect(counterFormErrors({ ...form, originalBalance: 20 + step }, dries)).toEqual({})
    expect(counterFormErrors({ ...form, used: 6 + step }, dries)).toEqual({})
  }
})

test.each([
  ['what is left rises above what was granted', { used: -0.5 }, /tussen 0 en het oorspronkelijke saldo/],
  ['what is left falls below zero', { used: 20.5 }, /tussen 0 en het oorspronkelijke saldo/],
  ['so much is taken off that a debt remains', { originalBalance: 5.5 }, /tussen 0 en het oorspronkelijke saldo/],
  ['less than nothing is granted', { originalBalance: -0.5 }, /oorspronkelijk saldo veld moet minstens 0 zijn/],
  ['more than a year is granted', { originalBalance: 366.5 }, /niet meer dan 366 zijn/],
  ['it is no multiple of half a day', { used: 6.25 }, /veelvoud van 0,5/],
  ['nothing is typed', { originalBalance: null }, /verplicht/],
])('it is refused when %s', (_what, change, why) => {
  expect(reasonAgainst({ ...form, ...change }, dries)).toMatch(why)
})

test('a debt may be left as it is, or shrink', () => {
  const debt = { ...dries, originalBalance: 2, currentBalance: -1 }
  expect(reasonAgainst({ ...counterFormOf(debt), used: 2.5 }, debt)).toBeNull()
  expect(reasonAgainst({ ...counterFormOf(debt), used: 3.5 }, debt)).not.toBeNull()
})
