import { creditInvoice, invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { allocateEntries } from '@uurwerk/contract/payments/bankEntries'
import { invoicePayments, refundCredit, setOffCredit } from '@uurwerk/contract/payments/invoicePayments'
import { call, request } from '../../call.ts'
import { type Caller, type TestApp } from '../../startTestApp.ts'
import { givenHr } from '../world.ts'
import { codaFile, givenInvoice, importing } from './paymentsWorld.ts'
import { sellerWorld } from './sellerWorld.ts'

export const ACCOUNT = 'BE32123456789002'

/** Starts an app in which Katrien Lauwers and Wim Goossens of HR book payments and refunds. */
export async function refundsWorld() {
  const testApp = await sellerWorld('2026-11-22T09:00:00Z')
  const { hr } = testApp
  const { call: secondTab } = await givenHr(testApp, 'Wim')
  return { ...testApp, testApp, hr, secondTab, ...creditsPaidBack(testApp, hr) }
}

function creditsPaidBack({ pool }: TestApp, hr: Caller) {
  const payments = async (id: number) => await call(hr, invoicePayments, { params: { id } })
  const newestPayment = async (id: number) => (await payments(id)).payments[0]!.id
  const steps = async (id: number) => (await call(hr, invoice, { params: { id } })).history.map(({ action }) => action)

  let files = 0
  async function givenEntry(euros: number, further: object = {}): Promise<number> {
    files += 1
    await call(...importing(hr, codaFile([{ euros, text: `verrichting ${files}`, ...further }])))
    return (await pool.query('select max(id)::int as id from bank_entries')).rows[0].id
  }
  const allocate = (entryId: number, ...allocations: { invoiceId: number; amount: number; surplus?: boolean }[]) =>
    request(hr, allocateEntries, { body: { entries: [{ entryId, allocations }] } })
  const credit = (id: number, amount: number) =>
    call(hr, creditInvoice, {
      params: { id },
      body: { kind: 'amount', date: '2026-11-22', amount, reason: 'Korting', group: { category: 'E', percentage: 0 } },
    })
  const setOff = (id: number, invoiceId: number, amount: number) =>
    request(hr, setOffCredit, { params: { id }, body: { invoiceId, amount } })
  const refund = (id: number, amount: number) =>
    request(hr, refundCredit, { params: { id }, body: { date: '2026-11-22', amount, reason: 'contant' } })

  /** Makes an invoice that the customer paid from a bank account, with a credit note after the payment. */
  async function givenCredit({ customer = `Klant ${files}`, paid = 121, credited = 30 } = {}) {
    const id = await givenInvoice(hr, { euros: 121, customer })
    await call(...allocate(await givenEntry(paid, { counterpartyAccount: ACCOUNT }), { invoiceId: id, amount: paid }))
    await credit(id, credited)
    return id
  }

  /**
   * Reads from the database how much money of invoices was received, refunded and moved, and the amounts on the
   * invoices.
   */
  async function moneyOf(...ids: number[]) {
    const { rows } = await pool.query(
      `select coalesce(sum(amount_cents), 0)::int as booked,
        coalesce(sum(amount_cents) filter (where entry_id is not null), 0)::int as bank,
        coalesce(sum(amount_cents) filter (where kind = 'set_off'), 0)::int as moved
       from payments where invoice_id = any ($1)`,
      [ids],
    )
    const found = await Promise.all(ids.map(payments))
    const open = found.reduce((sum, each) => sum + each.open, 0)
    const surplus = found.reduce((sum, each) => sum + each.credit - Math.max(-each.open, 0), 0)
    return { ...rows[0], net: Math.round((open - surplus) * 100) }
  }
  return { payments, newestPayment, steps, givenEntry, allocate, credit, setOff, refund, givenCredit, moneyOf }
}
