import { isCompleted, type TimesheetState } from '../../timesheets/timesheetState.ts'
import { refusalToInvoiceMonth, type InvoiceMonthFacts, type InvoiceMonthRefusal } from './refusalToInvoiceMonth.ts'

export type TimesheetReadiness = { readonly completed: boolean; readonly approved: boolean }

export type MonthNotReady = { readonly code: 'timesheet_not_completed' } | { readonly code: 'timesheet_not_approved' }

/**
 * The reason why a batch makes no invoice for a month. A batch also skips a month that is not confirmed or not
 * approved. For such a month, a single invoice gives only a warning (rule invoicing-11).
 */
export const refusalToInvoiceInBatch = (
  facts: InvoiceMonthFacts & TimesheetReadiness,
): InvoiceMonthRefusal | MonthNotReady | null => refusalToInvoiceMonth(facts) ?? warningOnInvoicingMonth(facts)

/** The warning that HR gets when HR invoices a single month that is not confirmed or not approved. */
export function warningOnInvoicingMonth({ completed, approved }: TimesheetReadiness): MonthNotReady | null {
  if (!completed) return { code: 'timesheet_not_completed' }
  return approved ? null : { code: 'timesheet_not_approved' }
}

/**
 * The reason why the list does not offer a month for a batch: it is already invoiced, not confirmed or not approved.
 * The hourly rates are not checked, because the list does not know them.
 */
export const refusalToOfferInBatch = (state: TimesheetState): AlreadyInvoiced | MonthNotReady | null =>
  refusalOfInvoicedMonth(state) ??
  warningOnInvoicingMonth({ completed: isCompleted(state), approved: state.step === 'approved' })

/** The reason why HR cannot invoice a month: it is already invoiced, or HR has not approved it. */
export const refusalToInvoiceApproved = (
  state: TimesheetState,
): AlreadyInvoiced | { readonly code: 'not_approved' } | null =>
  refusalOfInvoicedMonth(state) ?? (state.step === 'approved' ? null : { code: 'not_approved' })

type AlreadyInvoiced = Extract<InvoiceMonthRefusal, { readonly code: 'already_invoiced' }>

/**
 * The refusal for a contract month that already has an invoice. In a list of months, the refusal contains no invoice
 * number: `number` is null.
 */
export const refusalOfInvoicedMonth = (
  { invoiced }: Pick<TimesheetState, 'invoiced'>,
  number: string | null = null,
): AlreadyInvoiced | null => (invoiced ? { code: 'already_invoiced', number } : null)
