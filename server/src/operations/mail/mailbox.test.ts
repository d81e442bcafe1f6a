import { finishInvoice, invoice, invoiceFromTimesheet, sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { demoAttachment, demoMails } from '@uurwerk/contract/operations/mail/mail'
import { addConfirmedEmail } from '@uurwerk/contract/customers/confirmedEmails'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runJobs } from '../../platform/jobs/runJobs.ts'
import { call, refused } from '../../testing/call.ts'
import { givenBilledMonth, givenSeller } from '../../testing/world/invoicing/invoicingWorld.ts'
import { silentLog } from '../../testing/silentLog.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenHr } from '../../testing/world/world.ts'
import { createTasks } from '../../tasks.ts'

const START = '2026-12-01T09:00:00Z'

async function givenMailedInvoice(demo: boolean) {
  const testApp = await startTestApp(START, { demo, smtpUrl: null })
  const { db, services } = testApp
  await db.insertInto('installation').values({ demo, created_at: START }).execute()
  await givenSeller(db)
  const { call: hr } = await givenHr(testApp)
  const { contractId, personId } = await givenBilledMonth(db)
  const body = await call(hr, invoiceFromTimesheet, {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
  await call(hr, finishInvoice, { params: { id: body.id }, body: { status: 'CONFIRMED' } })
  await call(hr, sendInvoice, { params: { id: body.id } })
  const jobs = await runJobs({ url: testApp.url, tasks: createTasks(services, silentLog), log: silentLog })
  onTestFinished(() => jobs.stop())
  return { testApp, hr, invoiceId: body.id }
}

test('in the demo a mail counts as sent, and every user can read it with its attachments', async () => {
  const { testApp, hr, invoiceId } = await givenMailedInvoice(true)
  await vi.waitFor(async () =>
    expect(await call(hr, invoice, { params: { id: invoiceId } })).toMatchObject({
      status: 'MAILED',
      mailStatus: 'sent',
    }),
  )
  const body = await call(testApp.nobody, demoMails)
  const mail = body._embedded.demoMailList[0]!
  expect(mail).toMatchObject({
    kind: 'invoice',
    status: 'sent',
    recipients: ['goedele@azklaverveld.example'],
    subject: expect.stringContaining('Factuur 2026-000001'),
    body: expect.stringContaining('1.740,40'),
  })
  const first = mail.attachments[0]!
  expect(first.fileName).toBe('Factuur 2026-000001.pdf')
  const file = await testApp.nobody.get(first._links?.['attachment']?.href.replace('/api', '') ?? '')
  expect(file.raw.subarray(0, 5).toString()).toBe('%PDF-')
  const last = mail.attachments.at(-1)!
  expect(last.fileName).toBe('Factuur 2026-000001.xml')
  const ubl = await testApp.nobody.get(last._links?.['attachment']?.href.replace('/api', '') ?? '')
  expect(ubl.headers['content-type']).toBe('application/xml')
  expect((await refused(testApp.nobody, demoAttachment, { params: { id: mail.id, documentId: 999_999 } })).status).toBe(
    404,
  )
})

test('in the demo the mailbox shows the link of a confirmation mail, and the link works', async () => {
  const { testApp, hr } = await givenMailedInvoice(true)
  await call(hr, addConfirmedEmail, { body: 'nieuw@azklaverveld.example' })
  const link = await vi.waitFor(async () => {
    const body = await call(testApp.nobody, demoMails)
    const mail = body._embedded.demoMailList[0]!
    expect(mail).toMatchObject({ kind: 'confirm_email', recipients: ['nieuw@azklaverveld.example'], status: 'sent' })
    return new RegExp(`${body.origin}(/confirm-email/\\S+)`).exec(mail.body)?.[1] ?? 'no link'
  })
  expect(await testApp.nobody.post(link)).toMatchObject({
    status: 200,
    body: { emailAddress: 'nieuw@azklaverveld.example', confirmed: true },
  })
})

test('outside the demo there is no mailbox screen', async () => {
  const { testApp } = await givenMailedInvoice(false)
  expect((await refused(testApp.nobody, demoMails)).status).toBe(401)
})
