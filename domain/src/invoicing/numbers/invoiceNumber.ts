/** The year and the position of a document in the number series of that year. Each year starts a new series with 1. */
export type SeriesNumber = { readonly year: number; readonly sequence: number }

const LAST_SEQUENCE = 999_999

/** Replaces {jaar} and {nummer} in the number format: '{jaar}-{nummer}' gives '2026-000123' (rule company-3). */
export const formatDocumentNumber = (format: string, number: SeriesNumber): string =>
  format.replace('{jaar}', `${number.year}`).replace('{nummer}', sixDigits(number.sequence))

/** The ten digits of the payment reference. */
export const digitsOfNumber = (number: SeriesNumber): string => `${number.year}${sixDigits(number.sequence)}`

function sixDigits(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > LAST_SEQUENCE)
    throw new RangeError(`a series has no number: ${sequence}`)
  return `${sequence}`.padStart(6, '0')
}
