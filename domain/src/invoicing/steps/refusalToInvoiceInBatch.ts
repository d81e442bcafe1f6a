import { isCompleted, type TimesheetState } from '../../timesheets/timesheetState.ts'
import { refusalToInvoiceMonth, type InvoiceMonthFacts, type InvoiceMonthRefusal } from './refusalToInvoiceMonth.ts'

export type TimesheetReadiness = { readonly completed: boolean; readonly approved: boolean }

export type MonthNotReady = { readonly code: 'timesheet_not_completed' } | { readonly code: 'timesheet_not_approved' }

/** The reason why a batch skips a month. For a single month, HR only gets a warning and decides (rule invoicing-11). */
export const refusalToInvoiceInBatch = (
  facts: InvoiceMonthFacts & TimesheetReadiness,
): InvoiceMonthRefusal | MonthNotReady | null => refusalToInvoiceMonth(facts) ?? warningOnInvoicingMonth(facts)

/** The warning that HR gets when HR invoices a single month. */
export function warningOnInvoicingMonth({ completed, approved }: TimesheetReadiness): MonthNotReady | null {
  if (!completed) return { code: 'timesheet_not_completed' }
  return approved ? null : { code: 'timesheet_not_approved' }
}

/**
 * The reason why the list of months offers no invoice for a month. It depends on the state of the month. The list does
 * not know the hourly rates, so only the report of the batch names a missing rate.
 */
export const refusalToOfferInBatch = (state: TimesheetState): AlreadyInvoiced | MonthNotReady | null =>
  refusalOfInvoicedMonth(state) ??
  warningOnInvoicingMonth({ completed: isCompleted(state), approved: state.step === 'approved' })

/** The reason why the search palette offers no invoice for a month: HR has not approved the month. */
export const refusalToInvoiceApproved = (
  state: TimesheetState,
): AlreadyInvoiced | { readonly code: 'not_approved' } | null =>
  refusalOfInvoicedMonth(state) ?? (state.step === 'approved' ? null : { code: 'not_approved' })

type AlreadyInvoiced = Extract<InvoiceMonthRefusal, { readonly code: 'already_invoiced' }>

/** The refusal for a contract month with an invoice. A list does not know the number of the invoice. */
export const refusalOfInvoicedMonth = (
  { invoiced }: Pick<TimesheetState, 'invoiced'>,
  number: string | null = null,
): AlreadyInvoiced | null => (invoiced ? { code: 'already_invoiced', number } : null)
