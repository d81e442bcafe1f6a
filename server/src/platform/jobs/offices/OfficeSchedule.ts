import { createHash } from 'node:crypto'
import { parseCronItems, type CronItem, type ParsedCronItem } from 'graphile-worker'
import type { Instant } from '@uurwerk/domain/time/instant'

const MINUTE = 60

/** A scheduled task of one office, with the minute at which it must run. */
export type DueTask = { readonly task: string; readonly at: Instant }

/**
 * The scheduled tasks of the offices. A task runs some minutes after its scheduled time. The number of minutes differs
 * for each office, so that the task does not run in all offices at once.
 */
export class OfficeSchedule {
  readonly #items: readonly ParsedCronItem[]
  #lastMinute: number
  /** The last minute whose tasks were added, for each office in which tasks must still be added. */
  readonly #behind = new Map<string, number>()

  constructor(items: readonly CronItem[], now: Instant) {
    this.#items = parseCronItems([...items])
    this.#lastMinute = Math.floor(now / MINUTE) - 1
  }

  /**
   * The tasks of an office that became due since the previous call. Later calls return these tasks again, until a call
   * of `added` reports that the job queue of the office has them.
   */
  due(now: Instant): (office: string) => DueTask[] {
    const until = Math.floor(now / MINUTE)
    const previous = this.#lastMinute
    this.#lastMinute = until
    return (office) => {
      const last = this.#behind.get(office) ?? previous
      this.#behind.set(office, last)
      // After a long interruption, only tasks of the last hour run. An earlier task runs at its next scheduled time.
      const first = Math.max(last + 1, until - 59)
      const minutes = Array.from({ length: Math.max(0, until - first + 1) }, (_, index) => first + index)
      return minutes.flatMap((minute) => {
        const digest = digestOf(minute - shiftOf(office))
        return this.#items
          .filter(({ match }) => match(digest))
          .map(({ task }) => ({ task, at: (minute * MINUTE) as Instant }))
      })
    }
  }

  /** Records that the tasks of the last call were added in an office. */
  added(office: string): void {
    this.#behind.delete(office)
  }
}

/** The number of minutes, from 0 to 59, by which the schedule of an office is delayed. */
export const shiftOf = (office: string): number => createHash('sha256').update(office).digest().readUInt32BE(0) % 60

function digestOf(minute: number) {
  const date = new Date(minute * MINUTE * 1000)
  return {
    min: date.getUTCMinutes(),
    hour: date.getUTCHours(),
    date: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    dow: date.getUTCDay(),
  }
}
