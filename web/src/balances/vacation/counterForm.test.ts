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

test('the days left change when HR changes the granted days', () => {
  expect(currentOf({ ...form, originalBalance: 20.5 })).toBe(14.5)
  expect(currentOf({ ...form, originalBalance: 6 })).toBe(0)
})

test('HR can save a leave counter that is unchanged or that changes by half a day', () => {
  for (const step of [0, 0.5, -0.5]) {
    expect(counterFormErrors({ ...form, originalBalance: 20 + step }, dries)).toEqual({})
    expect(counterFormErrors({ ...form, used: 6 + step }, dries)).toEqual({})
  }
})

test.each([
  ['the days left rise above the days granted', { used: -0.5 }, /tussen 0 en het oorspronkelijke saldo/],
  ['the days left fall below zero', { used: 20.5 }, /tussen 0 en het oorspronkelijke saldo/],
  ['a lower grant would leave a debt', { originalBalance: 5.5 }, /tussen 0 en het oorspronkelijke saldo/],
  ['the days granted are negative', { originalBalance: -0.5 }, /oorspronkelijk saldo veld moet minstens 0 zijn/],
  ['the days granted are more than a year', { originalBalance: 366.5 }, /niet meer dan 366 zijn/],
  ['the number is no multiple of half a day', { used: 6.25 }, /veelvoud van 0,5/],
  ['the field is empty', { originalBalance: null }, /verplicht/],
])('a counter is refused when %s', (_what, change, why) => {
  expect(reasonAgainst({ ...form, ...change }, dries)).toMatch(why)
})

test('HR can keep the debt of a leave counter or make the debt smaller', () => {
  const debt = { ...dries, originalBalance: 2, currentBalance: -1 }
  expect(reasonAgainst({ ...counterFormOf(debt), used: 2.5 }, debt)).toBeNull()
  expect(reasonAgainst({ ...counterFormOf(debt), used: 3.5 }, debt)).not.toBeNull()
})
