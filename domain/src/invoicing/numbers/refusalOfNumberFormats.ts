import type { SeriesNumber } from './invoiceNumber.ts'
import { canWriteTheSame, readDocumentNumber } from './numberFormat.ts'

export type NumberFormats = { readonly invoice: string; readonly creditNote: string }

export type NumberFacts = {
  /**
   * The numbers of all existing invoices and credit notes. They are in one list, because an invoice and a credit note
   * cannot have the same number.
   */
  readonly standing: readonly string[]
  /** The last sequence number that a series used in a year; 0 when the series has no document in that year. */
  readonly lastOf: (series: keyof NumberFormats, year: number) => number
}

export type NumberFormatsRefusal =
  | { readonly code: 'number_formats_equal' }
  | { readonly code: 'number_format_taken'; readonly number: string }

/** New formats apply only to new numbers, and no number may be used twice (rule company-5). */
export function refusalOfNumberFormats(formats: NumberFormats, facts: NumberFacts): NumberFormatsRefusal | null {
  if (canWriteTheSame(formats.invoice, formats.creditNote)) return { code: 'number_formats_equal' }
  const isStillToCome = (series: keyof NumberFormats, place: SeriesNumber | null) =>
    place !== null && place.sequence > facts.lastOf(series, place.year)
  const number = facts.standing.find((standing) =>
    (['invoice', 'creditNote'] as const).some((series) =>
      isStillToCome(series, readDocumentNumber(formats[series], standing)),
    ),
  )
  return number === undefined ? null : { code: 'number_format_taken', number }
}
