export const INVOICE_STATUSES = ['CREATED', 'CONFIRMED', 'MAILED', 'CREDIT_NOTED'] as const

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

export type InvoiceFacts = {
  /** The number of the invoice. Null for a concept, which gets its number when HR clicks 'Factureren'. */
  readonly number: string | null
  /**
   * The credit note that credited the last part of the invoice. Null while a part of the invoice is not credited (rule
   * invoicing-78).
   */
  readonly creditNote: { readonly number: string } | null
  /**
   * `invoice` is true when a mail server accepted the mail with the invoice. `creditNote` is true when it accepted the
   * mail with the credit note.
   */
  readonly mailed: { readonly invoice: boolean; readonly creditNote: boolean }
}

export type InvoiceStep = 'finish' | 'mail' | 'credit' | 'edit' | 'delete'

/** A step that a status does not list is refused in that status (rule invoicing-29). */
export const INVOICE_STEPS = {
  CREATED: { finish: 'CONFIRMED', edit: 'CREATED', delete: null },
  CONFIRMED: { mail: 'MAILED', credit: 'CREDIT_NOTED' },
  MAILED: { mail: 'MAILED', credit: 'CREDIT_NOTED' },
  CREDIT_NOTED: { mail: 'MAILED' },
} as const satisfies Record<InvoiceStatus, Partial<Record<InvoiceStep, InvoiceStatus | null>>>

/** An invoice with a mailed credit note is MAILED; the credit note is a separate fact (rule invoicing-30). */
export function invoiceStatusOf({ number, creditNote, mailed }: InvoiceFacts): InvoiceStatus {
  if (number === null) return 'CREATED'
  if (creditNote !== null) return mailed.creditNote ? 'MAILED' : 'CREDIT_NOTED'
  return mailed.invoice ? 'MAILED' : 'CONFIRMED'
}

export const isStepOpen = (status: InvoiceStatus, step: InvoiceStep): boolean => step in INVOICE_STEPS[status]
