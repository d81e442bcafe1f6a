const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const INVOICE = /Invoice-2::Invoice##/
const CREDIT_NOTE = /CreditNote-2::CreditNote##/

type Taken = { readonly invoice: boolean; readonly creditNote: boolean }

/**
 * Returns which of our documents (invoices and credit notes) the receiver accepts. With an empty list this is unknown,
 * and both count as accepted.
 */
export function takesDocuments(types: readonly string[]): Taken {
  const identified = types.filter((type) => type.includes('::'))
  if (identified.length === 0) return { invoice: true, creditNote: true }
  const ours = identified.filter((type) => type.includes(BILLING))
  return { invoice: ours.some((type) => INVOICE.test(type)), creditNote: ours.some((type) => CREDIT_NOTE.test(type)) }
}
