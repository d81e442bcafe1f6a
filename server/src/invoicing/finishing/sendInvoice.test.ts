import {
  creditInvoice,
  downloadInvoice,
  finishInvoice,
  invoice,
  invoiceFromTimesheet,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { pagesOf, textOf } from '../../platform/documents/testing/pagesOf.ts'
import { deliverMail } from '../../operations/mail/deliverMail.ts'
import { smtpCarrier } from '../../platform/mail/smtpCarrier.ts'
import { givenBilledMonth, type BilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { startMailServer } from '../../testing/servers/startMailServer.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const START = '2026-12-01T09:00:00Z'
const { db, clock, services, hr } = await sellerWorld(START)
const mailServer = await startMailServer()
beforeEach(() => {
  clock.set(START)
  mailServer.be({ does: 'accept' })
  mailServer.received.length = 0
  mailServer.unknown.clear()
})

const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]

let serial = 0
/**
 * Makes a contract month at a customer with these invoice addresses. The value true means that the address is
 * confirmed.
 */
async function givenMonth(
  addresses: Readonly<Record<string, boolean>> = {},
): Promise<BilledMonth & { addresses: string[] }> {
  serial += 1
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const named = Object.entries(addresses).map(([name, confirmed]) => ({
    address: `${name}.${serial}@klant.example`,
    confirmed,
  }))
  for (const { address, confirmed } of named) {
    const at = confirmed ? { confirmed_at: START, confirmer: 'Katrien Lauwers' } : {}
    const { id } = await db
      .insertInto('confirmed_emails')
      .values({ email_address: address, created_at: START, ...at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('customer_emails').values({ customer_id: month.customerId, confirmed_email_id: id }).execute()
  }
  return { ...month, addresses: named.map(({ address }) => address) }
}

async function finished(month: BilledMonth): Promise<number> {
  const { contractId, personId } = month
  const body = await call(hr, invoiceFromTimesheet, {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
  await call(hr, finishInvoice, { params: { id: body.id }, body: { status: 'CONFIRMED' } })
  return body.id
}

const read = async (id: number) => await call(hr, invoice, { params: { id } })
const send = (id: number) => request(hr, sendInvoice, { params: { id } })
const carrier = smtpCarrier({ url: mailServer.url })
const impatient = smtpCarrier({ url: mailServer.url, timeout: 1000 })

/** Runs the worker, which makes one attempt at each waiting mail of the invoice. */
async function workerTurn(id: number, by = carrier) {
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where('invoice_id', '=', id)
    .where('status', 'in', ['queued', 'sending'])
    .orderBy('id')
    .execute()
  for (const mail of waiting) await deliverMail({ db, clock, settings: services.settings, carrier: by }, mail.id)
  return read(id)
}

const waitingSeconds = async (): Promise<number[]> => {
  const { rows } = await sql<{ seconds: number }>`
    select round(extract(epoch from run_at - now()) / 10)::integer * 10 as seconds
    from public_jobs.jobs where task_identifier = 'sendMail' order by id desc limit 1`.execute(db)
  return rows.map(({ seconds }) => seconds)
}

async function givenSickDay({ personId }: BilledMonth, day: string): Promise<void> {
  await db
    .insertInto('absences')
    .values({
      person_id: personId,
      day_on: day,
      category: 'SICK_LEAVE',
      full_day: true,
      halves: '[0,2)',
      seconds: 27360,
      created_at: START,
    })
    .execute()
}

test('an invoice has the status MAILED after the mail server accepts its mail, with the PDF, the timesheet and the UBL attached', async () => {
  const month = await givenMonth({ boekhouding: true, aankoop: true })
  await givenSickDay(month, '2026-11-16')
  const id = await finished(month)
  const queued = await call(...send(id))
  expect(queued).toMatchObject({ status: 'CONFIRMED', mailStatus: 'queued', latestSentDate: null })
  expect(queued._links?.['send']).toBeUndefined()

  clock.set('2026-12-01T09:00:05Z')
  const mailed = await workerTurn(id)
  expect(mailed).toMatchObject({
    status: 'MAILED',
    mailStatus: 'sent',
    latestSentDate: '2026-12-01T10:00:05+01:00',
    mails: [
      {
        kind: 'invoice',
        status: 'sent',
        recipients: month.addresses.toSorted(),
        attempts: [
          { at: '2026-12-01T10:00:05+01:00', result: 'sent', detail: expect.stringContaining('Queued as 7F3A') },
        ],
      },
    ],
  })
  expect(mailed._links?.['send']?.href).toBe(`/api/administration/invoice/${id}/send`)
  expect(mailed.history[0]).toMatchObject({
    action: 'mail invoice',
    by: null,
    changes: { recipients: [null, month.addresses.toSorted()] },
  })

  const [mail] = mailServer.received
  expect(mail).toMatchObject({
    subject: mailed.subject,
    from: { name: 'Wijzerplaat Zorg bv', address: 'facturatie@wijzerplaat.example' },
    messageId: expect.stringMatching(/^<mail-\d+@wijzerplaat\.example>$/),
  })
  expect(mail?.to?.map(({ address }) => address).toSorted()).toEqual(month.addresses.toSorted())
  for (const said of [mailed.invoiceNr, '40,00', '31-12-2026', mailed.paymentReference, 'BE68 5390 0754 7034'])
    expect(mail?.text).toContain(said)
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    `Factuur ${mailed.invoiceNr}.pdf`,
    `Timesheet bij factuur ${mailed.invoiceNr}.pdf`,
    `Factuur ${mailed.invoiceNr}.xml`,
  ])
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual([
    'application/pdf',
    'application/pdf',
    'application/xml',
  ])
  const [pdf, timesheet] = mail!.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))
  expect(pdf!.equals((await outcomeOf(hr, downloadInvoice, { params: { id } })).raw)).toBe(true)
  const text = await textOf(timesheet!)
  expect(text).toContain('16/11/2026 afwezig')
  expect(text + mail?.text).not.toMatch(/ziek|T900/i)
})

test('the timesheet in the mail of an invoice shows only absences that belong to the customer’s contract', async () => {
  const month = await givenMonth()
  await db.updateTable('contracts').set({ end_on: '2026-11-20' }).where('id', '=', month.contractId).execute()
  for (const day of ['2026-11-16', '2026-11-24']) await givenSickDay(month, day)
  const id = await finished(month)
  await call(...send(id))
  await workerTurn(id)
  const text = await textOf(Buffer.from(mailServer.received[0]!.attachments[1]!.content as ArrayBuffer))
  expect(text).toContain('16/11/2026 afwezig')
  expect(text).not.toContain('24/11/2026')
})

test('a customer that wants one PDF gets one PDF, with the timesheet after the invoice', async () => {
  const month = await givenMonth()
  await db
    .updateTable('customers')
    .set({ wants_concatenated_documents: true })
    .where('id', '=', month.customerId)
    .execute()
  const id = await finished(month)
  await call(...send(id))
  const { invoiceNr } = await workerTurn(id)
  const [mail] = mailServer.received
  expect(mail?.to?.map(({ address }) => address)).toEqual(['goedele@azklaverveld.example'])
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    `Factuur ${invoiceNr} met timesheet.pdf`,
    `Factuur ${invoiceNr}.xml`,
  ])
  const pages = await pagesOf(Buffer.from(mail!.attachments[0]!.content as ArrayBuffer))
  expect(pages[0]).toContain(invoiceNr)
  expect(pages[1]).toContain('Timesheet november 2026')
})

