import * as texts from '../../texts/texts.ts'

type Part = { readonly invoiceNr: string; readonly surplus: boolean; readonly extra: boolean }

const words = texts.payments.entries

/** Names what a part of a bank movement pays: '2026-000124' for an invoice, 'tegoed van 2026-000124' for a credit. */
export function partInWords({ invoiceNr, surplus, extra }: Part): string {
  if (extra) return words.extra(invoiceNr)
  return surplus ? words.surplus(invoiceNr) : invoiceNr
}
