import { isPaymentReference } from '../../invoicing/numbers/paymentReference.ts'

/** Punctuation is allowed. Null when the text is no valid structured communication (payment reference). */
export function paymentReferenceIn(text: string): string | null {
  const digits = text.replace(/[+*/.\s-]/g, '')
  return /^\d{12}$/.test(digits) && isPaymentReference(digits) ? digits : null
}

const WRITTEN = /(?<![\d])\d{3}[\s/.-]?\d{4}[\s/.-]?\d{5}(?![\d])/g

/** All valid structured communications (payment references) that a payer wrote inside a free text. */
export const paymentReferencesWithin = (text: string): string[] => [
  ...new Set([...text.matchAll(WRITTEN)].flatMap(([written]) => paymentReferenceIn(written) ?? [])),
]