test('when HR mails an invoice twice within seconds, the second request is refused, also when the first mail was already sent', async () => {
  const id = await finished(await givenMonth({ factuur: true }))
  await call(...send(id))
  await workerTurn(id)
  expect(await refused(...send(id))).toMatchObject({ status: 409, code: 'mail_just_sent' })
  expect(mailServer.received).toHaveLength(1)
  clock.set('2026-12-01T09:00:10Z')
  await call(...send(id))
})

test('when HR mails an invoice again, a new mail has the same documents, and the history lists both mails', async () => {
  const id = await finished(await givenMonth({ boekhouding: true }))
  await call(...send(id))
  await workerTurn(id)
  clock.set('2026-12-08T09:00:00Z')
  expect(await call(...send(id))).toMatchObject({ status: 'MAILED', mailStatus: 'queued' })
  const again = await workerTurn(id)
  expect(again.latestSentDate).toBe('2026-12-08T10:00:00+01:00')
  expect(again.mails.map(({ requestedAt }) => requestedAt)).toEqual([
    '2026-12-08T10:00:00+01:00',
    '2026-12-01T10:00:00+01:00',
  ])
  const [first, second] = mailServer.received
  expect(second?.attachments).toEqual(first?.attachments)
  expect(second?.messageId).not.toBe(first?.messageId)
})

test('one unconfirmed address stops the mail of an invoice, until the address is confirmed', async () => {
  const month = await givenMonth({ boekhouding: true, nieuw: false })
  const id = await finished(month)
  expect((await read(id))._links?.['send']).toBeUndefined()
  expect(await refused(...send(id))).toMatchObject({
    status: 409,
    code: 'email_not_confirmed',
    addresses: [month.addresses[1]],
  })
  await db
    .updateTable('confirmed_emails')
    .set({ confirmed_at: START, confirmer: 'Katrien Lauwers' })
    .where('email_address', '=', month.addresses[1]!)
    .execute()
  await call(...send(id))
})

