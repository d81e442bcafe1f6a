/** A place in the series of one year; a series begins anew with every year. */
export type SeriesNumber = { readonly year: number; readonly sequence: number }

const LAST_SEQUENCE = 999_999

/** '{jaar}-{nummer}' writes '2026-000123'; every other sign stands for itself. */
export const formatDocumentNumber = (format: string, number: SeriesNumber): string =>
  format.replace('{jaar}', `${number.year}`).replace('{nummer}', sixDigits(number.sequence))

/** The ten digits that the payment reference is made of. */
export const digitsOfNumber = (number: SeriesNumber): string => `${number.year}${sixDigits(number.sequence)}`

function sixDigits(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > LAST_SEQUENCE)
    throw new RangeError(`no such number in a series: ${sequence}`)
  return `${sequence}`.padStart(6, '0')
}
