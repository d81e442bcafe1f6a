import type { Client } from '../fixtures/client.ts'
import { customInvoice } from './customInvoice.ts'
import type { Writer } from './writer.ts'

export type Batcher = { readonly token: string; readonly name: string }

const INVOICES_OF_ONE = 3

/** A client of the crash test that acts as an HR user. It finishes and mails many invoices with one request. */
export function batcherOf({ token, name }: Batcher): Writer {
  const requested: number[] = []
  let serial = 0
  let acknowledged = 0
  let concepts: number[] = []

  const keyed = async (client: Client, key: string, path: string, body: unknown): Promise<number | null> => {
    const outcome = await client.send(token, { method: 'POST', path, body, key })
    if (outcome === 'lost') return null
    if (outcome.status >= 300) throw new Error(`${key}: ${outcome.status} ${JSON.stringify(outcome.body)}`)
    acknowledged += 1
    return outcome.body['id'] as number
  }

  return {
    step: async (client) => {
      if (concepts.length < INVOICES_OF_ONE) {
        const reference = `${name}-${serial}-${concepts.length}`
        const id = await keyed(client, reference, '/administration/invoice', customInvoice(reference))
        if (id !== null) concepts.push(id)
        return
      }
      const body = { invoiceIds: concepts, send: true }
      const id = await keyed(client, `${name}-${serial}`, '/administration/invoice/finish', body)
      if (id === null) return
      requested.push(id)
      concepts = []
      serial += 1
    },
    check: async (pool) => {
      const { rows } = await pool.query<{ id: number }>(doneQuery, [requested])
      const done = new Set(rows.map(({ id }) => id))
      return requested.filter((id) => !done.has(id)).map((id) => `batch ${id} was asked for, and is not done`)
    },
    acknowledged: () => acknowledged,
  }
}

const doneQuery = `
  select b.id from batches b where b.id = any($1) and b.finished_at is not null
    and not exists (select from batch_items i where i.batch_id = b.id and (i.settled_at is null or i.refusal is not null))`
