import { formatDocumentNumber, type SeriesNumber } from '@uurwerk/domain/invoicing/numbers/invoiceNumber'
import type { Tx } from '../../platform/db/transaction.ts'
import { holdNumberFormat, takeNumber, type Series } from './numberSeriesStore.ts'

export type GivenNumber = SeriesNumber & { readonly number: string }

/** Each year has its own series; the invoice date decides the year (rules invoicing-62, company-4). */
export async function giveNumber(tx: Tx, series: Series, year: number): Promise<GivenNumber> {
  const format = await holdNumberFormat(tx, series)
  const place = await takeNumber(tx, series, year)
  return { ...place, number: formatDocumentNumber(format, place) }
}
