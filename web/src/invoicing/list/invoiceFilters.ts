import type { InvoiceRow } from '../queries.ts'

/** A mailed credit note has the status MAILED, but its invoice is still credited (rule invoicing-30). */
export const INVOICE_FILTERS = {
  created: ({ status }) => status === 'CREATED',
  confirmed: ({ status }) => status === 'CONFIRMED',
  mailed: ({ status }) => status === 'MAILED',
  credit_noted: ({ creditNoteNr }) => creditNoteNr !== null,
  all: () => true,
} as const satisfies Record<string, (invoice: Pick<InvoiceRow, 'status' | 'creditNoteNr'>) => boolean>

export type InvoiceFilter = keyof typeof INVOICE_FILTERS

export const invoiceFilters = Object.keys(INVOICE_FILTERS) as readonly InvoiceFilter[]

const STAGES = {
  queued: 'underWay',
  prepared: 'underWay',
  sent: 'underWay',
  delivered: 'sent',
  accepted: 'sent',
  queried: 'failed',
  rejected: 'failed',
  failed: 'failed',
  unclear: 'failed',
  cancelled: 'toSend',
} as const satisfies Record<NonNullable<InvoiceRow['deliveryState']>, string>

const MAIL_STAGES = { queued: 'underWay', sent: 'sent', failed: 'failed', unclear: 'failed' } as const

type Sent = Pick<InvoiceRow, 'status' | 'deliveryState' | 'mailStatus'>

export type DeliveryStage = (typeof STAGES)[keyof typeof STAGES]

/**
 * The delivery stage of an invoice, or of its latest credit note; null for a concept. It is 'failed' when the document was
 * delivered over Peppol but the mail with a copy failed (rule invoicing-103).
 */
export function deliveryStageOf({ status, deliveryState, mailStatus }: Sent): DeliveryStage | null {
  if (status === 'CREATED') return null
  const byMail = mailStatus === null ? null : MAIL_STAGES[mailStatus]
  if (byMail === 'failed') return 'failed'
  if (deliveryState !== null && deliveryState !== 'cancelled') return STAGES[deliveryState]
  return byMail ?? (status === 'MAILED' ? 'sent' : 'toSend')
}

/** The filters of the list of invoices by the stage of the delivery (rule invoicing-103). */
export const deliveryFilters = ['all', 'toSend', 'underWay', 'sent', 'failed'] as const satisfies readonly (
  | 'all'
  | DeliveryStage
)[]

export type DeliveryFilter = (typeof deliveryFilters)[number]

export const isDelivered = (invoice: Sent, filter: DeliveryFilter): boolean =>
  filter === 'all' || deliveryStageOf(invoice) === filter
