import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

/** The maximum delay in milliseconds that a standby may have when a long read uses it. */
const BEHIND_AT_MOST_MS = 10_000
const KEPT_MS = 1000
/** The time in milliseconds in which a failed standby is not tried again, so that reads do not wait for it. */
const REFUSED_MS = 5000
const ANSWER_WITHIN_MS = 2000

type Position = { readonly at: string | null; readonly lastWriteMs: number | null }

/** Checks whether a standby has all changes of the primary up to ten seconds ago. */
export class StandbyCheck {
  readonly #primary: Pool
  readonly #standby: Pool
  #checkedAt = -Infinity
  #wasFresh = false
  #checking: Promise<boolean> | null = null

  constructor({ primary, standby }: { readonly primary: Pool; readonly standby: Pool }) {
    this.#primary = primary
    this.#standby = standby
  }

  async isFresh(): Promise<boolean> {
    if (performance.now() - this.#checkedAt < (this.#wasFresh ? KEPT_MS : REFUSED_MS)) return this.#wasFresh
    this.#checking ??= this.#compare().finally(() => {
      this.#checking = null
    })
    return this.#checking
  }

  async #compare(): Promise<boolean> {
    const late = new AbortController()
    try {
      const slow = pause(ANSWER_WITHIN_MS, false, { signal: late.signal })
      this.#wasFresh = await Promise.race([this.#follows(), slow])
    } catch {
      this.#wasFresh = false
    } finally {
      late.abort()
      this.#checkedAt = performance.now()
    }
    return this.#wasFresh
  }

  /**
   * Asks the standby before the primary. The position of a standby that follows the primary is therefore never later
   * than the position of the primary. The time of the last replayed write can be compared with the time of the primary,
   * because both come from the clock of the primary.
   */
  async #follows(): Promise<boolean> {
    const standby = await this.#standby.query<Position>(
      `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as at,
         (extract(epoch from pg_last_xact_replay_timestamp()) * 1000)::float8 as "lastWriteMs"`,
    )
    const { at = null, lastWriteMs = null } = standby.rows[0] ?? {}
    if (at === null) return false
    const primary = await this.#primary.query<{ ahead: number; nowMs: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 as ahead,
         (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs"`,
      [at],
    )
    const { ahead, nowMs } = primary.rows[0]!
    if (ahead <= 0) return ahead === 0
    return lastWriteMs !== null && nowMs - lastWriteMs <= BEHIND_AT_MOST_MS
  }
}
