import { monthOfYear, toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { RecupMonth } from '../queries.ts'

/** The kinds of changes of the recuperation of a month. */
export const RECUP_PARTS = ['difference', 'bonus', 'correction', 'taken'] as const
export type RecupPart = (typeof RECUP_PARTS)[number]

/**
 * The bar of one kind of change in a month. Its position and size are fractions of the chart. They are measured from
 * the top left corner.
 */
export type RecupBar = {
  readonly month: string
  readonly part: RecupPart
  /** True for earned hours that count only after the month is confirmed. */
  readonly isExpected: boolean
  readonly x: number
  readonly y: number
  readonly height: number
}

export type RecupChanges = {
  readonly bars: readonly RecupBar[]
  readonly zero: number
  /**
   * The labels of the vertical scale: the largest number of added hours, zero, and the largest number of subtracted
   * hours.
   */
  readonly scale: readonly { readonly hours: number; readonly y: number }[]
}

type Month = Pick<
  RecupMonth,
  'yearMonth' | 'differenceHours' | 'takenHours' | 'bonusHours' | 'correctionHours' | 'provisional'
>

/** The hours that each kind of change adds to the recuperation of a month. Taken hours are negative. */
export function partsOf(month: Month): { readonly part: RecupPart; readonly hours: number }[] {
  // The earned hours before the taken hours are subtracted. The overview has only the difference, but this chart shows
  // the taken hours separately.
  const difference = Math.round((month.differenceHours + month.takenHours) * 100) / 100
  const hours = { difference, bonus: month.bonusHours, correction: month.correctionHours, taken: -month.takenHours }
  return RECUP_PARTS.map((part) => ({ part, hours: hours[part] })).filter((each) => each.hours !== 0)
}

const sumOf = (hours: readonly number[]): number => hours.reduce((sum, each) => sum + each, 0)

/**
 * The bars of the chart: the added hours of a month above the zero line, and the taken hours below it (rule
 * balances-76).
 */
export function recupChanges(months: readonly Month[]): RecupChanges {
  const each = months.map((month) => ({ month, parts: partsOf(month) }))
  const added = each.map(({ parts }) => sumOf(parts.map(({ hours }) => Math.max(0, hours))))
  const lost = each.map(({ parts }) => sumOf(parts.map(({ hours }) => Math.min(0, hours))))
  const [top, bottom] = [Math.max(0, ...added), Math.min(0, ...lost)]
  const height = top - bottom || 1
  const yOf = (hours: number) => (top - hours) / height
  const bars = each.flatMap(({ month, parts }) => {
    let [up, down] = [0, 0]
    return parts.map(({ part, hours }): RecupBar => {
      const from = hours > 0 ? up : down
      if (hours > 0) up += hours
      else down += hours
      return {
        month: month.yearMonth,
        part,
        isExpected: part === 'difference' && month.provisional,
        x: (monthOfYear(toYearMonth(month.yearMonth)) - 0.5) / 12,
        y: yOf(Math.max(from, from + hours)),
        height: Math.abs(hours) / height,
      }
    })
  })
  return {
    bars,
    zero: yOf(0),
    scale: [...new Set([top, 0, bottom])].map((hours) => ({ hours, y: yOf(hours) })),
  }
}
