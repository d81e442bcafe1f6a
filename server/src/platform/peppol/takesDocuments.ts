const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const INVOICE = /Invoice-2::Invoice##/
const CREDIT_NOTE = /CreditNote-2::CreditNote##/

type Taken = { readonly invoice: boolean; readonly creditNote: boolean }

/** Which of our documents the receiver accepts. An empty list is unknown, and counts as both kinds. */
export function takesDocuments(types: readonly string[]): Taken {
  const identified = types.filter((type) => type.includes('::'))
  if (identified.length === 0) return { invoice: true, creditNote: true }
  const ours = identified.filter((type) => type.includes(BILLING))
  return { invoice: ours.some((type) => INVOICE.test(type)), creditNote: ours.some((type) => CREDIT_NOTE.test(type)) }
}
