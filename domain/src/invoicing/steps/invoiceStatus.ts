export const INVOICE_STATUSES = ['CREATED', 'CONFIRMED', 'MAILED', 'CREDIT_NOTED'] as const

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** The facts from which the status of an invoice is derived. */
export type InvoiceFacts = {
  /** The number that the invoice gets when HR clicks 'Factureren'; null for a concept. */
  readonly number: string | null
  /**
   * The credit note that credited the last part of the invoice; null while a part of the invoice is not credited (rule
   * invoicing-78).
   */
  readonly creditNote: { readonly number: string } | null
  /** Whether a mail server accepted the invoice, and whether a mail server accepted the credit note of the invoice. */
  readonly mailed: { readonly invoice: boolean; readonly creditNote: boolean }
}

export type InvoiceStep = 'finish' | 'mail' | 'credit' | 'edit' | 'delete'

/**
 * The status of an invoice after each step. A step that is not listed under a status is refused in that status (rule
 * invoicing-29).
 */
export const INVOICE_STEPS = {
  CREATED: { finish: 'CONFIRMED', edit: 'CREATED', delete: null },
  CONFIRMED: { mail: 'MAILED', credit: 'CREDIT_NOTED' },
  MAILED: { mail: 'MAILED', credit: 'CREDIT_NOTED' },
  CREDIT_NOTED: { mail: 'MAILED' },
} as const satisfies Record<InvoiceStatus, Partial<Record<InvoiceStep, InvoiceStatus | null>>>

/**
 * An invoice whose credit note was mailed has the status MAILED. Whether a credit note exists is a separate fact (rule
 * invoicing-30).
 */
export function invoiceStatusOf({ number, creditNote, mailed }: InvoiceFacts): InvoiceStatus {
  if (number === null) return 'CREATED'
  if (creditNote !== null) return mailed.creditNote ? 'MAILED' : 'CREDIT_NOTED'
  return mailed.invoice ? 'MAILED' : 'CONFIRMED'
}

export const isStepOpen = (status: InvoiceStatus, step: InvoiceStep): boolean => step in INVOICE_STEPS[status]
