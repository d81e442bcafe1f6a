import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { formatCount } from '@uurwerk/domain/money/formatCount'
import { daysBetween, type Day } from '@uurwerk/domain/time/day'
import { lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../../texts/texts.ts'
import { formatMoment } from '../../../ui/format/formatMoment.ts'
import type { ListedMonth } from '../checks/checks.ts'

type Row = Pick<ContractMonthRow, 'confirmedByHr' | 'reopened'>

export type StageMark = {
  readonly mark: 'confirmedByHr' | 'reopened'
  readonly word: string
  readonly short: string
  /** The text of the tooltip: which HR user did it, when, and why. */
  readonly tip: string
}

const words = texts.contractMonths.marks

/**
 * The mark of a month that HR confirmed or reopened (rule timesheets-42). A reopened month is not confirmed, so a month
 * has at most one mark.
 */
export function stageMarksOf({ confirmedByHr, reopened }: Row): readonly StageMark[] {
  return [
    ...(confirmedByHr === null ? [] : [markOf('confirmedByHr', confirmedByHr)]),
    ...(reopened === null ? [] : [markOf('reopened', reopened)]),
  ]
}

const markOf = (
  mark: 'confirmedByHr' | 'reopened',
  { by, at, reason }: NonNullable<ContractMonthRow['reopened']>,
): StageMark => ({
  mark,
  word: words[mark],
  short: words.short[mark],
  tip: words.stepOfHr(words[mark], by, formatMoment(at), reason),
})

export type Attention = {
  readonly kind:
    | 'late'
    | 'disputed'
    | 'awaited'
    | 'differences'
    | 'changedSinceExport'
    | 'changedByHr'
    | 'confirmedAhead'
    | 'remarks'
  readonly word: string
  /** The short text next to the icon. It is shown when another point uses the space for the whole sentence. */
  readonly short: string
  /** True when HR has already accepted the differences, because HR approved the month after the last change. */
  readonly isSettled?: boolean
}

/** The points that HR must check: a late confirmation, differences from the locked planning, a warning, or a remark. */
export function attentionOf(row: ListedMonth, yearMonth: YearMonth, today: Day): readonly Attention[] {
  const late = daysLate(row, yearMonth, today)
  const { differences = 0, remarks } = row
  const warning = (kind: 'changedSinceExport' | 'changedByHr' | 'confirmedAhead'): Attention => ({
    kind,
    word: words[kind],
    short: words.short[kind],
  })
  const counted = (kind: 'differences' | 'remarks', count: number): Attention => ({
    kind,
    word: words[kind](count),
    short: formatCount(count),
  })
  return [
    ...(late > 0 ? [{ kind: 'late' as const, word: words.late(late), short: words.late(late) }] : []),
    ...(differences > 0
      ? [{ ...counted('differences', differences), isSettled: row.confirmedForInvoice || row.invoiced }]
      : []),
    ...(row.changedSinceExport ? [warning('changedSinceExport')] : []),
    ...(row.changedByAdmin ? [warning('changedByHr')] : []),
    ...(row.confirmedAhead ? [warning('confirmedAhead')] : []),
    ...(remarks > 0 ? [counted('remarks', remarks)] : []),
  ]
}

/**
 * The points about the customer: disputed hours, or a missing signature. A table without space for the column of the
 * signature shows them in the column of points (rule contact-49).
 */
export function customerPointsOf({ customerState }: Pick<ListedMonth, 'customerState'>): readonly Attention[] {
  if (customerState !== 'disputed' && customerState !== 'awaited') return []
  const word = texts.contractMonths.customerStates[customerState]
  return [{ kind: customerState, word, short: word }]
}

/** The days since the end of a month that the employee did not confirm; 0 before the end (rule timesheets-64). */
export const daysLate = (
  { completed, invoiced }: Pick<ListedMonth, 'completed' | 'invoiced'>,
  yearMonth: YearMonth,
  today: Day,
): number => (completed || invoiced ? 0 : Math.max(0, daysBetween(lastDayOf(yearMonth), today)))
