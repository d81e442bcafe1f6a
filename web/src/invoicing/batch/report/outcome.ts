import type { BatchInput } from '../keptBatch.ts'
import type { JobResult } from '../queries.ts'

/** 'partly': the invoice or its number exists, but a later action, such as mailing it, was refused. */
export type Outcome = 'good' | 'partly' | 'passedOver'

export function outcomeOf({ code, invoiceId, invoiceNr }: JobResult, act: BatchInput['act']): Outcome {
  if (code === null) return 'good'
  const isMade = act === 'make' && invoiceId !== null && code !== 'already_invoiced'
  const isFinished = act === 'finish' && invoiceNr !== null && code !== 'invoice_already_finished'
  return isMade || isFinished ? 'partly' : 'passedOver'
}

export type OutcomeCounts = Readonly<Record<Outcome, number>>

export function countOutcomes(results: readonly JobResult[], act: BatchInput['act']): OutcomeCounts {
  const counts = { good: 0, partly: 0, passedOver: 0 }
  for (const result of results) counts[outcomeOf(result, act)] += 1
  return counts
}
