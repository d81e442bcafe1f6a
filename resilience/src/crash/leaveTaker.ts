import type { Random } from '../input/values/random.ts'
import type { Writer } from './writer.ts'

export type LeaveTaker = { readonly token: string; readonly userId: number; readonly random: Random }

type Stand = 'away' | 'present' | 'unknown'

/**
 * The days on which the employee of the crash test takes leave. They are Mondays to Fridays, because a weekend needs no
 * leave.
 */
const days = [
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
  '2026-12-07',
  '2026-12-08',
  '2026-12-09',
  '2026-12-10',
]

/** A client of the crash test that acts as an employee. It books and cancels days of leave. */
export function leaveTakerOf({ token, userId, random }: LeaveTaker): Writer {
  const stands = new Map<string, Stand>()
  let acknowledged = 0
  return {
    step: async (client) => {
      const day = random.pick(days)
      const away = stands.get(day) === 'away'
      const outcome = await client.send(token, {
        method: 'PUT',
        path: `/timesheet/2026-12/planned/${away ? 'removeabsence' : 'addabsence'}`,
        body: { dayOfMonth: day, absenceCategory: 'VACATION', fullDay: true },
      })
      if (outcome === 'lost') stands.set(day, 'unknown')
      else if (outcome.status === 200) {
        acknowledged += 1
        stands.set(day, away ? 'present' : 'away')
      }
    },
    check: async (pool) => {
      const { rows } = await pool.query<{ day: string }>(
        'select day_on as day from absences where person_id = $1 and closed_at is null',
        [userId],
      )
      const stored = new Set(rows.map(({ day }) => day))
      const wrong = [...stands]
        .filter(([day, stand]) => stand !== 'unknown' && stored.has(day) !== (stand === 'away'))
        .map(([day, stand]) => `person ${userId}, ${day}: acknowledged as ${stand}, and is not`)
      for (const day of stands.keys()) stands.set(day, stored.has(day) ? 'away' : 'present')
      return wrong
    },
    acknowledged: () => acknowledged,
  }
}
