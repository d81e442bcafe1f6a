import type { SeriesNumber } from './invoiceNumber.ts'

const NUMBER_FORMAT = /^[\w/.-]*(?:\{jaar\}[\w/.-]*\{nummer\}|\{nummer\}[\w/.-]*\{jaar\})[\w/.-]*$/

/** A format has {jaar} and {nummer} once each, between letters, digits and - _ . / (rule company-3). */
export const isNumberFormat = (text: string): boolean => NUMBER_FORMAT.test(text)

/** The position in the number series. Null when the format never gives this document number. */
export function readDocumentNumber(format: string, number: string): SeriesNumber | null {
  const pattern = format
    .replaceAll('.', String.raw`\.`)
    .replace('{jaar}', String.raw`(?<year>\d{4})`)
    .replace('{nummer}', String.raw`(?<sequence>\d{6})`)
  const { year, sequence } = new RegExp(`^${pattern}$`, 'i').exec(number)?.groups ?? {}
  return year === undefined ? null : { year: Number(year), sequence: Number(sequence) }
}

/**
 * True when the two number formats can give the same document number. The digits of the year and of the sequence are
 * not known, so each of them counts as equal to any digit (rule company-6).
 */
export function canWriteTheSame(first: string, second: string): boolean {
  const [signs, others] = [signsOf(first), signsOf(second)]
  return signs.length === others.length && signs.every((sign, place) => isSame(sign, others[place]!))
}

/** '#' replaces each digit of the year and of the sequence. A number format never contains '#'. */
const signsOf = (format: string): string[] => [
  ...format.toLowerCase().replace('{jaar}', '####').replace('{nummer}', '######'),
]

const isSame = (one: string, other: string): boolean =>
  one === other || (one === '#' && /\d/.test(other)) || (other === '#' && /\d/.test(one))
