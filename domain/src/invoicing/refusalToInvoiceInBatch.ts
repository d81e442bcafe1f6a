import { refusalToInvoiceMonth } from './refusalToInvoiceMonth.ts'
import type { InvoiceMonthFacts, InvoiceMonthRefusal } from './refusalToInvoiceMonth.ts'

export type BatchInvoiceFacts = InvoiceMonthFacts & {
  readonly completed: boolean
  readonly approved: boolean
  readonly hasFreeCosts: boolean
}

export type MonthNotReady = { readonly code: 'timesheet_not_completed' } | { readonly code: 'timesheet_not_approved' }

export type BatchInvoiceRefusal = InvoiceMonthRefusal | MonthNotReady | { readonly code: 'nothing_to_invoice' }

/** Why a month is passed over when many are invoiced at once; one at a time HR decides (house rules, 2). */
export function refusalToInvoiceInBatch(facts: BatchInvoiceFacts): BatchInvoiceRefusal | null {
  const refusal = refusalToInvoiceMonth(facts) ?? warningOnInvoicingMonth(facts)
  if (refusal !== null) return refusal
  return facts.workedDays.length === 0 && !facts.hasFreeCosts ? { code: 'nothing_to_invoice' } : null
}

/** What HR is warned of before one month is invoiced. */
export function warningOnInvoicingMonth({
  completed,
  approved,
}: Pick<BatchInvoiceFacts, 'completed' | 'approved'>): MonthNotReady | null {
  if (!completed) return { code: 'timesheet_not_completed' }
  return approved ? null : { code: 'timesheet_not_approved' }
}
