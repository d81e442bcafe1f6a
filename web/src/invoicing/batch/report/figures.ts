import type { BatchInput } from '../keptBatch.ts'
import type { JobResult } from '../queries.ts'
import { outcomeOf } from './outcome.ts'

export type Amounts = { readonly totalVATExcluded: number; readonly totalVATIncluded: number }

export type Figures = {
  readonly count: number
  readonly hours: number
  /** The amounts of the items. An item without an hourly rate is not in this list, because it has no amount. */
  readonly amounts: readonly Amounts[]
}

/** The items that HR chose, and the items that succeeded, so that HR sees the difference. */
export type BeforeAndAfter = { readonly before: Figures; readonly after: Figures }

export function figuresOf(results: readonly JobResult[]): Figures {
  const once = [...new Map(results.map((result) => [keyOf(result), result])).values()]
  return {
    count: once.length,
    // Hours are added as whole hundredths, so the sum has no rounding error.
    hours: once.reduce((sum, { workedHours }) => sum + Math.round((workedHours ?? 0) * 100), 0) / 100,
    amounts: once.flatMap(({ totalVATExcluded, totalVATIncluded }) =>
      totalVATExcluded === null || totalVATIncluded === null ? [] : [{ totalVATExcluded, totalVATIncluded }],
    ),
  }
}

/** An item that is in the list twice is counted once. */
const keyOf = ({ contractId, invoiceId }: JobResult): string => `${contractId} ${invoiceId}`

/**
 * The totals of what HR chose (`before`) and of what succeeded (`after`). A failed item has no invoice, so the amounts
 * of `before` are those that HR saw when choosing (rule invoicing-48).
 */
export function beforeAndAfter(results: readonly JobResult[], input: BatchInput): BeforeAndAfter {
  const before = figuresOf(results)
  const after = figuresOf(results.filter((result) => outcomeOf(result, input.act) !== 'passedOver'))
  return input.act === 'make' ? { before: { ...before, amounts: input.expected ?? [] }, after } : { before, after }
}
