import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { call, outcomeOf } from '../../testing/call.ts'
import { deliverMail } from '../../operations/mail/deliverMail.ts'
import { smtpCarrier } from '../../platform/mail/smtpCarrier.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { mailedInvoicesWorld } from '../../testing/world/invoicing/mailedInvoicesWorld.ts'

const { db, clock, services, mailServer, givenMonth, finished, read, send, carrier, workerTurn } =
  await mailedInvoicesWorld()

const withShortTimeout = smtpCarrier({ url: mailServer.url, timeout: 1000 })

const waitingSeconds = async (): Promise<number[]> => {
  const { rows } = await sql<{ seconds: number }>`
    select round(extract(epoch from run_at - now()) / 10)::integer * 10 as seconds
    from public_jobs.jobs where task_identifier = 'sendMail' order by id desc limit 1`.execute(db)
  return rows.map(({ seconds }) => seconds)
}

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

test('when the mail server refuses one of two addresses, the server sends a separate mail to this address later, and no address gets two mails', async () => {
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
    const unclear = await workerTurn(id, withShortTimeout)
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
