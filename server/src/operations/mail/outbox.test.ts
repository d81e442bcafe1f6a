import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toInstant } from '@uurwerk/domain/time/instant'
import { systemClock } from '../../platform/db/clock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { runJobs } from '../../platform/jobs/runJobs.ts'
import { createTestDatabase } from '../../testing/database/createTestDatabase.ts'
import { silentLog } from '../../testing/silentLog.ts'
import { startMailServer } from '../../testing/servers/startMailServer.ts'
import { createCarrier } from '../../platform/mail/createCarrier.ts'
import { deliverMail } from './deliverMail.ts'
import type { MailCarrier } from '../../platform/mail/mailCarrier.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { smtpCarrier } from '../../platform/mail/smtpCarrier.ts'

const { db, url } = await createTestDatabase()
const mailServer = await startMailServer()
const settings = { publicUrl: 'https://uren.voorbeeld.example' }
const mail = {
  invoiceId: null,
  kind: 'reminder',
  recipients: ['anna@klant.example'],
  subject: 'Bevestig je timesheet',
  body: 'Klik hier: € ë ï é ç ’ – Ł ș',
  documentIds: [],
  requestedBy: null,
  now: toInstant(Date.parse('2026-12-01T09:00:00Z') / 1000),
} as const

async function startWorker(carrier: MailCarrier): Promise<void> {
  const jobs = await runJobs({
    url,
    tasks: { sendMail: ({ mailId }) => deliverMail({ db, clock: systemClock, settings, carrier }, mailId) },
    log: silentLog,
  })
  onTestFinished(() => jobs.stop())
}

const latest = () =>
  db.selectFrom('mails').select(['id', 'status', 'attempts']).orderBy('id', 'desc').executeTakeFirstOrThrow()

test('a mail is sent after its transaction is committed, with the text that was stored in the outbox', async () => {
  await startWorker(smtpCarrier({ url: mailServer.url }))
  await inTransaction(db, (tx) => queueMail(tx, mail))
  await vi.waitFor(async () => expect(await latest()).toMatchObject({ status: 'sent', attempts: 1 }))
  expect(mailServer.received).toHaveLength(1)
  expect(mailServer.received[0]).toMatchObject({
    subject: mail.subject,
    from: { name: 'Uurwerk', address: 'uurwerk@uren.voorbeeld.example' },
    text: mail.body,
  })
})

test('a mail of a transaction that is rolled back is never sent', async () => {
  const before = mailServer.handedOver()
  await startWorker(smtpCarrier({ url: mailServer.url }))
  const failing = inTransaction(db, async (tx) => {
    await queueMail(tx, { ...mail, subject: 'nooit' })
    throw new Error('something else went wrong')
  })
  await expect(failing).rejects.toThrow('something else went wrong')
  await inTransaction(db, (tx) => queueMail(tx, mail))
  await vi.waitFor(() => expect(mailServer.handedOver()).toBe(before + 1))
  expect(mailServer.received.some(({ subject }) => subject === 'nooit')).toBe(false)
})

test('when the database fails after the mail server accepted a mail, no second mail is sent', async () => {
  await inTransaction(db, (tx) => queueMail(tx, mail))
  const { id } = await latest()
  let carried = 0
  const failing: MailCarrier = async () => {
    carried += 1
    throw new Error('the process was cut off right here')
  }
  await expect(deliverMail({ db, clock: systemClock, settings, carrier: failing }, id)).rejects.toThrow('cut off')
  await startWorker(failing)
  await vi.waitFor(async () => expect((await latest()).status).toBe('unclear'))
  expect(carried).toBe(1)
  const attempts = await db.selectFrom('mail_attempts').select(['result', 'detail']).where('mail_id', '=', id).execute()
  expect(attempts).toEqual([
    { result: 'unclear', detail: 'Het versturen werd onderbroken: het is niet zeker of de mail vertrokken is' },
  ])
})

test(
  'when a worker is killed while it sends a mail, the mail gets the state unclear, and the next worker does not send it again',
  { tags: 'deep' },
  async () => {
    mailServer.be({ does: 'silent' })
    const before = mailServer.handedOver()
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../../testing/servers/mailWorker.ts'), url, mailServer.url],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    onTestFinished(() => void child.kill('SIGKILL'))
    await inTransaction(db, (tx) => queueMail(tx, mail))
    await vi.waitFor(() => expect(mailServer.handedOver()).toBe(before + 1))
    expect((await latest()).status).toBe('sending')

    child.kill('SIGKILL')
    mailServer.be({ does: 'accept' })
    await startWorker(smtpCarrier({ url: mailServer.url }))

    await vi.waitFor(async () => expect((await latest()).status).toBe('unclear'))
    expect(mailServer.handedOver()).toBe(before + 1)
  },
)

test.each([
  ['the demo stores the mail as sent', { smtpUrl: null, demo: true }, 'sent'],
  [
    'any other server keeps the mail waiting, and the attempt says that there is no mail server',
    { smtpUrl: null, demo: false },
    'queued',
  ],
])('a server without SMTP_URL: %s', async (_what, given, status) => {
  await inTransaction(db, (tx) => queueMail(tx, mail))
  const { id } = await latest()
  await deliverMail({ db, clock: systemClock, settings, carrier: createCarrier({ db, settings: given }) }, id)
  expect((await latest()).status).toBe(status)
  const { detail } = await db
    .selectFrom('mail_attempts')
    .select('detail')
    .where('mail_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(detail).toMatch(given.demo ? /Demo/ : /SMTP_URL/)
})