test('an address that the customer gets after the invoice was made does not get the mail of that invoice', async () => {
  const month = await givenMonth({ boekhouding: true })
  const id = await finished(month)
  await db.deleteFrom('customer_emails').where('customer_id', '=', month.customerId).execute()
  await call(...send(id))
  await workerTurn(id)
  expect(mailServer.received[0]?.to?.map(({ address }) => address)).toEqual(month.addresses)
})

test('HR cannot mail a concept invoice', async () => {
  const { contractId, personId } = await givenMonth()
  const body = await call(hr, invoiceFromTimesheet, {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
  expect(await refused(...send(body.id))).toMatchObject({ status: 409, code: 'invoice_not_finished' })
})

test('a second click while the mail of an invoice is being sent sends no second mail', async () => {
  const id = await finished(await givenMonth())
  const answers = await Promise.all([outcomeOf(...send(id)), outcomeOf(...send(id))])
  expect(statusesOf(answers)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.refusal?.code).toBe('mail_under_way')
  await workerTurn(id)
  expect(mailServer.received).toHaveLength(1)
})

test('when the mail server refuses a mail, the invoice stays unchanged and shows the reason, and the server tries again after longer and longer waits until the mail fails', async () => {
  const id = await finished(await givenMonth())
  await call(...send(id))
  mailServer.be({ does: 'refuse', code: 550, text: 'Mailbox is gone', at: 'receiver' })
  const pauses = []
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const refusal = await workerTurn(id)
    expect(refusal).toMatchObject({ status: 'CONFIRMED', mailStatus: 'queued' })
    expect(refusal.mails[0]?.attempts).toHaveLength(attempt)
    expect(refusal.mails[0]?.attempts.at(-1)).toMatchObject({
      result: 'refused',
      detail: expect.stringContaining('Mailbox is gone'),
    })
    pauses.push(...(await waitingSeconds()))
  }
  expect(pauses).toEqual([60, 300, 1800, 7200, 21_600, 43_200])
  const failed = await workerTurn(id)
  expect(failed).toMatchObject({ status: 'CONFIRMED', mailStatus: 'failed', latestSentDate: null })
  expect(failed._links?.['send']).toBeDefined()
  expect(mailServer.received).toHaveLength(0)
  mailServer.be({ does: 'accept' })
  await call(...send(id))
  expect(await workerTurn(id)).toMatchObject({ status: 'MAILED', mailStatus: 'sent' })
})

test('a mail that the mail server refuses once can be accepted at the next attempt', async () => {
  const id = await finished(await givenMonth())
  await call(...send(id))
  mailServer.be({ does: 'refuse', code: 451, text: 'Try again later', at: 'message' })
  expect(await workerTurn(id)).toMatchObject({ mailStatus: 'queued', mails: [{ attempts: [{ result: 'refused' }] }] })
  mailServer.be({ does: 'accept' })
  expect(await workerTurn(id)).toMatchObject({
    status: 'MAILED',
    mailStatus: 'sent',
    mails: [{ attempts: [{ result: 'refused', detail: expect.stringContaining('451') }, { result: 'sent' }] }],
  })
  expect(mailServer.received).toHaveLength(1)
})

test('when the mail server refuses one of two addresses, that address gets its own mail, and no address gets two mails', async () => {
  const month = await givenMonth({ boekhouding: true, vertrokken: true })
  const [good, gone] = month.addresses as [string, string]
  mailServer.unknown.add(gone)
  const id = await finished(month)
  await call(...send(id))
  const first = await workerTurn(id)
  expect(first).toMatchObject({
    status: 'MAILED',
    mailStatus: 'queued',
    mails: [
      { recipients: [gone], status: 'queued' },
      { recipients: [good, gone], status: 'sent' },
    ],
  })
  expect(first.history[0]?.changes['recipients']).toEqual([null, [good]])
  mailServer.unknown.clear()
  expect(await workerTurn(id)).toMatchObject({ mailStatus: 'sent' })
  expect(mailServer.received.map(({ to }) => to?.map(({ address }) => address))).toEqual([[good, gone], [gone]])
})

test.each(['drop', 'silent'] as const)(
  'when the connection breaks (%s) after the message was sent, the state of the mail is unclear, and the mail is never sent again automatically',
  async (does) => {
    const id = await finished(await givenMonth())
    await call(...send(id))
    mailServer.be({ does })
    const handedOver = mailServer.handedOver()
    const unclear = await workerTurn(id, impatient)
    expect(unclear).toMatchObject({
      status: 'CONFIRMED',
      mailStatus: 'unclear',
      mails: [{ status: 'unclear', attempts: [{ result: 'unclear' }] }],
    })
    mailServer.be({ does: 'accept' })
    await workerTurn(id)
    const { id: mailId } = await db
      .selectFrom('mails')
      .select('id')
      .where('invoice_id', '=', id)
      .executeTakeFirstOrThrow()
    await deliverMail({ db, clock, settings: services.settings, carrier }, mailId)
    expect(mailServer.handedOver()).toBe(handedOver + 1)
    // HR may send the mail again after HR has asked whether the customer got the first mail.
    await call(...send(id))
    expect(await workerTurn(id)).toMatchObject({ status: 'MAILED', mails: [{ status: 'sent' }, { status: 'unclear' }] })
  },
)

test('when the connection breaks before the message was sent, the mail counts as refused', async () => {
  const id = await finished(await givenMonth())
  await call(...send(id))
  mailServer.be({ does: 'hangUp' })
  expect(await workerTurn(id)).toMatchObject({ mailStatus: 'queued', mails: [{ attempts: [{ result: 'refused' }] }] })
  mailServer.be({ does: 'accept' })
  expect(await workerTurn(id)).toMatchObject({ status: 'MAILED' })
  expect(mailServer.received).toHaveLength(1)
})

test('when the mail server is unreachable, the mail counts as refused', async () => {
  const id = await finished(await givenMonth())
  await call(...send(id))
  const { id: mailId } = await db
    .selectFrom('mails')
    .select('id')
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  await deliverMail(
    { db, clock, settings: services.settings, carrier: smtpCarrier({ url: 'smtp://127.0.0.1:9' }) },
    mailId,
  )
  expect(await read(id)).toMatchObject({
    mailStatus: 'queued',
    mails: [{ attempts: [{ result: 'refused', detail: expect.stringContaining('ECONNREFUSED') }] }],
  })
})

test('an invoice and its credit notes are mailed in the order in which HR made them, each once', async () => {
  const id = await finished(await givenMonth())
  const credit = (body: object) => call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-02', ...body } })
  const part = { kind: 'lines', lines: [{ position: 1, amount: 10 }] }
  await credit(part)
  const two = await credit(part)
  const numbers = two.creditNotes.map(({ number }) => number)
  const before = mailServer.received.length
  await call(...send(id))
  expect(await workerTurn(id)).toMatchObject({ status: 'MAILED', creditNotes: [{ mailed: true }, { mailed: true }] })
  const subjects = () => mailServer.received.slice(before).map(({ subject = '' }) => subject.split(' – ')[0])
  expect(subjects()).toEqual([
    `Factuur ${two.invoiceNr}`,
    ...numbers.toReversed().map((number) => `Creditnota ${number} bij factuur ${two.invoiceNr}`),
  ])
  expect(mailServer.received.at(-1)?.text).toContain('gedeeltelijk, voor een bedrag van')
  const three = await credit({ kind: 'full' })
  await call(...send(id))
  expect(await workerTurn(id)).toMatchObject({ status: 'MAILED', creditNoteNr: three.creditNoteNr })
  expect(subjects().slice(3)).toEqual([`Creditnota ${three.creditNoteNr} bij factuur ${two.invoiceNr}`])
})

test('when HR mails a credited invoice, the mail contains the credit note, and the answer has the status MAILED and the credit note', async () => {
  const id = await finished(await givenMonth())
  await call(...send(id))
  await workerTurn(id)
  const credited = await call(hr, creditInvoice, { params: { id }, body: '2026-12-02' })
  expect(credited).toMatchObject({ status: 'CREDIT_NOTED', mailStatus: null })
  await call(...send(id))
  const mailed = await workerTurn(id)
  expect(mailed).toMatchObject({
    status: 'MAILED',
    mailStatus: 'sent',
    creditNoteNr: credited.creditNoteNr,
    mails: [{ kind: 'credit_note' }, { kind: 'invoice' }],
  })
  const mail = mailServer.received.at(-1)
  expect(mail?.subject).toContain(`Creditnota ${credited.creditNoteNr} bij factuur ${credited.invoiceNr}`)
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    `Creditnota ${credited.creditNoteNr}.pdf`,
    `Creditnota ${credited.creditNoteNr}.xml`,
  ])
  expect(await refused(hr, creditInvoice, { params: { id }, body: '2026-12-03' })).toMatchObject({
    status: 409,
    code: 'invoice_already_credited',
  })
})
