import type { AskedBatch } from '../keptBatch.ts'
import { outcomeOf } from './outcome.ts'
import type { JobResult } from '../queries.ts'

export type Retry = { readonly asked: AskedBatch; readonly ids: readonly number[] }

// The codes of refusals that would be the same after another attempt. No button offers that attempt.
const SETTLED: readonly (string | null)[] = ['already_invoiced', 'invoice_already_finished', 'nothing_to_remind']

/** An item that failed completely is repeated. For an invoice that was made, only the failed action is repeated. */
export function retriesOf(results: readonly JobResult[], asked: AskedBatch): readonly Retry[] {
  const passedOver = results.filter((result) => outcomeOf(result, asked.act) === 'passedOver')
  const stuck = results.filter((result) => outcomeOf(result, asked.act) === 'partly')
  const again = passedOver.filter(({ code }) => !SETTLED.includes(code))
  const failed = again.flatMap(({ contractId, invoiceId }) => (asked.act === 'make' ? contractId : invoiceId) ?? [])
  const retries: readonly Retry[] = [
    { asked: withExpectedOf(asked, failed), ids: failed },
    { asked: { act: 'finish', send: 'send' in asked && asked.send }, ids: idsOf(stuck, false) },
    { asked: { act: 'send' }, ids: idsOf(stuck, true) },
  ]
  return retries.filter(({ ids }) => ids.length > 0)
}

/** Only the amounts of these contracts are sent again: the other amounts belong to the first attempt. */
const withExpectedOf = (asked: AskedBatch, contractIds: readonly number[]): AskedBatch =>
  asked.act === 'make' && asked.expected !== undefined
    ? { ...asked, expected: asked.expected.filter(({ contractId }) => contractIds.includes(contractId)) }
    : asked

const idsOf = (results: readonly JobResult[], isNumbered: boolean): readonly number[] =>
  results.filter(({ invoiceNr }) => (invoiceNr !== null) === isNumbered).flatMap(({ invoiceId }) => invoiceId ?? [])
