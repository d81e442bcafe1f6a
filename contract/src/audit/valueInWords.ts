import { isOwnRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { cents } from '@uurwerk/domain/money/cents'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { formatPercentage } from '@uurwerk/domain/money/formatPercentage'
import { formatClockTime, type MinuteOfDay } from '@uurwerk/domain/time/clockTime'
import { isDay } from '@uurwerk/domain/time/day'
import { formatDayWithDashes, formatMonth } from '@uurwerk/domain/time/formatDay'
import { brusselsDayOf, brusselsMinuteOf, toInstant } from '@uurwerk/domain/time/instant'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { codesInWords } from './codesInWords.ts'
import { fieldName } from './fieldName.ts'
import { fieldsInWords, isWordedField, type FieldKind, type Reference } from './auditedFields.ts'

/** The names of records, by kind of record and by id. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

export const NOTHING = '–'

/** Writes a stored value in words. An object is written field by field. */
export function valueInWords(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : value.map((item) => valueInWords(field, item, names)).join('; ')
  }
  if (typeof value === 'object') return groupInWords(value, names)
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee'
  const kind: FieldKind = isWordedField(field) ? fieldsInWords[field][1] : 'text'
  if (typeof value === 'number') return numberInWords(kind, value, names)
  return typeof value === 'string' ? textInWords(kind, value) : NOTHING
}

const groupInWords = (group: object, names: Names): string =>
  Object.entries(group)
    .filter(([, inner]) => !isNothing(inner))
    .map(([name, inner]) => `${fieldName(name)}: ${valueInWords(name, inner, names)}`)
    .join(', ') || NOTHING

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

function textInWords(kind: FieldKind, text: string): string {
  if (kind === 'code') return codesInWords[isOwnRegime(text) ? 'EX_OTHER' : text] ?? text
  if (isDay(text)) return formatDayWithDashes(text)
  if (isYearMonth(text)) return formatMonth(text)
  return /^\d{4}-\d\d-\d\dT/.test(text) ? momentInWords(text) : text
}

function momentInWords(text: string): string {
  const milliseconds = Date.parse(text)
  if (Number.isNaN(milliseconds)) return text
  const instant = toInstant(Math.floor(milliseconds / 1000))
  return `${formatDayWithDashes(brusselsDayOf(instant))} ${formatClockTime(brusselsMinuteOf(instant))}`
}

const plain = (value: number): string => formatDecimal(Math.round(value * 100), 2, 0)

const numbers: Readonly<Record<Exclude<FieldKind, Reference>, (value: number) => string>> = {
  text: (value) => (Number.isInteger(value) ? String(value) : plain(value)),
  code: String,
  euros: (value) => formatEuros(cents(Math.round(value * 100))),
  cents: (value) => formatEuros(cents(value)),
  seconds: (value) => `${plain(value / 3600)} uur`,
  halfDays: (value) => `${plain(value / 2)} ${value === 2 ? 'dag' : 'dagen'}`,
  clock: (value) => formatClockTime(value as MinuteOfDay),
  percentage: (value) => `${plain(value)}\u00A0%`,
  basisPoints: (value) => formatPercentage(basisPoints(value)),
}

function numberInWords(kind: FieldKind, value: number, names: Names): string {
  if (Object.hasOwn(numbers, kind)) return numbers[kind as keyof typeof numbers](value)
  return names[kind]?.[value] ?? `nr. ${value}`
}
