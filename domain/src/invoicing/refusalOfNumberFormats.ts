import type { SeriesNumber } from './invoiceNumber.ts'
import { canWriteTheSame, readDocumentNumber } from './numberFormat.ts'

export type NumberFormats = { readonly invoice: string; readonly creditNote: string }

export type NumberFacts = {
  /** Of invoices and credit notes together: a number names one document. */
  readonly standing: readonly string[]
  /** The last place that was given in a series and year, 0 when none was. */
  readonly lastOf: (series: keyof NumberFormats, year: number) => number
}

export type NumberFormatsRefusal =
  | { readonly code: 'number_formats_equal' }
  | { readonly code: 'number_format_taken'; readonly number: string }

/** Numbers are written anew from now on; what stands keeps its number, and no number is ever given twice. */
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
