import { monthOfYear, toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { RecupMonth } from './queries.ts'

/**
 * A point of the line in the chart. Its position is a fraction of the width and of the height of the chart, measured
 * from the top left corner.
 */
export type CurvePoint = { readonly x: number; readonly y: number; readonly month: RecupMonth }

export type RecupCurve = {
  readonly points: readonly CurvePoint[]
  /**
   * The vertical position of 0 hours in the chart. Values above this line are recuperation that the employee can take.
   * Values below the line are a debt.
   */
  readonly zero: number
  /**
   * The labels of the vertical scale: zero, the highest value and the lowest value. The highest and the lowest value
   * are left out when they are zero.
   */
  readonly scale: readonly { readonly hours: number; readonly y: number }[]
}

/** The position of each month of the year in the chart of recuperation. The zero line is always visible. */
export function recupCurve(months: readonly RecupMonth[]): RecupCurve {
  const values = months.map(({ cumulativeHours }) => cumulativeHours)
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const height = top - bottom || 1
  const heightOf = (hours: number) => (top - hours) / height
  return {
    zero: heightOf(0),
    scale: [...new Set([top, 0, bottom])].map((hours) => ({ hours, y: heightOf(hours) })),
    points: months.map((month) => ({
      x: (monthOfYear(toYearMonth(month.yearMonth)) - 0.5) / 12,
      y: heightOf(month.cumulativeHours),
      month,
    })),
  }
}

export type Stretch = { readonly from: CurvePoint; readonly to: CurvePoint; readonly open: boolean }

/**
 * The lines between neighbouring months in the chart of recuperation. A line is provisional when one of its two months
 * may still change.
 */
export const stretchesOf = (points: readonly CurvePoint[]): readonly Stretch[] =>
  points
    .slice(1)
    .map((to, index) => ({ from: points[index]!, to }))
    .map(({ from, to }) => ({ from, to, open: from.month.provisional || to.month.provisional }))
