import type { AskedBatch } from '../keptBatch.ts'
import type { JobResult } from '../queries.ts'

/**
 * The outcome of a batch item. 'partly' means that the invoice was made or got its number, but the server refused a
 * later step.
 */
export type Outcome = 'good' | 'partly' | 'passedOver'

export function outcomeOf({ code, invoiceId, invoiceNr }: JobResult, act: AskedBatch['act']): Outcome {
  if (code === null) return 'good'
  const isMade = act === 'make' && invoiceId !== null && code !== 'already_invoiced'
  const isFinished = act === 'finish' && invoiceNr !== null && code !== 'invoice_already_finished'
  return isMade || isFinished ? 'partly' : 'passedOver'
}

export type OutcomeCounts = Readonly<Record<Outcome, number>>

export function countOutcomes(results: readonly JobResult[], act: AskedBatch['act']): OutcomeCounts {
  const counts = { good: 0, partly: 0, passedOver: 0 }
  for (const result of results) counts[outcomeOf(result, act)] += 1
  return counts
}
