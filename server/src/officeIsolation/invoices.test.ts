import { finishInvoices, job, monthAmounts, sendInvoices } from '@uurwerk/contract/invoicing/batches'
import { deleteConcepts, restoreConcepts } from '@uurwerk/contract/invoicing/concepts'
import { addFreeCost, editFreeCost, freeCosts, removeFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import {
  contractMonthInvoices,
  createInvoice,
  creditInvoice,
  deleteInvoice,
  downloadCreditNote,
  downloadCreditNoteUbl,
  downloadInvoice,
  downloadInvoiceUbl,
  editInvoice,
  finishInvoice,
  invoice,
  releaseMonth,
  liveInvoice,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { cancelDelivery, confirmReceipt, retryDelivery } from '@uurwerk/contract/invoicing/peppol'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test, vi } from 'vitest'
import { call, request } from '../testing/call.ts'
import { customInvoiceBody } from '../testing/world/invoicing/customInvoiceBody.ts'
import { givenSeller } from '../testing/world/invoicing/invoicingWorld.ts'
import { startIsolation, type People } from '../testing/startIsolation.ts'

const { een, twee, ours, theirs, inBoth, refusedByUs, notTried } = await startIsolation()
await givenSeller(een.db)
await givenSeller(twee.db)
const { customerId } = theirs

const newConcept = async ({ hr }: People, customer: number) =>
  (await call(hr, createInvoice, { body: customInvoiceBody({ customerId: customer }) })).id
const concept = () => newConcept(theirs, customerId)

test('HR of an office cannot read, change, number, delete or download an invoice of another office', async () => {
  const params = { id: await concept() }
  const { version } = await inBoth(({ hr }) => request(hr, invoice, { params }))
  const edited = await inBoth(({ hr }) =>
    request(hr, editInvoice, { params, body: { ...customInvoiceBody({ reference: 'REF-2' }), version } }),
  )
  await inBoth(({ hr }) => request(hr, downloadInvoice, { params }))
  const finished = { status: 'CONFIRMED', version: edited.version } as const
  const numbered = await inBoth(({ hr }) => request(hr, finishInvoice, { params, body: finished }))
  expect(numbered.invoiceNr).toMatch(/^2026-/)
  await inBoth(({ hr }) => request(hr, downloadInvoiceUbl, { params }))
  const other = { params: { id: await concept() } }
  await inBoth(({ hr }) => request(hr, deleteInvoice, other))
})

test('HR of an office cannot mail or credit an invoice of another office, or download its credit note', async () => {
  const params = { id: await concept() }
  const { version } = await call(theirs.hr, invoice, { params })
  await call(theirs.hr, finishInvoice, { params, body: { status: 'CONFIRMED', version } })
  await refusedByUs(({ hr }) => request(hr, sendInvoice, { params, body: {} }))
  await refusedByUs(({ hr }) => request(hr, retryDelivery, { params, body: {} }))
  await refusedByUs(({ hr }) => request(hr, cancelDelivery, { params }))
  await refusedByUs(({ hr }) => request(hr, confirmReceipt, { params, body: { reason: 'De klant belde' } }))
  await refusedByUs(({ hr }) => request(hr, releaseMonth, { params }))
  const credited = await inBoth(({ hr }) => request(hr, creditInvoice, { params, body: { date: '2026-11-20' } }))
  expect(credited.id).toBe(params.id)
  await inBoth(({ hr }) => request(hr, downloadCreditNote, { params, query: {} }))
  await inBoth(({ hr }) => request(hr, downloadCreditNoteUbl, { params, query: {} }))
})

test('HR of an office cannot number, mail, delete or restore the invoices of another office with one request for many invoices, or read its results', async () => {
  const invoiceIds = [await concept(), await concept()]
  // The restore needs the deleted invoices with their ids, so it comes after the deletion.
  for (const many of [deleteConcepts, restoreConcepts]) {
    const refused = await call(ours.hr, many, { body: { invoiceIds } })
    expect(refused.settled).toEqual([])
    expect((await call(theirs.hr, many, { body: { invoiceIds } })).settled).toEqual(invoiceIds)
  }
  await refusedByUs(({ hr }) => request(hr, sendInvoices, { body: { invoiceIds } }), 'invalid')
  const { id } = await inBoth(({ hr }) => request(hr, finishInvoices, { body: { invoiceIds } }), 'invalid')
  // The work of the other office must end before its rows are compared.
  await vi.waitFor(async () =>
    expect(await call(theirs.hr, job, { params: { id }, query: {} })).toMatchObject({ status: 'done' }),
  )
  await inBoth(({ hr }) => request(hr, job, { params: { id }, query: {} }))
})

test('HR of an office cannot read or change the free costs and the amounts of a contract of another office', async () => {
  const { contractId, annaId: userId } = theirs
  const yearMonth = toYearMonth('2026-11')
  const month = { params: { contractId, userId, yearMonth } }
  const cost = { description: 'Verplaatsing', amount: 2, units: 'rit', cost: 10, accountingCostDto: { id: 1 } }
  const added = await inBoth(({ hr }) => request(hr, addFreeCost, { ...month, body: cost }))
  const [first] = added._embedded.freeCostDtoList
  const change = { oldFreeCost: { id: first!.id }, newFreeCost: { ...cost, amount: 3 } }
  await inBoth(({ hr }) => request(hr, editFreeCost, { ...month, body: change }))
  const { _embedded: left } = await inBoth(({ hr }) => request(hr, freeCosts, month))
  const id = left.freeCostDtoList[0]!.id
  await inBoth(({ hr }) => request(hr, removeFreeCost, { ...month, body: { id } }))
  const input = { body: { yearMonthString: yearMonth, contractIds: [contractId] } }
  expect((await call(ours.hr, monthAmounts, input)).amounts).toEqual([])
  const ofContract = { params: { contractId, yearMonth } }
  await inBoth(({ hr }) => request(hr, contractMonthInvoices, ofContract))
  await inBoth(({ hr }) => request(hr, liveInvoice, ofContract))
})

test('these tests cover every API call with the id of an invoice or of a job', () => {
  const tried = /^\/administration\/(invoice\/\{id\}(?!\/(payments?|setoff|refund|writeoff|dispute)$)|job\/)/
  expect(notTried(tried)).toEqual([])
})
