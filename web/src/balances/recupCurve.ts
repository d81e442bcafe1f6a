import { monthOfYear, toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { RecupMonth } from './queries.ts'

/** A point in fractions (0 to 1) of the width and the height of the chart, measured from the top left corner. */
export type CurvePoint = { readonly x: number; readonly y: number; readonly month: RecupMonth }

/**
 * `zero` is the position of 0 hours, which is always visible. `scale` has the labels: zero, and the highest and the
 * lowest value when they are not zero.
 */
export function verticalScale(values: readonly number[]) {
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)]
  const height = top - bottom || 1
  const yOf = (hours: number) => (top - hours) / height
  return { height, yOf, zero: yOf(0), scale: [...new Set([top, 0, bottom])].map((hours) => ({ hours, y: yOf(hours) })) }
}

/** The horizontal position of a month in a chart of a year. */
export const xOfMonth = (yearMonth: string): number => (monthOfYear(toYearMonth(yearMonth)) - 0.5) / 12

/** The position of each month of the year in the chart of recuperation. Values below the zero line are a debt. */
export function recupCurve(months: readonly RecupMonth[]) {
  const { yOf, zero, scale } = verticalScale(months.map(({ cumulativeHours }) => cumulativeHours))
  const points = months.map((month) => ({ x: xOfMonth(month.yearMonth), y: yOf(month.cumulativeHours), month }))
  return { points, zero, scale }
}

type Stretch = { readonly from: CurvePoint; readonly to: CurvePoint; readonly open: boolean }

/** A line is provisional when one of its two months is not confirmed and may still change. */
export const stretchesOf = (points: readonly CurvePoint[]): readonly Stretch[] =>
  points
    .slice(1)
    .map((to, index) => ({ from: points[index]!, to }))
    .map(({ from, to }) => ({ from, to, open: from.month.provisional || to.month.provisional }))
