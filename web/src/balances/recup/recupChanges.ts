import type { RecupMonth } from '../queries.ts'
import { verticalScale, xOfMonth } from '../recupCurve.ts'

export const RECUP_PARTS = ['difference', 'bonus', 'correction', 'taken'] as const
type RecupPart = (typeof RECUP_PARTS)[number]

/** The position and size of a bar are fractions of the chart (0 to 1), measured from the top left corner. */
type RecupBar = {
  readonly month: string
  readonly part: RecupPart
  /** True for earned hours that do not count yet, because the month is not confirmed. */
  readonly isExpected: boolean
  readonly x: number
  readonly y: number
  readonly height: number
}

type Month = Pick<
  RecupMonth,
  'yearMonth' | 'differenceHours' | 'takenHours' | 'bonusHours' | 'correctionHours' | 'provisional'
>

/** The hours that each kind of change adds to the recuperation of a month. Taken hours are negative. */
export function partsOf(month: Month): { readonly part: RecupPart; readonly hours: number }[] {
  const hours = {
    difference: earnedIn(month),
    bonus: month.bonusHours,
    correction: month.correctionHours,
    taken: -month.takenHours,
  }
  return RECUP_PARTS.map((part) => ({ part, hours: hours[part] })).filter((each) => each.hours !== 0)
}

/** The difference in the answer is the earned minus the taken hours. The screen shows the two separately. */
export const earnedIn = ({ differenceHours, takenHours }: Pick<Month, 'differenceHours' | 'takenHours'>): number =>
  Math.round((differenceHours + takenHours) * 100) / 100

const sumOf = (hours: readonly number[]): number => hours.reduce((sum, each) => sum + each, 0)

/** The added hours of a month above the zero line, and the taken hours below it (rule balances-76). */
export function recupChanges(months: readonly Month[]) {
  const each = months.map((month) => ({ month, parts: partsOf(month) }))
  const added = each.map(({ parts }) => sumOf(parts.map(({ hours }) => Math.max(0, hours))))
  const lost = each.map(({ parts }) => sumOf(parts.map(({ hours }) => Math.min(0, hours))))
  const { height, yOf, zero, scale } = verticalScale([...added, ...lost])
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
        x: xOfMonth(month.yearMonth),
        y: yOf(Math.max(from, from + hours)),
        height: Math.abs(hours) / height,
      }
    })
  })
  return { bars, zero, scale }
}
