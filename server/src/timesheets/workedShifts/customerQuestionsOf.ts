import type { CustomerQuestion, TimesheetState } from '@uurwerk/contract/timesheets/timesheets'
import type { ShiftRow } from '../../planning/shifts/shiftStore.ts'
import { lineHashOf } from '../../planning/signedMonths/contentHashOf.ts'
import type { WorkedMonthRow } from './workedMonthStore.ts'

/**
 * The questions of customers about the shifts of an employee, without the texts of the questions (rule contact-18). A
 * question about a shift that HR changed, or about an invoiced month, is left out.
 */
export function customerQuestionsOf(
  { worked, disputes }: Pick<WorkedMonthRow, 'disputes'> & { readonly worked: readonly ShiftRow[] },
  timesheets: readonly Pick<TimesheetState, 'contractId' | 'invoiced'>[],
): CustomerQuestion[] {
  if (disputes.length === 0) return []
  const lines = new Set(worked.map((shift) => `${shift.contractId} ${lineHashOf(shift)}`))
  const invoiced = new Set(timesheets.filter((month) => month.invoiced).map(({ contractId }) => contractId))
  return disputes
    .filter(({ contractId, lineHash }) => lines.has(`${contractId} ${lineHash}`) && !invoiced.has(contractId))
    .map(({ contractId, day, answer }) => ({ contractId, day, answer }))
}
