import { expect, test } from 'vitest'
import { partsOf, recupChanges } from './recupChanges.ts'

const month = (yearMonth: string, fields: object = {}) => ({
  yearMonth,
  differenceHours: 0,
  takenHours: 0,
  bonusHours: 0,
  correctionHours: 0,
  provisional: false,
  ...fields,
})

test('the difference of a month and its taken hours are two parts', () => {
  expect(partsOf(month('2026-03', { differenceHours: -3.6, takenHours: 7.6, bonusHours: 2 }))).toEqual([
    { part: 'difference', hours: 4 },
    { part: 'bonus', hours: 2 },
    { part: 'taken', hours: -7.6 },
  ])
})

test('added hours are stacked above the zero line, and taken hours are below it', () => {
  const { bars, zero, scale } = recupChanges([
    month('2026-01', { differenceHours: 6, bonusHours: 2 }),
    month('2026-02', { differenceHours: -8, takenHours: 8 }),
  ])
  expect(zero).toBe(0.5)
  expect(scale.map(({ hours }) => hours)).toEqual([8, 0, -8])
  expect(bars.map(({ part, y, height }) => [part, y, height])).toEqual([
    ['difference', 0.125, 0.375],
    ['bonus', 0, 0.125],
    ['taken', 0.5, 0.5],
  ])
})

test('the difference of a month that is not confirmed is only expected', () => {
  const { bars } = recupChanges([month('2026-12', { differenceHours: 4, bonusHours: 1, provisional: true })])
  expect(bars.map(({ part, isExpected }) => [part, isExpected])).toEqual([
    ['difference', true],
    ['bonus', false],
  ])
})
