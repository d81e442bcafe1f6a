import { brusselsDayOf, brusselsMinuteOf, toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'

/**
 * The number of milliseconds that the date of the server in the page is ahead of the clock of the browser. Without a
 * date in the page, it is zero (rule time-38).
 */
export function clockAhead(text: string | null, browserNow: number): number {
  const serverNow = Date.parse(text ?? '')
  return Number.isNaN(serverNow) ? 0 : serverNow - browserNow
}

let ahead = 0

export function setClock(text: string | null): void {
  ahead = clockAhead(text, Date.now())
}

export const now = (): Instant => toInstant(Math.floor((Date.now() + ahead) / 1000))

/** The current date in Brussels, also when the browser has another time zone. */
export const today = (): Day => brusselsDayOf(now())

export const currentMonth = (): YearMonth => monthOf(today())

export const hourNow = (): number => brusselsMinuteOf(now()) / 60
