import { customInvoice } from '../crash/customInvoice.ts'
import type { Client } from '../fixtures/client.ts'

type Act = 'create' | 'finish' | 'send'
type Bill = { readonly marker: string; id: number | null; next: Act | null; number: string | null }

export type Sender = {
  step(client: Client): Promise<void>
  /** Returns the numbers of the invoices for which the server accepted the request to send them. */
  sent(): readonly string[]
}

/**
 * A client that acts as an HR user. It creates and finishes invoices, and sends them over the Peppol network, for each
 * receiver in turn. A call without an answer is repeated with the same idempotency key.
 */
export function senderOf(token: string, name: string, receivers: readonly string[]): Sender {
  const bills: Bill[] = []

  const writeOf = ({ marker, id }: Bill, act: Act, place: number) => {
    const key = `${marker} ${act}`
    switch (act) {
      case 'create': {
        const body = customInvoice(marker)
        const vat = `BE${receivers[place % receivers.length]}`
        return {
          method: 'POST',
          path: '/administration/invoice',
          body: { ...body, customerBillingDto: { ...body.customerBillingDto, vat } },
          key,
        }
      }
      case 'finish':
        return { method: 'PATCH', path: `/administration/invoice/${id}/status`, body: { status: 'CONFIRMED' }, key }
      case 'send':
        return { method: 'POST', path: `/administration/invoice/${id}/send`, body: {}, key }
    }
  }
  const after = { create: 'finish', finish: 'send', send: null } as const

  return {
    step: async (client) => {
      let bill = bills.at(-1)
      if (bill === undefined || bill.next === null) {
        bill = { marker: `${name}-${bills.length}`, id: null, next: 'create', number: null }
        bills.push(bill)
      }
      const act = bill.next ?? 'create'
      const outcome = await client.send(token, writeOf(bill, act, bills.length))
      if (outcome === 'lost') return
      if (outcome.status >= 300)
        throw new Error(`${bill.marker} ${act}: ${outcome.status} ${JSON.stringify(outcome.body)}`)
      bill.id ??= Number(outcome.body['id'])
      if (act === 'finish') bill.number = String(outcome.body['invoiceNr'])
      bill.next = after[act]
    },
    sent: () => bills.flatMap(({ number, next }) => (number !== null && next === null ? [number] : [])),
  }
}
