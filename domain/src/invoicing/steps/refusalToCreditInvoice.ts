import type { Day } from '../../time/day.ts'
import { refusalOfDocumentDate, type DocumentDateRefusal } from '../documentDate.ts'
import { invoiceStatusOf, isStepOpen, type InvoiceFacts } from './invoiceStatus.ts'

type CreditDateFacts = { readonly invoiceDate: Day; readonly today: Day }

export type CreditInvoiceFacts = InvoiceFacts & CreditDateFacts

export type CreditInvoiceRefusal =
  | { readonly code: 'invoice_not_finished' }
  | { readonly code: 'invoice_already_credited'; readonly creditNoteNumber: string }
  | { readonly code: 'credit_before_invoice'; readonly invoiceDate: Day }
  | DocumentDateRefusal

/** No part of an invoice can be credited twice (rule invoicing-31). */
export function refusalToCreditInvoice(facts: CreditInvoiceFacts, creditDate: Day): CreditInvoiceRefusal | null {
  if (facts.creditNote !== null) return { code: 'invoice_already_credited', creditNoteNumber: facts.creditNote.number }
  if (!isStepOpen(invoiceStatusOf(facts), 'credit')) return { code: 'invoice_not_finished' }
  return refusalOfCreditDate(facts, creditDate)
}

/** The reason why a credit note of an invoice cannot have this date (rules invoicing-21 and invoicing-31). */
export const refusalOfCreditDate = ({ invoiceDate, today }: CreditDateFacts, creditDate: Day) =>
  creditDate < invoiceDate
    ? ({ code: 'credit_before_invoice', invoiceDate } as const)
    : refusalOfDocumentDate(creditDate, today, invoiceDate)
