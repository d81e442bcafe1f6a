import { divideRounded } from './divideRounded.ts'
import { formatDecimal } from './formatDecimal.ts'
import type { Hundredths } from './hundredths.ts'
import type { Seconds } from './seconds.ts'

/** Writes hours that are given in hundredths: '7,60'. */
export const formatHundredths = (hours: Hundredths): string => formatDecimal(hours, 2)

/** Writes a duration as hours with two decimals, rounded once from the exact seconds: '7,60' (rule time-23). */
export const formatHours = (length: Seconds): string => formatDecimal(Number(divideRounded(BigInt(length), 36n)), 2)

/** Writes a duration as hours and minutes, '7:36', rounded once to the minute. */
export function formatHoursAndMinutes(length: Seconds): string {
  const minutes = Number(divideRounded(BigInt(length), 60n))
  const sign = minutes < 0 ? '−' : ''
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${sign}${formatDecimal(hour, 0)}:${`${minute}`.padStart(2, '0')}`
}
