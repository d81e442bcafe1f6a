import type { CustomerQuestion, TimesheetState } from '@uurwerk/contract/timesheets/timesheets'
import type { ShiftRow } from '../../planning/shifts/shiftStore.ts'
import { lineHashOf } from '../customerSide/contentHashOf.ts'
import type { WorkedMonthRow } from './workedMonthStore.ts'

/**
 * The questions of customers about the shifts of an employee, without their words (rule contact-18). A question about a
 * shift that HR changed is settled, and a question about an invoiced month is too late.
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
