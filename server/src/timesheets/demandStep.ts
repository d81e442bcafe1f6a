import type { ProblemCode } from '@uurwerk/contract/problems'
import type { Refusal } from '@uurwerk/domain/refusal'
import { RefusalError } from '../http/RefusalError.ts'
import type { ContractMonth } from './contractMonthStore.ts'
import { timesheetStateDto } from './timesheetStateDto.ts'

/** As `demand`, for a step of a month: whoever was too late is told how the timesheets stand. */
export function demandStep(refusal: Refusal<ProblemCode> | null, months: readonly ContractMonth[]): void {
  if (refusal !== null) throw new RefusalError({ ...refusal, current: { timesheets: months.map(timesheetStateDto) } })
}
