import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { confirmEmailByLink, emailOfLink } from '@uurwerk/contract/customers/confirmedEmails'
import { addExemption, chooseCustomerRegime, editExemption } from '@uurwerk/contract/invoicing/vatRegimes'
import { expect, onTestFinished, test } from 'vitest'
import { hashOfSecret, newSecret } from '../app/session/secret.ts'
import { call, request } from '../testing/call.ts'
import { startIsolation } from '../testing/startIsolation.ts'

const { app, een, twee, theirs, inBoth, refusedByUs } = await startIsolation()

test('a link that confirms an e-mail address of an office confirms nothing in another office', async () => {
  const token = newSecret()
  const address = { email_address: 'facturen@twee.example', created_at: '2026-11-20T08:00:00Z' }
  for (const { db } of [een, twee]) await db.insertInto('confirmed_emails').values(address).execute()
  await twee.db
    .updateTable('confirmed_emails')
    .set({ token_hash: hashOfSecret(token), token_expires_at: '2026-11-27T09:00:00Z' })
    .where('email_address', '=', address.email_address)
    .execute()
  const link = { params: { token } }
  await inBoth(({ nobody }) => request(nobody, emailOfLink, link), 'confirm_link_unknown')
  await inBoth(({ nobody }) => request(nobody, confirmEmailByLink, link), 'confirm_link_unknown')
  const confirmed = await Promise.all(
    [een, twee].map(({ db }) =>
      db
        .selectFrom('confirmed_emails')
        .select('confirmed_at')
        .where('email_address', '=', address.email_address)
        .executeTakeFirst(),
    ),
  )
  expect(confirmed.map((row) => row?.confirmed_at != null)).toEqual([false, true])
})

test('HR of an office cannot change or use the VAT exemption of another office', async () => {
  const words = { nl: 'Vrijgesteld', fr: 'Exempté', en: 'Exempt' }
  const body = { name: 'Eigen vrijstelling', words, vatex: '' } as const
  const added = await call(theirs.hr, addExemption, { body })
  const { code, version } = added._embedded.vatRegimeList.find(({ name }) => name === body.name)!
  if (code === 'EX_OTHER') throw new Error('the exemption has a code of its own')
  const params = { number: Number(/\d+$/.exec(code)?.[0]) }
  const edited = await inBoth(({ hr }) =>
    request(hr, editExemption, { params, body: { ...body, name: 'Kunst', version } }),
  )
  expect(edited._embedded.vatRegimeList.find((each) => each.code === code)).toMatchObject({ name: 'Kunst' })
  const use = { query: {}, body: { regime: code, version: 1 } }
  await refusedByUs(
    (by) => request(by.hr, chooseCustomerRegime, { ...use, params: { id: by.customerId } }),
    'reference_unknown',
  )
})

test('a report to the address for Peppol is not accepted at the host name of any office', async () => {
  for (const host of ['een.test', 'twee.test']) {
    const headers = { host, 'content-type': 'application/json', 'x-signature': 'sha256=00' }
    for (const provider of ['e-invoice.be', 'recommand', 'demo']) {
      const url = `/api/hooks/peppol/${provider}`
      const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: '{"event":"document.sent"}' })
      expect([host, provider, statusCode]).toEqual([host, provider, 404])
    }
  }
})

test('the metrics of the offices are not at the host name of an office', async () => {
  const { statusCode } = await app.inject({ url: '/metrics', headers: { host: 'een.test' } })
  expect(statusCode).toBe(404)
})

test('a request whose first line has the host name of another office does not reach that office', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.server.closeAllConnections())
  const { port } = app.server.address() as AddressInfo
  const token = await twee.tokenOf(theirs.annaId)
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'GET http://twee.test/api/user/profile HTTP/1.1\r\nHost: een.test\r\n' +
      `Authorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
  )
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 40[014] /)
  expect(answer).not.toContain('Zeewier')
})
