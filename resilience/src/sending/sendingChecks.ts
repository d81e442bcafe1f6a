import type { Pool } from 'pg'
import type { Left, Provider } from '../fixtures/startProvider.ts'

type Stored = { readonly number: string; readonly state: string; readonly events: number }

const STORED = `
  select i.number, d.state, (select count(*) from peppol_events e where e.delivery_id = d.id and e.kind = 'sent')::int as events
  from peppol_deliveries d
  join invoices i on i.id = d.invoice_id`

/** Returns a sentence for each document that was sent more than once over the Peppol network. */
export function leftTwice(left: readonly Left[]): readonly string[] {
  const times = Map.groupBy(left, ({ receiver, number }) => `${number} to ${receiver}`)
  return [...times].filter(([, each]) => each.length > 1).map(([what, each]) => `${what} left ${each.length} times`)
}

/** The number of documents that are on their way: not delivered and not refused yet. */
export async function underWay(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from peppol_deliveries where state in ('queued', 'prepared', 'sent')",
  )
  return rows[0]?.count ?? 0
}

type Look = { readonly pool: Pool; readonly provider: Provider; readonly sent: readonly string[] }

/**
 * The faults at the end of the run. Each invoice that the server accepted to send must have been sent exactly once and
 * must be delivered. The server must have stored each state that the access point reported, and must know each sent
 * document.
 */
export async function wrongAtTheEnd({ pool, provider, sent }: Look): Promise<readonly string[]> {
  const [left, acknowledged] = [await provider.left(), await provider.acknowledgedEvents()]
  const { rows } = await pool.query<Stored>(STORED)
  const stored = new Map(rows.map((row) => [row.number, row]))
  const leaving = new Set(left.map(({ number }) => number))
  const { rows: events } = await pool.query<{ id: string }>(
    "select event_id as id from peppol_events where kind = 'hook'",
  )
  const kept = new Set(events.map(({ id }) => id))
  return [
    ...leftTwice(left),
    ...sent.filter((number) => !leaving.has(number)).map((number) => `${number} was sent, and did not leave`),
    ...left.filter(({ number }) => !stored.has(number)).map(({ number }) => `${number} left, and is not stored`),
    ...rows
      .filter(({ state, events: times }) => state !== 'delivered' || times !== 1)
      .map(({ number, state, events: times }) => `${number} is ${state}, and its arrival is stored ${times} times`),
    ...acknowledged.filter((id) => !kept.has(id)).map((id) => `event ${id} was acknowledged, and is not stored`),
  ]
}
