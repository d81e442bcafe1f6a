import { divideRounded } from './divideRounded.ts'
import { formatDecimal } from './formatDecimal.ts'
import type { Seconds } from './seconds.ts'

/** Writes a duration in Dutch words, such as '9 uur en 6 minuten', rounded once to the minute (rule time-24). */
export function formatDurationInWords(length: Seconds): string {
  const all = Number(divideRounded(BigInt(length), 60n))
  const sign = all < 0 ? '−' : ''
  const [hours, minutes] = [Math.floor(Math.abs(all) / 60), Math.abs(all) % 60]
  const inHours = `${formatDecimal(hours, 0)} uur`
  const inMinutes = `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
  if (hours === 0) return `${sign}${inMinutes}`
  return minutes === 0 ? `${sign}${inHours}` : `${sign}${inHours} en ${inMinutes}`
}
