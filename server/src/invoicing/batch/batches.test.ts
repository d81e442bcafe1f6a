import {
  finishInvoices,
  invoiceMonths,
  job as jobCall,
  monthAmounts,
  sendInvoices,
} from '@uurwerk/contract/invoicing/batches'
import { deleteInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { expect, test, vi } from 'vitest'
import * as documents from '../../platform/documents/rendering/renderDocument.ts'
import { call, refused } from '../../testing/call.ts'
import { silentLog } from '../../testing/silentLog.ts'
import { givenHr } from '../../testing/world/world.ts'
import { batchesWorld, idsOf, started, codesOf } from '../../testing/world/invoicing/batchesWorld.ts'

const {
  testApp,
  db,
  katrien,
  hr,
  monthOf,
  months,
  startWorker,
  billing,
  bill,
  job,
  whenDone,
  done,
  mailsOf,
  expectNoGap,
} = await batchesWorld()

test('HR sees the amounts of a month’s invoices before the batch makes them, and again in the report of the batch', async () => {
  const [one, two] = await months(2)
  const { contractId: unpriced } = await monthOf({ rateCents: null })
  const contractIds = [one!.contractId, two!.contractId, unpriced, 999_999]
  const body = { yearMonthString: '2026-11', contractIds }
  const answer = await call(hr, monthAmounts, { body })
  const byContract = (a: Amount, b: Amount) => a.contractId - b.contractId
  const amounts = [
    { contractId: one!.contractId, vatRegime: 'EX44_2', totalVATExcluded: 40, totalVATIncluded: 40 },
    { contractId: two!.contractId, vatRegime: 'EX44_2', totalVATExcluded: 40, totalVATIncluded: 40 },
    { contractId: unpriced, vatRegime: 'EX44_2', totalVATExcluded: null, totalVATIncluded: null },
  ]
  expect(answer.amounts.toSorted(byContract)).toEqual(amounts.toSorted(byContract))
  const tooMany = Array.from({ length: 101 }, (_, n) => n + 1)
  expect((await refused(hr, monthAmounts, { body: { ...body, contractIds: tooMany } })).status).toBe(422)
  const { results } = await done(bill([one!.contractId, unpriced]))
  expect(results).toMatchObject([
    { vatRegime: 'EX44_2', workedHours: 1, totalVATExcluded: 40, totalVATIncluded: 40 },
    { code: 'no_rate', workedHours: 1, vatRegime: null, totalVATExcluded: null, totalVATIncluded: null },
  ])
})

type Amount = { readonly contractId: number }
const sequenceOf = (number: string) => Number(number.split('-')[1])

test('one request makes the invoices of many months, gives them numbers in the order of the list, and mails them', async () => {
  const all = await months(4)
  const batch = await done(bill(idsOf(all), { finish: true, send: true }))
  expect(batch).toMatchObject({ status: 'done', done: 4, total: 4 })
  expect(codesOf(batch)).toEqual([null, null, null, null])
  const sequences = batch.results.map(({ invoiceNr }) => sequenceOf(invoiceNr!))
  expect(sequences).toEqual(sequences.map((_, index) => sequences[0]! + index))
  for (const [index, { invoiceId, contractId, username, customerName }] of batch.results.entries()) {
    expect(contractId).toBe(all[index]?.contractId)
    expect(username).toBe('Lieselotte Vanhaverbeke')
    expect(customerName).toMatch('AZ Klaverveld')
    expect(await mailsOf(invoiceId!)).toHaveLength(1)
  }
})

test('a batch skips a month that cannot be invoiced, reports the reason, and invoices the other months', async () => {
  const [good, again] = [await monthOf(), await monthOf()]
  await done(bill([again.contractId]))
  const input = [
    good,
    again,
    await monthOf({ rateCents: null }),
    await monthOf({ shifts: [] }),
    await monthOf({ timesheet: { confirmed: false } }),
    await monthOf({ timesheet: { approved: false } }),
  ]
  const batch = await done(bill(idsOf(input)))
  expect(codesOf(batch)).toEqual([
    null,
    'already_invoiced',
    'no_rate',
    'nothing_to_invoice',
    'timesheet_not_completed',
    'timesheet_not_approved',
  ])
  expect(batch.results[0]).toMatchObject({ invoiceNr: null, invoiceId: expect.any(Number), message: null })
  expect(batch.results[2]).toMatchObject({
    invoiceId: null,
    username: 'Lieselotte Vanhaverbeke',
    message: 'Geen geldig uurtarief op 10-11-2026. Voeg een order toe of verleng er een.',
  })
})

test('a batch invoices a contract once when its list contains the contract twice', async () => {
  const { contractId } = await monthOf()
  const batch = await done(bill([contractId, contractId]))
  expect(batch).toMatchObject({ total: 1, done: 1 })
  expect(codesOf(batch)).toEqual([null])
})

test('a client that already has the first results of a batch gets only the later results', async () => {
  const id = (await done(bill(idsOf(await months(3))))).id
  expect(await job(id, 2)).toMatchObject({ done: 3, total: 3, results: [{ code: null }] })
  expect((await refused(hr, jobCall, { params: { id: 999_999 } })).status).toBe(404)
  expect((await refused(hr, jobCall, { params: { id }, query: { after: 'x' } })).status).toBe(422)
})

test('a batch does not start when its list contains an id that does not exist, and the answer shows all such ids', async () => {
  const { contractId } = await monthOf()
  const before = await db.selectFrom('batches').select('id').execute()
  const contracts = await refused(...billing([contractId, 987_654, contractId, 987_655]))
  expect(contracts.status).toBe(422)
  expect(contracts.errors).toEqual([
    { path: 'contractIds.1', message: 'Nummer 987654 bestaat niet' },
    { path: 'contractIds.3', message: 'Nummer 987655 bestaat niet' },
  ])
  for (const batch of [finishInvoices, sendInvoices])
    expect(await refused(hr, batch, { body: { invoiceIds: [987_654] } })).toMatchObject({
      status: 422,
      errors: [{ path: 'invoiceIds.0' }],
    })
  expect(await refused(...billing([contractId], { send: true }))).toMatchObject({
    status: 422,
    code: 'send_without_finish',
  })
  expect(await db.selectFrom('batches').select('id').execute()).toEqual(before)
})

test('an unconfirmed e-mail address stops the mail of an invoice in a batch, but not the invoice', async () => {
  const month = await monthOf()
  const { id } = await db
    .insertInto('confirmed_emails')
    .values({ email_address: 'onbevestigd@klant.example', created_at: '2026-11-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('customer_emails').values({ customer_id: month.customerId, confirmed_email_id: id }).execute()
  const { results } = await done(bill([month.contractId], { finish: true, send: true }))
  expect(results).toMatchObject([{ code: 'email_not_confirmed', invoiceNr: expect.stringMatching(/^2026-/) }])
  expect(results[0]?.message).toMatch('onbevestigd@klant.example')
  expect(await mailsOf(results[0]!.invoiceId!)).toEqual([])
})

test('HR can give numbers to many concept invoices, and mail many invoices that have a number, in one batch', async () => {
  const made = await done(bill(idsOf(await months(3))))
  const [first, second, thrownAway] = made.results.map(({ invoiceId }) => invoiceId!) as [number, number, number]
  const id = await started(call(hr, finishInvoices, { body: { invoiceIds: [second, thrownAway, first] } }))
  const waits = await job(id)
  expect(waits).toMatchObject({ status: 'queued', done: 0, total: 3, results: [] })
  await call(hr, deleteInvoice, { params: { id: thrownAway } })
  const worker = await startWorker()
  const finished = await whenDone(id)
  await worker.stop()
  expect(codesOf(finished)).toEqual([null, 'not_found', null])
  const again = await done(call(hr, finishInvoices, { body: { invoiceIds: [first] } }))
  expect(codesOf(again)).toEqual(['invoice_already_finished'])
  const another = (await done(bill(idsOf(await months(1))))).results[0]!.invoiceId!
  const sent = await done(call(hr, sendInvoices, { body: { invoiceIds: [first, another, second] } }))
  expect(codesOf(sent)).toEqual([null, 'invoice_not_finished', null])
  expect(await mailsOf(first)).toHaveLength(1)
  await expectNoGap()
})

test('when one invoice of a batch fails, the other invoices succeed and no number is lost', async () => {
  const all = await months(3)
  const render = documents.renderPdf
  let printed = 0
  vi.spyOn(documents, 'renderPdf').mockImplementation((...input: Parameters<typeof render>) => {
    if (input[0] === 'invoice') printed += 1
    return input[0] === 'invoice' && printed === 2
      ? Promise.reject(new Error('the printer is on fire'))
      : render(...input)
  })
  const error = vi.fn()
  const id = await started(bill(idsOf(all), { finish: true }))
  await startWorker({ ...silentLog, error })
  const batch = await whenDone(id)
  expect(codesOf(batch)).toEqual([null, 'fault', null])
  expect(batch.results[1]).toMatchObject({ invoiceId: null, contractId: all[1]?.contractId })
  expect(error).toHaveBeenCalledOnce()
  await expectNoGap()
})

test('a batch makes no invoices when the user who requested it has lost the role of HR', async () => {
  const { id: wimId, call: wim } = await givenHr(testApp, 'Wim')
  const body = await call(wim, invoiceMonths, {
    body: { yearMonthString: '2026-11', contractIds: idsOf(await months(2)) },
  })
  await db.deleteFrom('person_roles').where('person_id', '=', wimId).execute()
  await startWorker()
  const batch = await whenDone(body.id)
  expect(codesOf(batch)).toEqual(['asker_no_longer_hr', 'asker_no_longer_hr'])
  expect(batch.results.map(({ invoiceId }) => invoiceId)).toEqual([null, null])
})

test('a batch of invoices is one audit entry, and each invoice of the batch has the name of the user who requested the batch', async () => {
  const { id, results } = await done(bill(idsOf(await months(2)), { finish: true }))
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'changes'])
    .where('entity', '=', 'batch')
    .where('entity_id', '=', id)
    .execute()
  expect(entries).toMatchObject([{ action: 'invoice months', actor_id: katrien, changes: { items: [null, 2] } }])
  const made = await db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id'])
    .where('entity', '=', 'invoice')
    .where('entity_id', '=', results[0]!.invoiceId)
    .orderBy('id')
    .execute()
  expect(made).toEqual([
    { action: 'create invoice', actor_id: katrien },
    { action: 'finish invoice', actor_id: katrien },
  ])
})
