import type { BodyInput } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { editSettings, settings } from '@uurwerk/contract/company'
import {
  creditInvoice,
  downloadCreditNote,
  downloadInvoice,
  finishInvoice,
  invoice,
  invoiceFromTimesheet,
  monthInvoices,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { beforeEach, expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { givenBilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const { db, hr } = await sellerWorld()

const USUAL = { invoiceNumberFormat: '{jaar}-{nummer}', creditNoteNumberFormat: 'CN{jaar}-{nummer}' }
beforeEach(async () => {
  await call(...(await write(USUAL)))
})

async function write(formats: Partial<BodyInput<typeof editSettings>>) {
  const body = await call(hr, settings)
  return request(hr, editSettings, { body: { ...body, ...formats } })
}
const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]
async function concept(): Promise<number> {
  const { contractId, personId } = await givenBilledMonth(db, { shifts: oneHour })
  const body = await call(hr, invoiceFromTimesheet, {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
  return body.id
}
const finish = (id: number) => request(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
const credit = (id: number) => call(hr, creditInvoice, { params: { id }, body: '2026-12-02' })
const finished = async () => {
  const id = await concept()
  const body = await call(...finish(id))
  const number = body.invoiceNr!
  return { id, number, sequence: /\d{6}/.exec(number.replace('2026', ''))![0], body }
}
/** Returns the sequence number after the given number. */
const after = (sequence: string) => `${Number(sequence) + 1}`.padStart(6, '0')

test('a new number format applies to new numbers, and existing numbers stay the same', async () => {
  const first = await finished()
  expect(first.number).toMatch(/^2026-\d{6}$/)
  await call(...(await write({ invoiceNumberFormat: 'F{jaar}/{nummer}', creditNoteNumberFormat: 'C/{nummer}/{jaar}' })))
  const second = await finished()
  expect(second.number).toBe(`F2026/${after(first.sequence)}`)
  expect(second.body.subject).toContain(second.number)
  const body = await credit(second.id)
  expect(body.creditNoteNr).toMatch(/^C\/\d{6}\/2026$/)
  expect((await call(hr, invoice, { params: { id: first.id } })).invoiceNr).toBe(first.number)
})

test('the payment reference contains the year and the sequence number, in every number format', async () => {
  await call(...(await write({ invoiceNumberFormat: 'WZ.{nummer}.{jaar}' })))
  const { body, sequence } = await finished()
  const text = await textOf((await outcomeOf(hr, downloadInvoice, { params: { id: body.id } })).raw)
  expect(text).toContain(`+++202/6${sequence.slice(0, 3)}/${sequence.slice(3)}`)
  expect(text).toContain(body.invoiceNr)
})

test('an invoice number with a slash never makes a folder in a file name', async () => {
  await call(
    ...(await write({ invoiceNumberFormat: '../{jaar}/{nummer}', creditNoteNumberFormat: '/C/{jaar}/{nummer}' })),
  )
  const { id, sequence } = await finished()
  const { headers } = await outcomeOf(hr, downloadInvoice, { params: { id } })
  expect(headers['content-disposition']).toContain(`filename="Factuur ..-2026-${sequence}.pdf"`)
  await credit(id)
  const note = await outcomeOf(hr, downloadCreditNote, { params: { id } })
  expect(note.headers['content-disposition']).toMatch(/filename="Creditnota -C-2026-\d{6}\.pdf"/)
  const names = await db.selectFrom('documents').select('file_name').execute()
  expect(names.map(({ file_name }) => file_name).filter((name) => name.includes('/'))).toEqual([])
})

test('invoices of one day are sorted by their sequence number, in every number format', async () => {
  await call(...(await write({ invoiceNumberFormat: 'Z{jaar}-{nummer}' })))
  const { number: earlier } = await finished()
  await call(...(await write({ invoiceNumberFormat: 'A{jaar}-{nummer}' })))
  const { number: later } = await finished()
  const body = await call(hr, monthInvoices, { params: { yearMonth: toYearMonth('2026-11') } })
  const listed = body._embedded.invoiceDtoList.map(({ invoiceNr }) => invoiceNr)
  expect(listed.indexOf(later)).toBe(listed.indexOf(earlier) - 1)
})

test('a number format that could give an existing number later is refused, and nothing changes', async () => {
  await call(...(await write({ invoiceNumberFormat: '{jaar}-{nummer}1' })))
  const { number } = await finished()
  const before = await call(hr, settings)
  const taken = await refused(...(await write({ invoiceNumberFormat: '{jaar}-0{nummer}' })))
  expect(taken).toMatchObject({ status: 409, code: 'number_format_taken' })
  expect(taken.message).toContain(number)
  expect(await call(hr, settings)).toEqual(before)
})

test('no credit note gets the number of an invoice, and no invoice gets the number of a credit note', async () => {
  const { id } = await finished()
  await finished()
  await credit(id)
  expect(await refused(...(await write({ ...USUAL, creditNoteNumberFormat: '{jaar}-{nummer}' })))).toMatchObject({
    status: 422,
    code: 'number_formats_equal',
  })
  expect(
    await refused(
      ...(await write({ invoiceNumberFormat: 'F{jaar}-{nummer}', creditNoteNumberFormat: '{jaar}-{nummer}' })),
    ),
  ).toMatchObject({
    status: 409,
    code: 'number_format_taken',
  })
})

test('a number that an import has used is not given to an invoice: the invoice stays a concept invoice, and the series has no gap', async () => {
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
  expect(await refused(...finish(id))).toMatchObject({ status: 409, code: 'document_number_taken' })
  expect(await call(hr, invoice, { params: { id } })).toMatchObject({ status: 'CREATED', invoiceNr: null })
  await call(...(await write({ invoiceNumberFormat: 'F{jaar}-{nummer}' })))
  expect((await call(...finish(id))).invoiceNr).toBe(`F2026-${after(sequence)}`)
  await db.updateTable('invoices').set({ number: '1999' }).where('id', '=', elsewhere).execute()
})

test('when the format changes while many invoices are finished, each invoice gets a number in the old or the new format', async () => {
  const ids = []
  for (let n = 0; n < 6; n += 1) ids.push(await concept())
  const finishing = (id: number) => call(...finish(id))
  const changed = write({ invoiceNumberFormat: 'F{jaar}-{nummer}' }).then((sent) => call(...sent))
  const answers = await Promise.all([...ids.map(finishing), changed.then(() => null)])
  const numbers = answers.flatMap((answer) => answer?.invoiceNr ?? [])
  expect(new Set(numbers).size).toBe(6)
  for (const number of numbers) expect(number).toMatch(/^F?2026-\d{6}$/)
})
