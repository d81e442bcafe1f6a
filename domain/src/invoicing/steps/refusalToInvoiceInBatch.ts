import { refusalToInvoiceMonth } from './refusalToInvoiceMonth.ts'
import type { InvoiceMonthFacts, InvoiceMonthRefusal } from './refusalToInvoiceMonth.ts'

export type TimesheetReadiness = { readonly completed: boolean; readonly approved: boolean }

export type MonthNotReady = { readonly code: 'timesheet_not_completed' } | { readonly code: 'timesheet_not_approved' }

/**
 * The reason why a batch leaves out a month. When HR invoices a single month, HR only gets a warning and decides (rule
 * invoicing-11).
 */
export const refusalToInvoiceInBatch = (
  facts: InvoiceMonthFacts & TimesheetReadiness,
): InvoiceMonthRefusal | MonthNotReady | null => refusalToInvoiceMonth(facts) ?? warningOnInvoicingMonth(facts)

/** The warning that HR gets when HR invoices a single month. */
export function warningOnInvoicingMonth({ completed, approved }: TimesheetReadiness): MonthNotReady | null {
  if (!completed) return { code: 'timesheet_not_completed' }
  return approved ? null : { code: 'timesheet_not_approved' }
}
