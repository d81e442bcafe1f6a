import type { NumberStyle } from './readStyles.ts'

const SERIAL_OF_1970 = 25_569
const DAYS_TO_1904 = 1462
const MINUTES_OF_DAY = 1440

/** A text with only one meaning: a day as 2026-01-31, a percentage with its sign, a decimal comma (rule import-38). */
export function numberText(text: string, style: NumberStyle, from1904: boolean): string {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return text
  if (style === 'percent') return `${decimal(number * 100)}%`
  if (style === 'hours') return clockOf(number)
  if (style === 'clock') return clockOf(number % 1)
  if (style === 'day') return dayText(number, from1904)
  return decimal(number)
}

function dayText(serial: number, from1904: boolean): string {
  const since1900 = from1904 ? serial + DAYS_TO_1904 : serial
  // A number below 1 is a time of the day. The calendar of Excel has a day 29 February 1900 (number 60) that did not
  // exist, so one is added to lower numbers.
  if (since1900 < 1) return clockOf(since1900)
  const days = Math.floor(since1900) + (since1900 < 61 ? 1 : 0)
  const date = new Date((days - SERIAL_OF_1970) * 86_400_000)
  if (Number.isNaN(date.getTime())) return decimal(serial)
  const day = date.toISOString().slice(0, 10)
  const time = since1900 % 1
  return time === 0 ? day : `${day} ${clockOf(time)}`
}

function clockOf(days: number): string {
  const minutes = Math.round(days * MINUTES_OF_DAY)
  const two = (n: number) => `${n}`.padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Rounds a number to 15 digits, because a spreadsheet stores 15 digits, and later digits are rounding errors. */
const decimal = (number: number): string => `${Number(number.toPrecision(15))}`.replace('.', ',')
