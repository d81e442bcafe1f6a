import { formatClockTime, minuteOfDay } from '@uurwerk/domain/time/clockTime'

// The notations of a typed time: 7, 07, 7:30, 7.30, 7u30, 7h30, 730 and 0730.
const TYPED = /^(\d{1,2})(?:\s*[:.,uh]\s*([0-5]\d)?|([0-5]\d))?$/i

/** Reads a typed time as 'HH:mm'; null when the text is not a time (rule screens-39). */
export function typedTime(text: string): string | null {
  const [, hours, spaced, tight] = TYPED.exec(text.trim()) ?? []
  if (hours === undefined || Number(hours) > 23) return null
  return formatClockTime(minuteOfDay(Number(hours) * 60 + Number(spaced ?? tight ?? 0)))
}
