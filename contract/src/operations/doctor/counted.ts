import { formatCount } from '@uurwerk/domain/money/formatCount'

/** A number with a Dutch noun in the singular or the plural: '1 mail', '3 mails'. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A rounded duration in Dutch: '40 seconden', '12 minuten', '3 uur', '2 dagen'. */
export function duration(seconds: number): string {
  if (seconds < 2 * MINUTE) return counted(Math.round(seconds), 'seconde', 'seconden')
  if (seconds < 2 * HOUR) return `${Math.round(seconds / MINUTE)} minuten`
  return seconds < 2 * DAY ? `${Math.round(seconds / HOUR)} uur` : `${Math.round(seconds / DAY)} dagen`
}

const KILO = 1024

/** A rounded number of bytes in Dutch: '45 MB', '1,2 GB'. */
export function size(bytes: number): string {
  const megabytes = bytes / KILO ** 2
  if (megabytes < KILO) return `${Math.ceil(megabytes)} MB`
  return `${(megabytes / KILO).toFixed(1).replace('.', ',')} GB`
}
