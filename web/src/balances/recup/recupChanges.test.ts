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

test('in the chart of recuperation, the earned and the taken hours of a month are two separate parts', () => {
  expect(partsOf(month('2026-03', { differenceHours: -3.6, takenHours: 7.6, bonusHours: 2 }))).toEqual([
    { part: 'difference', hours: 4 },
    { part: 'bonus', hours: 2 },
    { part: 'taken', hours: -7.6 },
  ])
})

test('added hours are drawn above the zero line of the chart of recuperation, and taken hours below it', () => {
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

test('the earned hours of a month that is not confirmed are drawn as expected', () => {
  const { bars } = recupChanges([month('2026-12', { differenceHours: 4, bonusHours: 1, provisional: true })])
  expect(bars.map(({ part, isExpected }) => [part, isExpected])).toEqual([
    ['difference', true],
    ['bonus', false],
  ])
})
