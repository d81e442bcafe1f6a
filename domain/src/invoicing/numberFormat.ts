import type { SeriesNumber } from './invoiceNumber.ts'

const NUMBER_FORMAT = /^[\w/.-]*(?:\{jaar\}[\w/.-]*\{nummer\}|\{nummer\}[\w/.-]*\{jaar\})[\w/.-]*$/

/** Whether a text says how numbers are written: {jaar} and {nummer} once each, with letters, digits and - _ . / around them. */
export const isNumberFormat = (text: string): boolean => NUMBER_FORMAT.test(text)

/** Which place in its series a number would have under a format; null when the format never writes it. */
export function readDocumentNumber(format: string, number: string): SeriesNumber | null {
  const pattern = format
    .replaceAll('.', String.raw`\.`)
    .replace('{jaar}', String.raw`(?<year>\d{4})`)
    .replace('{nummer}', String.raw`(?<sequence>\d{6})`)
  const { year, sequence } = new RegExp(`^${pattern}$`, 'i').exec(number)?.groups ?? {}
  return year === undefined ? null : { year: Number(year), sequence: Number(sequence) }
}

/** Whether there is a number that both formats could write: place by place they have the same sign, or digits. */
export function canWriteTheSame(first: string, second: string): boolean {
  const [signs, others] = [signsOf(first), signsOf(second)]
  return signs.length === others.length && signs.every((sign, place) => isSame(sign, others[place]!))
}

/** Any digit stands as '#', which no format holds. */
const signsOf = (format: string): string[] => [
  ...format.toLowerCase().replace('{jaar}', '####').replace('{nummer}', '######'),
]

const isSame = (one: string, other: string): boolean =>
  one === other || (one === '#' && /\d/.test(other)) || (other === '#' && /\d/.test(one))
