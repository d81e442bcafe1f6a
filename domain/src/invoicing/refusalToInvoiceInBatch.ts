import { refusalToInvoiceMonth } from './refusalToInvoiceMonth.ts'
import type { InvoiceMonthFacts, InvoiceMonthRefusal } from './refusalToInvoiceMonth.ts'

export type TimesheetReadiness = { readonly completed: boolean; readonly approved: boolean }

export type MonthNotReady = { readonly code: 'timesheet_not_completed' } | { readonly code: 'timesheet_not_approved' }

/** Why a month is passed over when many are invoiced at once; one at a time HR decides (house rules, 2). */
export const refusalToInvoiceInBatch = (
  facts: InvoiceMonthFacts & TimesheetReadiness,
): InvoiceMonthRefusal | MonthNotReady | null => refusalToInvoiceMonth(facts) ?? warningOnInvoicingMonth(facts)

/** What HR is warned of when one month is invoiced. */
export function warningOnInvoicingMonth({ completed, approved }: TimesheetReadiness): MonthNotReady | null {
  if (!completed) return { code: 'timesheet_not_completed' }
  return approved ? null : { code: 'timesheet_not_approved' }
}
