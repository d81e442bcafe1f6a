import { monthOfYear, toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { RecupMonth } from './queries.ts'

/** Of the width and the height, from the top left. */
export type CurvePoint = { readonly x: number; readonly y: number; readonly month: RecupMonth }

export type RecupCurve = {
  readonly points: readonly CurvePoint[]
  /** The height at which nothing is built up: above it hours are to be taken, below it hours are owed. */
  readonly zero: number
  /** Zero, and the highest and the lowest value where they are not zero. */
  readonly scale: readonly { readonly hours: number; readonly y: number }[]
}

/** Where each month of the year stands in the chart; zero is always in view. */
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

/** From each month to the next; what touches a month that may still change is open. */
export const stretchesOf = (points: readonly CurvePoint[]): readonly Stretch[] =>
  points
    .slice(1)
    .map((to, index) => ({ from: points[index]!, to }))
    .map(({ from, to }) => ({ from, to, open: from.month.provisional || to.month.provisional }))
