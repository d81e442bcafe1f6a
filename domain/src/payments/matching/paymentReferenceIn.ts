import { isPaymentReference } from '../../invoicing/numbers/paymentReference.ts'

/** The structured communication in a text, with or without punctuation. Null when the text has no valid one. */
export function paymentReferenceIn(text: string): string | null {
  const digits = text.replace(/[+*/.\s-]/g, '')
  return /^\d{12}$/.test(digits) && isPaymentReference(digits) ? digits : null
}

const REFERENCE = /(?<![\d])\d{3}[\s/.-]?\d{4}[\s/.-]?\d{5}(?![\d])/g

/** All valid structured communications (payment references) that a payer wrote inside a free text. */
export const paymentReferencesWithin = (text: string): string[] => [
  ...new Set([...text.matchAll(REFERENCE)].flatMap(([reference]) => paymentReferenceIn(reference) ?? [])),
]
