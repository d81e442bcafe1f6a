import type { Random } from '../input/values/random.ts'
import type { Writer } from './writer.ts'

export type Planner = {
  readonly token: string
  readonly contractId: number
  readonly shiftTypeId: number
  readonly random: Random
}

type Stand = 'planned' | 'free' | 'unknown'

const MONTHS = ['2026-12', '2027-01'] as const
const days = MONTHS.flatMap((month) =>
  Array.from({ length: 28 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
)

/** A client of the crash test that acts as an employee. It plans and removes shifts. */
export function plannerOf({ token, contractId, shiftTypeId, random }: Planner): Writer {
  const stands = new Map<string, Stand>()
  let acknowledged = 0
  const write = (day: string, planned: boolean) => {
    const path = `/timesheet/${contractId}/${day.slice(0, 7)}/planned`
    return planned
      ? { method: 'PUT', path: `${path}/removeshift`, body: { dayOfMonth: day } }
      : { method: 'PUT', path: `${path}/addshift`, body: { startDate: day, shiftId: shiftTypeId } }
  }
  return {
    step: async (client) => {
      const day = random.pick(days)
      const planned = stands.get(day) === 'planned'
      const outcome = await client.send(token, write(day, planned))
      if (outcome === 'lost') stands.set(day, 'unknown')
      else if (outcome.status === 200) {
        acknowledged += 1
        stands.set(day, planned ? 'free' : 'planned')
      }
    },
    check: async (pool) => {
      const { rows } = await pool.query<{ day: string }>(
        'select start_on as day from shifts where contract_id = $1 and closed_at is null',
        [contractId],
      )
      const stored = new Set(rows.map(({ day }) => day))
      const wrong = [...stands]
        .filter(([day, stand]) => stand !== 'unknown' && stored.has(day) !== (stand === 'planned'))
        .map(([day, stand]) => `contract ${contractId}, ${day}: acknowledged as ${stand}, and is not`)
      for (const day of stands.keys()) stands.set(day, stored.has(day) ? 'planned' : 'free')
      return wrong
    },
    acknowledged: () => acknowledged,
  }
}
