import { expect, test } from 'vitest'
import { recupCurve, stretchesOf } from './recupCurve.ts'

const month = (yearMonth: string, cumulativeHours: number, provisional = false) => ({
  yearMonth,
  cumulativeHours,
  workedHours: 0,
  neededHours: 0,
  differenceHours: 0,
  previousHours: 0,
  takenHours: 0,
  bonusHours: 0,
  correctionHours: 0,
  expectedHours: cumulativeHours,
  provisional,
})

test('the scale of the chart of recuperation contains all values above and below zero', () => {
  const { zero, points } = recupCurve([month('2026-01', 30), month('2026-02', -10)])
  expect(zero).toBe(0.75)
  expect(points.map(({ x, y }) => [x * 24, y])).toEqual([
    [1, 0],
    [3, 1],
  ])
})

test('the chart of a year without recuperation is a line at zero', () => {
  const { zero, points } = recupCurve([month('2026-12', 0)])
  expect(zero).toBe(0)
  expect(points).toMatchObject([{ y: 0 }])
})

test('the chart of a year with only negative values has the zero line at the top', () => {
  expect(recupCurve([month('2026-05', -4), month('2026-06', -8)])).toMatchObject({
    zero: 0,
    points: [{ y: 0.5 }, { y: 1 }],
  })
})

test('the chart of recuperation draws only the lines of open months as provisional', () => {
  const months = [month('2026-04', 0, true), month('2026-05', 1), month('2026-06', 2), month('2026-07', 2, true)]
  const stretches = stretchesOf(recupCurve(months).points)
  expect(stretches.map(({ from, to, open }) => [from.month.yearMonth, to.month.yearMonth, open])).toEqual([
    ['2026-04', '2026-05', true],
    ['2026-05', '2026-06', false],
    ['2026-06', '2026-07', true],
  ])
})
