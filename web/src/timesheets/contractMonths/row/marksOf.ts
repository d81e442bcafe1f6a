import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import * as texts from '../../../texts/texts.ts'
import { writtenMoment } from '../../../ui/written/writtenMoment.ts'

type Row = Pick<ContractMonthRow, 'changedByAdmin' | 'confirmedAhead' | 'confirmedByHr' | 'reopened'>

/** The marks of a month that HR must check before the approval (rule timesheets-42). */
export function marksOf({ changedByAdmin, confirmedAhead, confirmedByHr, reopened }: Row): readonly string[] {
  const words = texts.contractMonths.marks
  return [
    ...(changedByAdmin ? [words.changedByHr] : []),
    ...(confirmedAhead ? [words.confirmedAhead] : []),
    ...(confirmedByHr === null ? [] : [words.confirmedByHr]),
    ...(reopened === null ? [] : [words.reopened]),
  ]
}

/** The HR user who confirmed or reopened the month, with the moment and the reason. */
export function stepOfHr({ confirmedByHr, reopened }: Row): string | null {
  const step = confirmedByHr ?? reopened
  return step && texts.contractMonths.marks.stepOfHr(step.by, writtenMoment(step.at), step.reason)
}
