import { invoicePayments } from '@uurwerk/contract/payments/invoicePayments'
import { allocateEntries } from '@uurwerk/contract/payments/bankEntries'
import { call, request } from '../../call.ts'
import { codaFile, importing } from '../invoicing/paymentsWorld.ts'
import { sellerWorld } from '../invoicing/sellerWorld.ts'

/** Starts an app in which Katrien Lauwers of HR books bank movements on invoices. */
export async function bookingWorld() {
  const { db, pool, hr } = await sellerWorld('2026-11-22T09:00:00Z')

  const payments = async (id: number) => await call(hr, invoicePayments, { params: { id } })
  let files = 0
  /** Adds a bank movement on our account that no file contained before, and returns its id. */
  async function givenEntry(euros: number, further: object = {}): Promise<number> {
    files += 1
    await call(...importing(hr, codaFile([{ euros, text: `betaling ${files}`, ...further }])))
    return (await pool.query('select max(id)::int as id from bank_entries')).rows[0].id
  }
  const allocate = (entryId: number, ...allocations: { invoiceId: number; amount: number; surplus?: boolean }[]) =>
    request(hr, allocateEntries, { body: { entries: [{ entryId, allocations }] } })

  return { db, pool, hr, payments, givenEntry, allocate }
}
