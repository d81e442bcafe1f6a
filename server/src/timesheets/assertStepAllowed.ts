import type { CodeWith, RefusalOf } from '@uurwerk/contract/problems'
import { RefusalError } from '../app/RefusalError.ts'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'
import { timesheetStateDto } from './timesheetStateDto.ts'

/**
 * Throws an error when a step is refused. The error contains the current state of the timesheets (rule timesheets-6).
 */
export function assertStepAllowed(
  refusal: RefusalOf<CodeWith<'current'>> | null,
  months: readonly ContractMonth[],
): void {
  if (refusal !== null) throw new RefusalError({ ...refusal, current: { timesheets: months.map(timesheetStateDto) } })
}
