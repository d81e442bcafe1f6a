import type { Outcome } from '../fixtures/client.ts'
import type { Random } from '../input/values/random.ts'
import { customInvoice } from './customInvoice.ts'
import type { Writer } from './writer.ts'

export type Biller = { readonly token: string; readonly name: string; readonly random: Random }

type Act = 'create' | 'finish' | 'send' | 'credit' | 'delete'
type Bill = {
  readonly marker: string
  id: number | null
  number: string | null
  readonly done: Set<Act>
  next: Act | null
}

/**
 * A client of the crash test that acts as an HR user. It creates, finishes, mails and credits invoices. When a call
 * gets no answer, the client repeats it with the same idempotency key.
 */
export function billerOf({ token, name, random }: Biller): Writer {
  const bills: Bill[] = []
  let acknowledged = 0

  const writeOf = ({ marker, id }: Bill, act: Act) => {
    const key = `${marker} ${act}`
    switch (act) {
      case 'create':
        return { method: 'POST', path: '/administration/invoice', body: customInvoice(marker), key }
      case 'finish':
        return { method: 'PATCH', path: `/administration/invoice/${id}/status`, body: { status: 'CONFIRMED' }, key }
      case 'send':
        return { method: 'POST', path: `/administration/invoice/${id}/send`, key }
      case 'credit':
        return { method: 'POST', path: `/administration/invoice/${id}/creditnote`, body: { date: '2026-11-20' }, key }
      case 'delete':
        return { method: 'DELETE', path: `/administration/invoice/${id}`, key }
    }
  }

  const after = (act: Act): Act | null => {
    if (act === 'create') return random.chance(0.15) ? 'delete' : 'finish'
    if (act === 'finish') return random.chance(0.7) ? 'send' : 'credit'
    return null
  }

  function settle(bill: Bill, act: Act, outcome: Outcome): void {
    if (outcome === 'lost') return
    if (outcome.status >= 300)
      throw new Error(`${bill.marker} ${act}: ${outcome.status} ${JSON.stringify(outcome.body)}`)
    acknowledged += 1
    bill.done.add(act)
    bill.id ??= outcome.body['id'] as number
    if (act === 'finish') bill.number = outcome.body['invoiceNr'] as string
    bill.next = after(act)
  }

  return {
    step: async (client) => {
      let bill = bills.at(-1)
      if (bill === undefined || bill.next === null) {
        bill = { marker: `${name}-${bills.length}`, id: null, number: null, done: new Set(), next: 'create' }
        bills.push(bill)
      }
      const act = bill.next ?? 'create'
      settle(bill, act, await client.send(token, writeOf(bill, act)))
    },
    check: async (pool) => {
      const { rows } = await pool.query<Stored>(storedQuery, [`${name}-%`])
      const stored = Map.groupBy(rows, ({ marker }) => marker)
      return bills.flatMap((bill) => wrongOf(bill, stored.get(bill.marker) ?? []))
    },
    acknowledged: () => acknowledged,
  }
}

type Stored = {
  readonly marker: string
  readonly number: string | null
  readonly credited: boolean
  readonly mails: number
}

const storedQuery = `
  select i.internal_reference as marker, i.number, c.invoice_id is not null as credited,
    (select count(*) from mails m where m.invoice_id = i.id and m.kind = 'invoice') as mails
  from invoices i left join credit_notes c on c.invoice_id = i.id where i.internal_reference like $1`

/**
 * The faults of one invoice after a crash. When the server acknowledged the invoice, it must exist exactly once. When
 * the call got no answer, it must exist once or not at all.
 */
function wrongOf({ marker, number, done, next }: Bill, found: readonly Stored[]): readonly string[] {
  const [stored] = found
  const wrong: string[] = []
  if (found.length > 1) wrong.push(`${marker} is there ${found.length} times`)
  const isGone = done.has('delete') || next === 'delete'
  if (done.has('delete') && stored) wrong.push(`${marker} was deleted, and is there`)
  if (done.has('create') && !isGone && !stored) wrong.push(`${marker} was made, and is not there`)
  if (done.has('finish') && stored?.number !== number)
    wrong.push(`${marker} was finished as ${number}, and is ${stored?.number}`)
  if (done.has('credit') && stored?.credited !== true) wrong.push(`${marker} was credited, and is not`)
  if (done.has('send') && stored?.mails !== 1) wrong.push(`${marker} was mailed once, and has ${stored?.mails} mails`)
  if ((stored?.mails ?? 0) > 1) wrong.push(`${marker} has ${stored?.mails} mails`)
  return wrong
}
