import type { RefusalOf } from '@uurwerk/contract/problems'
import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { buyerOf } from '../../invoicing/buyerOf.ts'
import type { Billing } from '../../invoicing/invoiceRow.ts'
import type { ReminderDocument } from '../../platform/documents/reminderDocument.ts'
import type { RemindedInvoice } from './reminderLetter.ts'
import type { LetterFacts } from './reminderStore.ts'

export const customerOf = (billing: Billing, addressee: string): ReminderDocument['customer'] => ({
  organisationName: billing.organisationName,
  addressee,
  street: billing.street,
  houseNumber: billing.houseNumber,
  postalCode: billing.postalCode,
  city: billing.city,
  ...buyerOf(billing),
})

export const openOn = (invoices: readonly RemindedInvoice[]): Pick<ReminderDocument, 'invoices'> => ({
  invoices: invoices.map(({ row, open }) => ({
    number: row.number,
    date: row.invoiceOn,
    dueDate: row.dueOn,
    open,
    structuredCommunication: paymentReference({ year: row.numberYear, sequence: row.numberSequence }),
  })),
})

/**
 * The e-mail addresses that get a reminder: the address that HR chose for the customer, or else the addresses of the
 * newest invoice, or else the address of the contact of that invoice (rule payments-47).
 */
export function recipientsOf(facts: LetterFacts): readonly string[] {
  if (facts.chosen.contactEmail !== '') return [facts.chosen.contactEmail]
  if (facts.addresses.length > 0) return facts.addresses.map(({ emailAddress }) => emailAddress)
  return facts.contactMail === '' ? [] : [facts.contactMail]
}

export function refusalToMail(facts: LetterFacts): RefusalOf | null {
  const { contactEmail, contactConfirmed } = facts.chosen
  const known = contactEmail === '' ? facts.addresses : [{ emailAddress: contactEmail, confirmed: contactConfirmed }]
  const addresses = known.filter(({ confirmed }) => !confirmed).map(({ emailAddress }) => emailAddress)
  if (addresses.length > 0) {
    const refusal = { code: 'email_not_confirmed', addresses } as const
    return refusal
  }
  return recipientsOf(facts).length === 0 ? { code: 'no_mail_address' } : null
}

/** A letter needs the address of the customer. An invoice with deleted documents has no address. */
export const refusalToPrint = ({ documentsForgotten }: LetterFacts): RefusalOf | null =>
  documentsForgotten ? { code: 'invoice_documents_forgotten' } : null
