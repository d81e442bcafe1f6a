import type { BatchInput } from '../keptBatch.ts'
import { outcomeOf } from './outcome.ts'
import type { JobResult } from '../queries.ts'

export type Retry = { readonly input: BatchInput; readonly ids: readonly number[] }

// The codes of refusals that would be the same after another attempt. No button offers that attempt.
const SETTLED: readonly (string | null)[] = ['already_invoiced', 'invoice_already_finished', 'nothing_to_remind']

/**
 * An item that failed completely is repeated. For an invoice that was made, only the failed action is repeated (rule
 * invoicing-126).
 */
export function retriesOf(results: readonly JobResult[], input: BatchInput): readonly Retry[] {
  const passedOver = results.filter((result) => outcomeOf(result, input.act) === 'passedOver')
  const stuck = results.filter((result) => outcomeOf(result, input.act) === 'partly')
  const again = passedOver.filter(({ code }) => !SETTLED.includes(code))
  const failed = again.flatMap(({ contractId, invoiceId }) => (input.act === 'make' ? contractId : invoiceId) ?? [])
  const retries: readonly Retry[] = [
    { input: withExpectedOf(input, failed), ids: failed },
    { input: { act: 'finish', send: 'send' in input && input.send }, ids: idsOf(stuck, false) },
    { input: { act: 'send' }, ids: idsOf(stuck, true) },
  ]
  return retries.filter(({ ids }) => ids.length > 0)
}

/** Only the amounts of these contracts are sent again, because another attempt is made only for these contracts. */
const withExpectedOf = (input: BatchInput, contractIds: readonly number[]): BatchInput =>
  input.act === 'make' && input.expected !== undefined
    ? { ...input, expected: input.expected.filter(({ contractId }) => contractIds.includes(contractId)) }
    : input

const idsOf = (results: readonly JobResult[], isNumbered: boolean): readonly number[] =>
  results.filter(({ invoiceNr }) => (invoiceNr !== null) === isNumbered).flatMap(({ invoiceId }) => invoiceId ?? [])
