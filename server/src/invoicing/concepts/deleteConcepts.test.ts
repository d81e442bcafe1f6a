import { deleteConcepts, restoreConcepts } from '@uurwerk/contract/invoicing/concepts'
import {
  createInvoice,
  editInvoice,
  finishInvoice,
  invoice,
  invoiceFromTimesheet,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { createWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call, refused } from '../../testing/call.ts'
import { untilLocked } from '../../testing/database/untilLocked.ts'
import { customInvoiceBody } from '../../testing/world/invoicing/customInvoiceBody.ts'
import { givenBilledMonth, givenSeller, type BilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer, givenHr } from '../../testing/world/world.ts'

const { db, as, clock, hr } = await hrWorld('2026-12-01T09:00:00Z')
await givenSeller(db)
const { call: colleague } = await givenHr({ db, as }, 'Wim')

const november = toYearMonth('2026-11')
const shifts = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]

async function concept(): Promise<{ month: BilledMonth; id: number }> {
  const month = await givenBilledMonth(db, { shifts })
  return { month, id: await bill(month) }
}
async function bill({ contractId, personId }: BilledMonth): Promise<number> {
  const body = { contractId, userId: personId, yearMonthString: november }
  return (await call(hr, invoiceFromTimesheet, { body })).id
}
const read = (id: number) => call(hr, invoice, { params: { id } })
const remove = (...invoiceIds: number[]) => call(hr, deleteConcepts, { body: { invoiceIds } })
const restore = (invoiceIds: number[], caller = hr) => call(caller, restoreConcepts, { body: { invoiceIds } })

test('HR deletes the chosen concept invoices with one call, and an invoice with a number is refused with the reason', async () => {
  const [one, two, finished] = [await concept(), await concept(), await concept()]
  await call(hr, finishInvoice, { params: { id: finished.id }, body: { status: 'CONFIRMED' } })
  const answer = await remove(finished.id, two.id, one.id, one.id)
  expect(answer).toMatchObject({ settled: [one.id, two.id], refused: [{ invoiceId: finished.id }] })
  expect(answer.refused[0]?.message).toBe('Deze factuur is al voltooid en verandert niet meer. Maak een creditnota.')
  expect((await refused(hr, invoice, { params: { id: one.id } })).status).toBe(404)
  expect((await read(finished.id)).invoiceNr).not.toBeNull()
})

test('the undo of deleted concept invoices restores them with their ids, their lines and their typed fields', async () => {
  const { id } = await concept()
  await call(hr, editInvoice, { params: { id }, body: { subject: 'Onze prestaties', supplierReference: 'PO 12' } })
  const before = await read(id)
  await remove(id)
  expect(await restore([id])).toMatchObject({ settled: [id], refused: [] })
  expect(await read(id)).toEqual({ ...before, history: expect.any(Array) })
  expect(await restore([id])).toMatchObject({ settled: [], refused: [] })
})

test('the undo does not restore the concept invoice of a known customer that was removed meanwhile', async () => {
  const customerId = await givenCustomer(db)
  const { id } = await call(hr, createInvoice, { body: customInvoiceBody({ customerId }) })
  await remove(id)
  await db.deleteFrom('bonus_rates').where('customer_id', '=', customerId).execute()
  await db.deleteFrom('customers').where('id', '=', customerId).execute()
  expect(await restore([id])).toMatchObject({ settled: [], refused: [{ invoiceId: id }] })
})

test('when a customer is removed during the undo of its concept invoice, the undo waits and then refuses the concept invoice', async () => {
  const customerId = await givenCustomer(db)
  const { id } = await call(hr, createInvoice, { body: customInvoiceBody({ customerId }) })
  await remove(id)
  await db.deleteFrom('bonus_rates').where('customer_id', '=', customerId).execute()
  const restored = await inTransaction(db, async (tx) => {
    await tx.deleteFrom('customers').where('id', '=', customerId).execute()
    const answer = restore([id])
    await untilLocked(tx)
    return { answer }
  })
  expect(await restored.answer).toMatchObject({ settled: [], refused: [{ invoiceId: id }] })
})

test('a colleague cannot undo the deletion of concept invoices, and after a day nobody can', async () => {
  const { id } = await concept()
  await remove(id)
  expect(await restore([id], colleague)).toMatchObject({ settled: [], refused: [] })
  clock.set('2026-12-02T09:00:01Z')
  expect(await restore([id])).toMatchObject({ settled: [], refused: [{ invoiceId: id }] })
  clock.set('2026-12-01T09:00:00Z')
})

test('the undo does not restore a concept invoice when its month was invoiced again or changed, but restores the other concept invoices', async () => {
  const [again, changed, same] = [await concept(), await concept(), await concept()]
  await remove(again.id, changed.id, same.id)
  await bill(again.month)
  await call(hr, createWorkedShiftFor, {
    params: { contractId: changed.month.contractId, yearMonth: november },
    body: {
      date: '2026-11-12',
      labourPeriod: { startDateTimestamp: '2026-11-12T09:00:00', endDateTimestamp: '2026-11-12T10:00:00' },
    },
  })
  expect(await restore([again.id, changed.id, same.id])).toMatchObject({
    settled: [same.id],
    refused: [{ invoiceId: again.id }, { invoiceId: changed.id }],
  })
})
