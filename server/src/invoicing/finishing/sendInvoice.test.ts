import { creditInvoice, downloadInvoice, invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { pagesOf, textOf } from '../../platform/documents/testing/pagesOf.ts'
import type { BilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { mailedInvoicesWorld, START } from '../../testing/world/invoicing/mailedInvoicesWorld.ts'

const { db, clock, hr, mailServer, givenMonth, finished, read, send, workerTurn } = await mailedInvoicesWorld()

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
  for (const expected of [mailed.invoiceNr, '40,00', '31-12-2026', mailed.paymentReference, 'BE68 5390 0754 7034'])
    expect(mail?.text).toContain(expected)
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
