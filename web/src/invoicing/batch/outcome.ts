import type { AskedBatch } from './keptBatch.ts'
import type { JobResult } from './queries.ts'

/** 'partly': the invoice was made, or got its number, but a later step with it was refused. */
export type Outcome = 'good' | 'partly' | 'passedOver'

export function outcomeOf({ code, invoiceId, invoiceNr }: JobResult, act: AskedBatch['act']): Outcome {
  if (code === null) return 'good'
  const isMade = act === 'make' && invoiceId !== null && code !== 'already_invoiced'
  const isFinished = act === 'finish' && invoiceNr !== null && code !== 'invoice_already_finished'
  return isMade || isFinished ? 'partly' : 'passedOver'
}

// Another try changes nothing about these.
const SETTLED: readonly (string | null)[] = ['already_invoiced', 'invoice_already_finished']

/** Those that another try may help, once what stood in the way is gone. */
export const idsToRetry = (results: readonly JobResult[], act: AskedBatch['act']): readonly number[] =>
  results
    .filter((result) => outcomeOf(result, act) === 'passedOver' && !SETTLED.includes(result.code))
    .flatMap(({ contractId, invoiceId }) => (act === 'make' ? contractId : invoiceId) ?? [])
