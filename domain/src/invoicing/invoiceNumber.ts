/** A place in the series of one year; a series begins anew with every year. */
export type SeriesNumber = { readonly year: number; readonly sequence: number }

const LAST_SEQUENCE = 999_999

/** '2026-000123' */
export const formatInvoiceNumber = (number: SeriesNumber): string => `${number.year}-${sixDigits(number.sequence)}`

/** 'CN2026-000001': credit notes have a series of their own. */
export const formatCreditNoteNumber = (number: SeriesNumber): string => `CN${formatInvoiceNumber(number)}`

/** The ten digits that the payment reference is made of. */
export const digitsOfNumber = (number: SeriesNumber): string => `${number.year}${sixDigits(number.sequence)}`

function sixDigits(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > LAST_SEQUENCE)
    throw new RangeError(`no such number in a series: ${sequence}`)
  return `${sequence}`.padStart(6, '0')
}
