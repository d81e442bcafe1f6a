const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const INVOICE = /Invoice-2::Invoice##/
const CREDIT_NOTE = /CreditNote-2::CreditNote##/

type Taken = { readonly invoice: boolean; readonly creditNote: boolean }

/**
 * Finds in the document types of a receiver which of our documents the receiver accepts. When the list is empty, this
 * is unknown, and the receiver counts as accepting invoices and credit notes.
 */
export function takesDocuments(types: readonly string[]): Taken {
  const identified = types.filter((type) => type.includes('::'))
  if (identified.length === 0) return { invoice: true, creditNote: true }
  const ours = identified.filter((type) => type.includes(BILLING))
  return { invoice: ours.some((type) => INVOICE.test(type)), creditNote: ours.some((type) => CREDIT_NOTE.test(type)) }
}
