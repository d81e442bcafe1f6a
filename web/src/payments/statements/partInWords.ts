import * as texts from '../../texts/texts.ts'

type Part = { readonly invoiceNr: string; readonly surplus: boolean; readonly extra: boolean }

const words = texts.payments.entries

/** A part of a bank movement in words: '2026-000124', 'tegoed van 2026-000124'. */
export function partInWords({ invoiceNr, surplus, extra }: Part): string {
  if (extra) return words.extra(invoiceNr)
  return surplus ? words.surplus(invoiceNr) : invoiceNr
}
