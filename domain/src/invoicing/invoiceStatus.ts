export const INVOICE_STATUSES = ['CREATED', 'CONFIRMED', 'MAILED', 'CREDIT_NOTED'] as const

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** What has happened to an invoice. */
export type InvoiceFacts = {
  /** Given by 'Factureren'. */
  readonly number: string | null
  readonly creditNote: { readonly number: string } | null
  /** Whether a mail server has taken the invoice, and whether one has taken its credit note. */
  readonly mailed: { readonly invoice: boolean; readonly creditNote: boolean }
}

export type InvoiceStep = 'finish' | 'mail' | 'credit' | 'edit' | 'delete'

/** Where each step leads; a step that is not there is not open (timesheets and invoicing specification, 4). */
export const INVOICE_STEPS = {
  CREATED: { finish: 'CONFIRMED', edit: 'CREATED', delete: null },
  CONFIRMED: { mail: 'MAILED', credit: 'CREDIT_NOTED' },
  MAILED: { mail: 'MAILED', credit: 'CREDIT_NOTED' },
  CREDIT_NOTED: { mail: 'MAILED' },
} as const satisfies Record<InvoiceStatus, Partial<Record<InvoiceStep, InvoiceStatus | null>>>

/** A credit note that has been mailed shows as MAILED; that there is one is a fact of its own (house rules, 7.5). */
export function invoiceStatusOf({ number, creditNote, mailed }: InvoiceFacts): InvoiceStatus {
  if (number === null) return 'CREATED'
  if (creditNote !== null) return mailed.creditNote ? 'MAILED' : 'CREDIT_NOTED'
  return mailed.invoice ? 'MAILED' : 'CONFIRMED'
}

export const isStepOpen = (status: InvoiceStatus, step: InvoiceStep): boolean => step in INVOICE_STEPS[status]
