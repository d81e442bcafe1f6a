import { invoiceStatusOf, isStepOpen, type InvoiceFacts } from './invoiceStatus.ts'
import { refusalOfDocuments, type DocumentsRefusal } from './refusalOfDocuments.ts'
import { plannedChannel, type ChannelFacts, type ChannelRefusal } from '../peppol/plannedChannel.ts'
import type { CreditInvoiceFacts } from './refusalToCreditInvoice.ts'

export type InvoiceAddress = { readonly emailAddress: string; readonly confirmed: boolean }

export type SendInvoiceFacts = InvoiceFacts & {
  /** True when the retention term is over and the documents of the invoice are deleted. */
  readonly documentsForgotten: boolean
  /**
   * The e-mail addresses on the invoice. `confirmed` is true for an address that is confirmed at the moment of the
   * check.
   */
  readonly addresses: readonly InvoiceAddress[]
  readonly contactMail: string
  /** True when a mail of this invoice is queued or is being sent. */
  readonly mailUnderWay: boolean
  readonly peppol: PeppolFacts
}

export type PeppolFacts = ChannelFacts & {
  /** True while at least one document of the invoice waits for the access point to accept it. */
  readonly waiting: boolean
  /** True when nobody knows whether the last delivery of a document arrived. */
  readonly unclear: boolean
}

/** The stored facts that decide which steps HR can take with an invoice. */
export type InvoiceStepFacts = SendInvoiceFacts & Omit<CreditInvoiceFacts, 'today'>

type MailRefusal =
  | { readonly code: 'email_not_confirmed'; readonly addresses: readonly string[] }
  | { readonly code: 'no_mail_address' }
  | { readonly code: 'mail_under_way' }

export type SendInvoiceRefusal =
  | DocumentsRefusal
  | { readonly code: 'invoice_not_finished' }
  | MailRefusal
  | { readonly code: 'peppol_under_way' }
  | { readonly code: 'peppol_state'; readonly state: 'unclear' }
  | ChannelRefusal

/**
 * Peppol needs no e-mail address, but the copy of a document that Peppol already delivered needs one (rules mail-2,
 * mail-7, invoicing-84, invoicing-93).
 */
export function refusalToSendInvoice(facts: SendInvoiceFacts): SendInvoiceRefusal | null {
  const forgotten = refusalOfDocuments(facts.documentsForgotten)
  if (forgotten !== null) return forgotten
  const concept = refusalOfConcept(facts)
  if (concept !== null) return concept
  const planned = plannedChannel(facts.peppol)
  if (typeof planned === 'object') return planned.refusal
  if (facts.peppol.waiting) return { code: 'peppol_under_way' }
  if (planned === 'peppol') return facts.peppol.unclear ? { code: 'peppol_state', state: 'unclear' } : null
  return refusalToMailInvoice(facts)
}

export const refusalOfConcept = (facts: InvoiceFacts): { readonly code: 'invoice_not_finished' } | null =>
  isStepOpen(invoiceStatusOf(facts), 'mail') ? null : { code: 'invoice_not_finished' }

/** The reason why the documents of an invoice cannot be mailed to its addresses (rules mail-2, mail-7). */
export function refusalToMailInvoice(facts: SendInvoiceFacts): MailRefusal | null {
  const unconfirmed = facts.addresses.filter(({ confirmed }) => !confirmed).map(({ emailAddress }) => emailAddress)
  if (unconfirmed.length > 0) return { code: 'email_not_confirmed', addresses: unconfirmed }
  if (recipientsOf(facts).length === 0) return { code: 'no_mail_address' }
  return facts.mailUnderWay ? { code: 'mail_under_way' } : null
}

/** The e-mail addresses of the invoice, or else the address of the contact (rule mail-1). */
export function recipientsOf({
  addresses,
  contactMail,
}: Pick<SendInvoiceFacts, 'addresses' | 'contactMail'>): readonly string[] {
  if (addresses.length > 0) return addresses.map(({ emailAddress }) => emailAddress)
  return contactMail === '' ? [] : [contactMail]
}
