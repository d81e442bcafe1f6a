import { afterAll, beforeEach, expect, test } from 'vitest'
import { stopRenderers } from '../../platform/documents/rendering/renderDocument.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { givenBilledMonth, givenSeller } from '../../testing/invoicingWorld.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenPerson } from '../../testing/world.ts'

const testApp = await startTestApp('2026-12-01T09:00:00Z')
const { db } = testApp
await givenSeller(db)
const hr = await testApp.as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))
afterAll(stopRenderers)

const USUAL = { invoiceNumberFormat: '{jaar}-{nummer}', creditNoteNumberFormat: 'CN{jaar}-{nummer}' }
beforeEach(async () => {
  await write(USUAL)
})

async function write(formats: object) {
  const { body } = await hr.get('/administration/settings')
  return hr.put('/administration/settings', { body: { ...body, ...formats } })
}
const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]
async function concept(): Promise<number> {
  const { contractId, personId } = await givenBilledMonth(db, { shifts: oneHour })
  const { body } = await hr.post('/administration/invoice/fromTimesheet', {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
  return body.id
}
const finish = (id: number) => hr.patch(`/administration/invoice/${id}/status`, { body: { status: 'CONFIRMED' } })
const credit = (id: number) => hr.post(`/administration/invoice/${id}/creditnote`, { text: '2026-12-02' })
const finished = async () => {
  const id = await concept()
  const { body } = await finish(id)
  return { id, number: body.invoiceNr as string, sequence: /\d{6}/.exec(body.invoiceNr.replace('2026', ''))![0], body }
}
/** The sequence number that follows the given one. */
const after = (sequence: string) => `${Number(sequence) + 1}`.padStart(6, '0')

test('a new format applies to numbers from then on, and existing numbers stay', async () => {
  const first = await finished()
  expect(first.number).toMatch(/^2026-\d{6}$/)
  await write({ invoiceNumberFormat: 'F{jaar}/{nummer}', creditNoteNumberFormat: 'C/{nummer}/{jaar}' })
  const second = await finished()
  expect(second.number).toBe(`F2026/${after(first.sequence)}`)
  expect(second.body.subject).toContain(second.number)
  const { body } = await credit(second.id)
  expect(body.creditNoteNr).toMatch(/^C\/\d{6}\/2026$/)
  expect((await hr.get(`/administration/invoice/${first.id}`)).body.invoiceNr).toBe(first.number)
})

test('the payment reference consists of year and sequence, in every number format', async () => {
  await write({ invoiceNumberFormat: 'WZ.{nummer}.{jaar}' })
  const { body, sequence } = await finished()
  const text = await textOf((await hr.get(`/administration/invoice/${body.id}/download`)).raw)
  expect(text).toContain(`+++202/6${sequence.slice(0, 3)}/${sequence.slice(3)}`)
  expect(text).toContain(body.invoiceNr)
})

test('a number in a file name never makes a folder', async () => {
  await write({ invoiceNumberFormat: '../{jaar}/{nummer}', creditNoteNumberFormat: '/C/{jaar}/{nummer}' })
  const { id, sequence } = await finished()
  const { headers } = await hr.get(`/administration/invoice/${id}/download`)
  expect(headers['content-disposition']).toContain(`filename="Factuur ..-2026-${sequence}.pdf"`)
  await credit(id)
  const note = await hr.get(`/administration/invoice/${id}/downloadCreditNote`)
  expect(note.headers['content-disposition']).toMatch(/filename="Creditnota -C-2026-\d{6}\.pdf"/)
  const names = await db.selectFrom('documents').select('file_name').execute()
  expect(names.map(({ file_name }) => file_name).filter((name) => name.includes('/'))).toEqual([])
})

test('invoices of one day are sorted by their sequence, in every number format', async () => {
  await write({ invoiceNumberFormat: 'Z{jaar}-{nummer}' })
  const { number: earlier } = await finished()
  await write({ invoiceNumberFormat: 'A{jaar}-{nummer}' })
  const { number: later } = await finished()
  const { body } = await hr.get('/administration/invoice/2026-11/all')
  const listed = body._embedded.invoiceDtoList.map(({ invoiceNr }: { invoiceNr: string }) => invoiceNr)
  expect(listed.indexOf(later)).toBe(listed.indexOf(earlier) - 1)
})

test('a format that would once write an existing number is refused, and nothing changes', async () => {
  await write({ invoiceNumberFormat: '{jaar}-{nummer}1' })
  const { number } = await finished()
  const before = (await hr.get('/administration/settings')).body
  const taken = await write({ invoiceNumberFormat: '{jaar}-0{nummer}' })
  expect(taken).toMatchObject({ status: 409, body: { code: 'number_format_taken' } })
  expect(taken.body.message).toContain(number)
  expect((await hr.get('/administration/settings')).body).toEqual(before)
})

test('no credit note gets the number of an invoice, and no invoice the number of a credit note', async () => {
  const { id } = await finished()
  await finished()
  await credit(id)
  expect(await write({ ...USUAL, creditNoteNumberFormat: '{jaar}-{nummer}' })).toMatchObject({
    status: 422,
    body: { code: 'number_formats_equal' },
  })
  expect(
    await write({ invoiceNumberFormat: 'F{jaar}-{nummer}', creditNoteNumberFormat: '{jaar}-{nummer}' }),
  ).toMatchObject({
    status: 409,
    body: { code: 'number_format_taken' },
  })
})

test('a number that an import has used is not given again: the invoice stays a concept, and the series has no gap', async () => {
  const { sequence } = await finished()
  const elsewhere = await concept()
  await db
    .updateTable('invoices')
    .set({
      number: `2026-${after(sequence)}`,
      number_year: 1999,
      number_sequence: 1,
      confirmed_at: '2026-12-01T08:00Z',
    })
    .where('id', '=', elsewhere)
    .execute()
  const id = await concept()
  expect(await finish(id)).toMatchObject({ status: 409, body: { code: 'document_number_taken' } })
  expect((await hr.get(`/administration/invoice/${id}`)).body).toMatchObject({ status: 'CREATED', invoiceNr: null })
  await write({ invoiceNumberFormat: 'F{jaar}-{nummer}' })
  expect((await finish(id)).body.invoiceNr).toBe(`F2026-${after(sequence)}`)
  await db.updateTable('invoices').set({ number: '1999' }).where('id', '=', elsewhere).execute()
})

test('while the format changes, each of many invoices that are finished at once gets a number in the old or the new format', async () => {
  const ids = []
  for (let n = 0; n < 6; n += 1) ids.push(await concept())
  const answers = await Promise.all([
    ...ids.slice(0, 3).map(finish),
    write({ invoiceNumberFormat: 'F{jaar}-{nummer}' }),
    ...ids.slice(3).map(finish),
  ])
  expect(statusesOf(answers)).toEqual(Array.from({ length: 7 }, () => 200))
  const numbers = answers.flatMap(({ body }) => body.invoiceNr ?? [])
  expect(new Set(numbers).size).toBe(6)
  for (const number of numbers) expect(number).toMatch(/^F?2026-\d{6}$/)
})
