import type { ApprovedMonths, ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import * as texts from '../../../texts/texts.ts'
import type { BulkStep } from './useBulk.ts'

type RefusedMonth = Pick<ApprovedMonths['refused'][number], 'contractId' | 'message'>

/** Each reason of a refusal is shown once, with the names of the employees (rule timesheets-28). */
export function refusedReasons(
  step: BulkStep,
  rows: readonly Pick<ContractMonthRow, 'contractId' | 'username'>[],
  refused: readonly RefusedMonth[],
): string {
  const names = new Map(rows.map(({ contractId, username }) => [contractId, username]))
  const reasons = Map.groupBy(refused, ({ message }) => message)
  const words = texts.contractMonths.selection
  return [
    words.refused(refused.length, words.done[step]),
    ...[...reasons].map(([message, of]) =>
      words.reasonOf(
        message,
        of.map(({ contractId }) => names.get(contractId) ?? String(contractId)),
      ),
    ),
  ].join(' ')
}
