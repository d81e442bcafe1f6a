import { brusselsDayOf, brusselsMinuteOf, toInstant } from '@uurwerk/domain/time/instant'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/**
 * How far the server's clock is ahead of the browser's, in milliseconds: a demo may run at a moment of its own, which the
 * page then carries. Zero when it carries none.
 */
export function clockAhead(written: string | null, browserNow: number): number {
  const serverNow = Date.parse(written ?? '')
  return Number.isNaN(serverNow) ? 0 : serverNow - browserNow
}

let ahead = 0

export function setClock(written: string | null): void {
  ahead = clockAhead(written, Date.now())
}

export const now = (): Instant => toInstant(Math.floor((Date.now() + ahead) / 1000))

/** Today in Brussels, wherever the browser stands. */
export const today = (): Day => brusselsDayOf(now())

export const currentMonth = (): YearMonth => monthOf(today())

export const hourNow = (): number => brusselsMinuteOf(now()) / 60
