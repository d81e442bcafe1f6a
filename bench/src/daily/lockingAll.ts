import type { Pool } from 'pg'
import { hr } from '../calls.ts'
import { median } from '../median.ts'
import { send } from '../send.ts'

export type LockingAll = {
  readonly contracts: number
  readonly shifts: number
  readonly medianMs: number
  readonly slowestMs: number
}

const ROUNDS = 7
const MONTH = '2026-12'

/**
 * Measures the call that locks the planning of all people for a month and answers with the list of the month. After
 * that, the planning is unlocked, so that the measurement can be repeated.
 */
export async function measureLockingAll(origin: string, pool: Pool): Promise<LockingAll> {
  const times: number[] = []
  let kept = { contracts: 0, shifts: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await send(origin, { method: 'PUT', path: `/api/administration/contract/${MONTH}/lockall`, token: hr })
    times.push(performance.now() - begun)
    kept = await keptIn(pool)
    await pool.query('delete from timesheet_locks where month_on = $1', [`${MONTH}-01`])
  }
  return { ...kept, medianMs: median(times), slowestMs: Math.max(...times) }
}

async function keptIn(pool: Pool): Promise<Pick<LockingAll, 'contracts' | 'shifts'>> {
  const { rows } = await pool.query<{ contracts: number; shifts: number }>(
    `select count(*)::integer as contracts, sum(jsonb_array_length(locked_shifts))::integer as shifts
     from timesheet_locks where month_on = $1`,
    [`${MONTH}-01`],
  )
  return rows[0] ?? { contracts: 0, shifts: 0 }
}
