import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  calculateInvoice,
  contractMonthInvoices,
  creditInvoice,
  deleteInvoice,
  downloadCreditNote,
  downloadInvoice,
  editInvoice,
  finishInvoice,
  invoice,
  invoiceFromTimesheet,
  liveInvoice,
  monthInvoices,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { addFreeCost, freeCosts } from '@uurwerk/contract/invoicing/freeCosts'
import { accountingCosts } from '@uurwerk/contract/invoicing/accountingCosts'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, refusedWith } from '../../testing/call.ts'
import { givenBilledMonth, givenSeller } from '../../testing/world/invoicing/invoicingWorld.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenPerson } from '../../testing/world/world.ts'

const november = toYearMonth('2026-11')

const testApp = await hrWorld('2026-12-01T09:00:00Z')
const { db, hr } = testApp
await givenSeller(db)
const anna = await testApp.as(await givenPerson(db))

async function invoiceOf(yearMonth: string) {
  const shifts = [{ start: `${yearMonth}-10T09:00Z`, end: `${yearMonth}-10T10:00Z` }]
  const { contractId, personId } = await givenBilledMonth(db, { shifts, yearMonth })
  const body = await call(hr, invoiceFromTimesheet, {
    body: { contractId, userId: personId, yearMonthString: yearMonth },
  })
  return body
}
const numbersOf = ({ _embedded }: ResponseOf<typeof monthInvoices>) =>
  _embedded.invoiceDtoList.map(({ invoiceNr }) => invoiceNr)

test('the list of invoices shows an invoice in the month that it bills, with the concept invoices first and then the latest number first', async () => {
  const [first, second, concept, october] = [
    await invoiceOf('2026-11'),
    await invoiceOf('2026-11'),
    await invoiceOf('2026-11'),
    await invoiceOf('2026-10'),
  ]
  for (const { id } of [first, second]) await call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  const { body, headers } = await outcomeOf(hr, monthInvoices, { params: { yearMonth: november } })
  expect(numbersOf(body!)).toEqual([null, '2026-000002', '2026-000001'])
  expect(body?._embedded.invoiceDtoList[0]).toEqual({
    id: concept.id,
    version: 1,
    invoiceNr: null,
    invoiceDate: '2026-12-01',
    status: 'CREATED',
    subject: '',
    contractId: concept.contractId,
    userId: concept.userId,
    yearMonth: '2026-11',
    companyName: concept.companyName,
    employeeName: 'Lieselotte Vanhaverbeke',
    vatRegime: 'EX44_2',
    vatRegimeName: 'Vrijgesteld, art. 44 § 2',
    totalVATExcluded: 40,
    totalVATIncluded: 40,
    creditNoteNr: null,
    creditedAmount: 0,
    mailStatus: null,
    deliveryState: null,
    actions: { edit: null, delete: null, finish: null, send: { code: 'invoice_not_finished' } },
  })
  expect(body?._embedded.invoiceDtoList[1]?.actions).toEqual({
    edit: { code: 'invoice_not_concept' },
    delete: { code: 'invoice_not_concept' },
    finish: { code: 'invoice_already_finished', number: '2026-000002' },
    send: null,
  })
  const again = await outcomeOf(hr, monthInvoices, {
    params: { yearMonth: november },
    headers: { 'if-none-match': String(headers['etag']) },
  })
  expect(again.status).toBe(304)
  expect(
    (await call(hr, monthInvoices, { params: { yearMonth: toYearMonth('2026-10') } }))._embedded.invoiceDtoList.map(
      ({ id }) => id,
    ),
  ).toEqual([october.id])
  expect((await call(hr, monthInvoices, { params: { yearMonth: toYearMonth('2026-12') } }))._embedded).toEqual({
    invoiceDtoList: [],
  })
})

test('the invoices of an unknown contract give 404, and an invalid month gives 400', async () => {
  expect(
    (await refused(hr, contractMonthInvoices, { params: { yearMonth: november, contractId: 999_999 } })).status,
  ).toBe(404)
  expect((await refused(hr, liveInvoice, { params: { yearMonth: november, contractId: 999_999 } })).status).toBe(404)
  expect((await refusedWith(hr, monthInvoices, { params: { yearMonth: '2026-13' } })).status).toBe(400)
  expect((await refused(hr, invoice, { params: { id: 999_999 } })).status).toBe(404)
  expect((await refusedWith(hr, invoice, { params: { id: 'nul' } })).status).toBe(404)
})

test('an employee is refused in every call about invoices, with any ids', async () => {
  const { id, ...made } = await invoiceOf('2026-11')
  const [contractId, userId] = [made.contractId!, made.userId!]
  const cost = { description: 'Ticket', amount: 1, units: 'stuk', cost: 5, accountingCostDto: { id: 1 } }
  const calls = [
    () => refused(anna, monthInvoices, { params: { yearMonth: november } }),
    () => refused(anna, invoice, { params: { id } }),
    () => refused(anna, downloadInvoice, { params: { id } }),
    () => refused(anna, downloadCreditNote, { params: { id } }),
    () => refused(anna, calculateInvoice, { body: { contractId, userId, yearMonthString: '2026-11' } }),
    () => refused(anna, invoiceFromTimesheet, { body: { contractId, userId, yearMonthString: '2026-11' } }),
    () => refused(anna, editInvoice, { params: { id }, body: {} }),
    () => refused(anna, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } }),
    () => refused(anna, sendInvoice, { params: { id } }),
    () => refused(anna, creditInvoice, { params: { id }, body: '2026-12-02' }),
    () => refused(anna, deleteInvoice, { params: { id } }),
    () => refused(anna, freeCosts, { params: { yearMonth: november, contractId, userId } }),
    () => refused(anna, addFreeCost, { params: { yearMonth: november, userId, contractId }, body: cost }),
    () => refused(anna, accountingCosts),
  ]
  for (const caller of calls) expect(await caller()).toMatchObject({ status: 403, code: 'role_missing' })
})
