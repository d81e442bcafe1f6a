import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { texts } from '../texts/texts.ts'
import { writtenMoment } from '../ui/writtenMoment.ts'

type Row = Pick<ContractMonthRow, 'changedByAdmin' | 'confirmedAhead' | 'confirmedByHr' | 'reopened'>

/** What HR must look at before a month is approved (house rules, 2). */
export function marksOf({ changedByAdmin, confirmedAhead, confirmedByHr, reopened }: Row): readonly string[] {
  const words = texts.contractMonths.marks
  return [
    ...(changedByAdmin ? [words.changedByHr] : []),
    ...(confirmedAhead ? [words.confirmedAhead] : []),
    ...(confirmedByHr === null ? [] : [words.confirmedByHr]),
    ...(reopened === null ? [] : [words.reopened]),
  ]
}

/** Who of HR confirmed or reopened the month, when and why. */
export function stepOfHr({ confirmedByHr, reopened }: Row): string | null {
  const step = confirmedByHr ?? reopened
  return step && texts.contractMonths.marks.stepOfHr(step.by, writtenMoment(step.at), step.reason)
}
