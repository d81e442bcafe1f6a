import type { Random } from '../input/values/random.ts'
import type { Writer } from './writer.ts'

export type Closer = { readonly token: string; readonly contractIds: readonly number[]; readonly random: Random }

type Stand = 'confirmed' | 'open' | 'unknown'

const MONTH = '2026-11'

/**
 * A client of the crash test that acts as an HR user. It locks the planning of the month, confirms the month for
 * people, and reopens it.
 */
export function closerOf({ token, contractIds, random }: Closer): Writer {
  const stands = new Map<number, Stand>()
  let acknowledged = 0
  return {
    step: async (client) => {
      const contractId = random.pick(contractIds)
      const confirmed = stands.get(contractId) === 'confirmed'
      const path = `/administration/contract/${MONTH}`
      if (!confirmed) await client.send(token, { method: 'PUT', path: `${path}/lockall` })
      const outcome = await client.send(token, {
        method: 'PUT',
        path: `${path}/${confirmed ? 'reopen' : 'complete'}/${contractId}`,
        body: { reason: 'Op vraag van de klant' },
      })
      if (outcome === 'lost') stands.set(contractId, 'unknown')
      else if (outcome.status === 200) {
        acknowledged += 1
        stands.set(contractId, confirmed ? 'open' : 'confirmed')
      }
    },
    check: async (pool) => {
      const { rows } = await pool.query<{ id: number }>(
        'select contract_id as id from timesheet_confirmations where month_on = $1',
        [`${MONTH}-01`],
      )
      const stored = new Set(rows.map(({ id }) => id))
      const wrong = [...stands]
        .filter(([id, stand]) => stand !== 'unknown' && stored.has(id) !== (stand === 'confirmed'))
        .map(([id, stand]) => `contract ${id}: acknowledged as ${stand}, and is not`)
      for (const id of stands.keys()) stands.set(id, stored.has(id) ? 'confirmed' : 'open')
      return wrong
    },
    acknowledged: () => acknowledged,
  }
}
