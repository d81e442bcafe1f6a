import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { currentUser, openSession } from '@uurwerk/contract/identity/identity'
import { finishInvoice, invoiceFromTimesheet, sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { textOf } from './platform/documents/testing/pagesOf.ts'
import { Browser } from './testing/browser.ts'
import { call } from './testing/call.ts'
import { createTestDatabase } from './testing/database/createTestDatabase.ts'
import { givenSeller } from './testing/world/invoicing/invoicingWorld.ts'
import { callerAs, callerAt, startServerProcess } from './testing/servers/startServers.ts'
import { startIssuer } from './testing/servers/startIssuer.ts'
import { startMailServer } from './testing/servers/startMailServer.ts'
import type { Answer, Caller } from './testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson } from './testing/world/world.ts'

/** Secret values that the test stores. No value may appear outside its own record. */
const SECRETS = {
  database: 'geheim-van-de-databank',
  google: 'geheim-van-google',
  mail: 'geheim-van-de-post',
  peppol: 'geheim-van-het-toegangspunt',
  hook: 'geheim-van-de-meldingen',
}
const HEALTH = { remark: 'rugoperatie', reason: 'longontsteking', note: 'migraine' }

const { url, db } = await createTestDatabase()
await givenSeller(db)
const issuer = await startIssuer({ clientId: 'uurwerk', knows: (secret) => secret === SECRETS.google })
const mailServer = await startMailServer()
const withPassword = (address: string, password: string) => {
  const named = new URL(address)
  named.username ||= 'post'
  named.password = password
  return named.href
}
const testApp = await startServerProcess({
  DATABASE_URL: withPassword(url, SECRETS.database),
  CLOCK: '2026-12-01T09:00',
  GOOGLE_CLIENT_ID: 'uurwerk',
  GOOGLE_CLIENT_SECRET: SECRETS.google,
  GOOGLE_ISSUER: issuer.url,
  SMTP_URL: withPassword(mailServer.url, SECRETS.mail),
  PEPPOL_PROVIDER: 'e-invoice.be',
  // A URL on which no program listens. Each call to the access point fails, and the failure is logged.
  PEPPOL_URL: 'http://127.0.0.1:9',
  PEPPOL_API_KEY: SECRETS.peppol,
  PEPPOL_WEBHOOK_SECRET: SECRETS.hook,
})
let log = ''
for (const stream of [testApp.child.stdout, testApp.child.stderr])
  stream?.on('data', (chunk) => (log += chunk.toString()))

const elsId = await givenPerson(db, { firstName: 'Els', email: 'els@uurwerk.example', roles: ['ROLE_ADMIN'] })
const annaId = await givenPerson(db)
const customerId = await givenCustomer(db)
const contractId = await givenContract(db, { personId: annaId, customerId })

/**
 * The secrets that the browser and the server sent each other: the state, the code, the ticket, the state cookie and
 * the token.
 */
const opened = new Set<string>()
const errors: Omit<Answer, 'raw'>[] = []

async function signIn(): Promise<Caller> {
  issuer.signsIn({ sub: 'google-els', email: 'els@uurwerk.example', email_verified: true })
  const browser = new Browser()
  const back = `${testApp.origin}/`
  const { address } = await browser.open(
    `${testApp.origin}/api/oauth2/authorize/google?redirect_uri=${encodeURIComponent(back)}`,
    ({ href }) => href.startsWith(`${back}?`),
  )
  for (const visited of browser.visited)
    for (const name of ['state', 'code', 'nonce', 'code_challenge', 'token'])
      opened.add(new URL(visited).searchParams.get(name) ?? '')
  const ticket = address.searchParams.get('token')
  const cookie = browser.cookiesFor(`${testApp.origin}/api/session`)
  opened.add(cookie.split('=')[1]!)
  const body = { ticket: ticket! }
  const { token } = await call(callerAt(testApp.origin), openSession, { body, headers: { cookie } })
  opened.add(token)
  return recordingErrors(callerAs(token)(testApp.origin))
}

/** Returns a caller that sends its requests with the given caller, and also adds each error answer to `errors`. */
function recordingErrors(caller: Caller): Caller {
  const recording =
    (method: keyof Caller): Caller['get'] =>
    async (address, sending) => {
      const answer = await caller[method](address, sending)
      const { status, headers, body } = answer
      if (status >= 400) errors.push({ status, headers, body })
      return answer
    }
  return {
    get: recording('get'),
    post: recording('post'),
    put: recording('put'),
    patch: recording('patch'),
    delete: recording('delete'),
  }
}

const breakAllConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)

