import { formatMonth } from '../time/formatDay.ts'
import type { YearMonth } from '../time/yearMonth.ts'

/** A subject such as 'Factuur 2026-000123 – UZ Voorbeeld – november 2026' (rule invoicing-28). */
export const invoiceSubject = ({
  number,
  customerName,
  yearMonth,
}: {
  readonly number: string
  readonly customerName: string
  readonly yearMonth: YearMonth | null
}): string => [`Factuur ${number}`, customerName, ...(yearMonth === null ? [] : [formatMonth(yearMonth)])].join(' – ')
