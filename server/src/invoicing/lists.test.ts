import { afterAll, expect, test } from 'vitest'
import { stopRenderers } from '../platform/documents/rendering/renderDocument.ts'
import { givenBilledMonth, givenSeller } from '../testing/invoicingWorld.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenPerson } from '../testing/world.ts'

const testApp = await startTestApp('2026-12-01T09:00:00Z')
const { db } = testApp
await givenSeller(db)
const hr = await testApp.as(await givenPerson(db, { roles: ['ROLE_ADMIN'] }))
const anna = await testApp.as(await givenPerson(db))
afterAll(stopRenderers)

async function invoiceOf(yearMonth: string) {
  const shifts = [{ start: `${yearMonth}-10T09:00Z`, end: `${yearMonth}-10T10:00Z` }]
  const { contractId, personId } = await givenBilledMonth(db, { shifts, yearMonth })
  const { body } = await hr.post('/administration/invoice/fromTimesheet', {
    body: { contractId, userId: personId, yearMonthString: yearMonth },
  })
  return body
}
const numbersOf = (body: { _embedded: { invoiceDtoList: { id: number; invoiceNr: string | null }[] } }) =>
  body._embedded.invoiceDtoList.map(({ invoiceNr }) => invoiceNr)

test('an invoice is listed under the month that it bills, concepts first, then the latest number', async () => {
  const [first, second, concept, october] = [
    await invoiceOf('2026-11'),
    await invoiceOf('2026-11'),
    await invoiceOf('2026-11'),
    await invoiceOf('2026-10'),
  ]
  for (const { id } of [first, second])
    await hr.patch(`/administration/invoice/${id}/status`, { body: { status: 'CONFIRMED' } })
  const { body, headers } = await hr.get('/administration/invoice/2026-11/all')
  expect(numbersOf(body)).toEqual([null, '2026-000002', '2026-000001'])
  expect(body._embedded.invoiceDtoList[0]).toEqual({
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
    totalVATExcluded: 40,
    totalVATIncluded: 40,
    creditNoteNr: null,
    creditedAmount: 0,
    mailStatus: null,
  })
  const again = await hr.get('/administration/invoice/2026-11/all', {
    headers: { 'if-none-match': String(headers['etag']) },
  })
  expect(again.status).toBe(304)
  expect(
    (await hr.get('/administration/invoice/2026-10/all')).body._embedded.invoiceDtoList.map(
      ({ id }: { id: number }) => id,
    ),
  ).toEqual([october.id])
  expect((await hr.get('/administration/invoice/2026-12/all')).body._embedded).toEqual({ invoiceDtoList: [] })
})

test('the invoices of an unknown contract are not found, and an invalid month is refused as malformed', async () => {
  expect((await hr.get('/administration/invoice/2026-11/999999/all')).status).toBe(404)
  expect((await hr.get('/administration/invoice/2026-11/999999/find')).status).toBe(404)
  expect((await hr.get('/administration/invoice/2026-13/all')).status).toBe(400)
  expect((await hr.get('/administration/invoice/999999')).status).toBe(404)
  expect((await hr.get('/administration/invoice/nul')).status).toBe(404)
})

test('an employee is refused by every call about invoices, with any ids', async () => {
  const { id, contractId, userId } = await invoiceOf('2026-11')
  const calls = [
    () => anna.get('/administration/invoice/2026-11/all'),
    () => anna.get(`/administration/invoice/${id}`),
    () => anna.get(`/administration/invoice/${id}/download`),
    () => anna.get(`/administration/invoice/${id}/downloadCreditNote`),
    () => anna.post('/administration/invoice/calculate', { body: {} }),
    () =>
      anna.post('/administration/invoice/fromTimesheet', { body: { contractId, userId, yearMonthString: '2026-11' } }),
    () => anna.put(`/administration/invoice/${id}`, { body: {} }),
    () => anna.patch(`/administration/invoice/${id}/status`, { body: { status: 'CONFIRMED' } }),
    () => anna.post(`/administration/invoice/${id}/send`),
    () => anna.post(`/administration/invoice/${id}/creditnote`, { text: '2026-12-02' }),
    () => anna.delete(`/administration/invoice/${id}`),
    () => anna.get(`/administration/invoice/2026-11/${contractId}/${userId}/freeCost`),
    () => anna.post(`/administration/timesheet/2026-11/${userId}/${contractId}/freeCost`, { body: {} }),
    () => anna.get('/administration/accountingcost/all'),
  ]
  for (const call of calls) expect(await call()).toMatchObject({ status: 403, body: { code: 'role_missing' } })
})