const anna = `/administration/timesheet/${annaId}/2026-11`
const ofContract = `/administration/timesheet/${contractId}/2026-11/worked`
const shift = {
  labourPeriod: { startDateTimestamp: '2026-11-10T09:00', endDateTimestamp: '2026-11-10T17:00' },
  remark: HEALTH.remark,
}
const sick = { dayOfMonth: 12, absenceCategory: 'SICK_LEAVE', fullDay: true }

/**
 * HR adds a shift and a sickness for Anna and approves her month. Each text field contains words that must not appear
 * in any other place.
 */
async function approveMonth(els: Caller): Promise<void> {
  const made = await els.put(`${ofContract}/createshift`, { body: { date: '2026-11-10', ...shift } })
  expect(made.status).toBe(200)
  expect((await els.put(`${anna}/planned/addabsence`, { body: sick })).status).toBe(200)
  const month = '/administration/contract/2026-11'
  expect((await els.put(`${month}/lockall`)).status).toBe(200)
  const confirmed = await els.put(`${month}/complete/${contractId}`, { body: { reason: HEALTH.reason } })
  expect(confirmed.status).toBe(200)
  await els.put(`${month}/toggleConfirmForInvoice/${contractId}`)
}

async function causeErrors(els: Caller): Promise<void> {
  await els.put(`${ofContract}/createshift`, { body: { date: '2026-11-10', ...shift } })
  await els.put(`${anna}/planned/addabsence`, { body: { ...sick, remark: HEALTH.note } })
  await els.put(`${anna}/planned/addabsence`, { text: `{"dayOfMonth": ${HEALTH.note}` })
  await els.put(`${ofContract}/createshift`, { body: { date: HEALTH.note, labourPeriod: HEALTH.note, remark: 12 } })
  await els.get(`/administration/user/${HEALTH.note}`)
  await els.post(`/administration/user/${annaId}/onProlongedSickLeave/start`, { text: HEALTH.note })
}

/** Mails an invoice twice, the second time to a mail server that refuses it, and returns the mail of the invoice. */
async function mailInvoice(els: Caller) {
  const body = { userId: annaId, contractId, yearMonthString: '2026-11' }
  const { id } = await call(els, invoiceFromTimesheet, { body })
  await call(els, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  const send = () => call(els, sendInvoice, { params: { id }, body: { channel: 'mail' } })
  await send()
  await els.get('/administration/peppol/lookup?id=0208:0403019261')
  await els.post('/hooks/peppol/e-invoice.be', { body: { id: 'evt-1' } })
  // The first sign-in of a person also sends a mail. Only the mail of an invoice has attachments.
  const invoiceMails = () => mailServer.received.filter(({ attachments }) => attachments.length > 0)
  await vi.waitFor(() => expect(invoiceMails()).toHaveLength(1))
  const handedOver = mailServer.handedOver()
  mailServer.be({ does: 'refuse', code: 451, text: 'Later', at: 'message' })
  // The test waits, because an invoice cannot be mailed again within ten seconds.
  await vi.waitFor(send, { interval: 500 })
  await vi.waitFor(() => expect(mailServer.handedOver()).toBe(handedOver + 1))
  await breakAllConnections()
  await vi.waitFor(() => call(els, currentUser))
  return invoiceMails()[0]!
}

test(
  'from a sign-in to a mailed invoice, no log, error or document contains a secret or a word about health',
  { tags: 'deep' },
  async () => {
    const els = await signIn()
    expect((await call(els, currentUser)).id).toBe(elsId)
    await approveMonth(els)
    await causeErrors(els)
    const mail = await mailInvoice(els)

    const [pdf, timesheet, ubl] = mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))
    const printed = [await textOf(pdf!), await textOf(timesheet!)].join(' ')
    const forCustomer = [mail.subject, mail.text, mail.html, printed, ubl!.toString()].join(' ')
    testApp.child.kill('SIGTERM')
    await testApp.ended

    expect(printed).toContain('12/11/2026 afwezig')
    expect(forCustomer).not.toMatch(/ziek|T900|SICK/i)
    expect(log).toContain('"path":"/api/oauth2/callback/google"')
    opened.delete('')
    expect(opened.size).toBeGreaterThanOrEqual(5)
    const errorTexts = JSON.stringify(errors)
    expect(errors.length).toBeGreaterThanOrEqual(5)
    for (const word of Object.values(HEALTH))
      for (const text of [log, forCustomer, errorTexts]) expect(text).not.toContain(word)
    for (const word of [...Object.values(SECRETS), ...opened]) {
      for (const text of [log, forCustomer, errorTexts]) expect(text).not.toContain(word)
    }
    expect(log).not.toMatch(/ziek|sick(?!Leave\/)/i)
  },
)
