import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { Day } from '@uurwerk/domain/time/day'
import { daysBetween } from '@uurwerk/domain/time/day'
import { lastDayOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../../texts/texts.ts'
import { writtenMoment } from '../../../ui/written/writtenMoment.ts'

type Row = Pick<ContractMonthRow, 'confirmedByHr' | 'reopened' | 'changedSinceExport'>

export type StageMark = {
  readonly mark: 'confirmedByHr' | 'reopened' | 'changedSinceExport'
  readonly word: string
  /** The text of the tooltip: the HR user who took the step, the moment and the reason. */
  readonly tip: string
}

const words = texts.contractMonths.marks

/** The marks about the state of a month that HR must know before the next step (rule timesheets-42). */
export function stageMarksOf({ confirmedByHr, reopened, changedSinceExport }: Row): readonly StageMark[] {
  return [
    ...(confirmedByHr === null ? [] : [markOf('confirmedByHr', confirmedByHr)]),
    ...(reopened === null ? [] : [markOf('reopened', reopened)]),
    ...(changedSinceExport
      ? [{ mark: 'changedSinceExport' as const, word: words.changedSinceExport, tip: words.changedSinceExport }]
      : []),
  ]
}

const markOf = (
  mark: 'confirmedByHr' | 'reopened',
  { by, at, reason }: NonNullable<ContractMonthRow['reopened']>,
): StageMark => ({ mark, word: words[mark], tip: words.stepOfHr(words[mark], by, writtenMoment(at), reason) })

export type Attention = {
  readonly kind: 'late' | 'changedByHr' | 'confirmedAhead' | 'remarks'
  readonly word: string
}

type Month = Pick<ContractMonthRow, 'completed' | 'invoiced' | 'changedByAdmin' | 'confirmedAhead' | 'remarks'>

/** The points of a month that HR must check: a late confirmation, a warning, or a remark on a shift. */
export function attentionOf(row: Month, yearMonth: YearMonth, today: Day): readonly Attention[] {
  const late = daysLate(row, yearMonth, today)
  return [
    ...(late > 0 ? [{ kind: 'late' as const, word: words.late(late) }] : []),
    ...(row.changedByAdmin ? [{ kind: 'changedByHr' as const, word: words.changedByHr }] : []),
    ...(row.confirmedAhead ? [{ kind: 'confirmedAhead' as const, word: words.confirmedAhead }] : []),
    ...(row.remarks > 0 ? [{ kind: 'remarks' as const, word: words.remarks(row.remarks) }] : []),
  ]
}

/**
 * The number of days since the end of a month that the employee did not confirm. It is 0 before the end of the month
 * (rule timesheets-64).
 */
export const daysLate = (
  { completed, invoiced }: Pick<Month, 'completed' | 'invoiced'>,
  yearMonth: YearMonth,
  today: Day,
): number => (completed || invoiced ? 0 : Math.max(0, daysBetween(lastDayOf(yearMonth), today)))
