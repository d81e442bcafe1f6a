import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { texts } from '../texts/texts.ts'

/** What HR must look at before a month is approved (house rules, 2). */
export function marksOf({ changedByAdmin, confirmedAhead }: ContractMonthRow): readonly string[] {
  const { changedByHr, confirmedAhead: ahead } = texts.contractMonths.marks
  return [...(changedByAdmin ? [changedByHr] : []), ...(confirmedAhead ? [ahead] : [])]
}
