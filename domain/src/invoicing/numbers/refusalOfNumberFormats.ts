import type { SeriesNumber } from './invoiceNumber.ts'
import { canWriteTheSame, readDocumentNumber } from './numberFormat.ts'

export type NumberFormats = { readonly invoice: string; readonly creditNote: string }

export type NumberFacts = {
  /** The numbers of invoices and of credit notes together, because a number identifies one document. */
  readonly standing: readonly string[]
  /** The last sequence that was given in a series and year; 0 when there is none. */
  readonly lastOf: (series: keyof NumberFormats, year: number) => number
}

export type NumberFormatsRefusal =
  | { readonly code: 'number_formats_equal' }
  | { readonly code: 'number_format_taken'; readonly number: string }

/** New formats apply to new numbers only, and no number may ever be given twice (rule company-5). */
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
