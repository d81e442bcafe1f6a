import { currentUser, openSession } from '@uurwerk/contract/identity/identity'
import { decodeJwt, exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { call } from '../../../testing/call.ts'
import { Browser } from '../../../testing/browser.ts'
import { startIssuer } from '../../../testing/servers/startIssuer.ts'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenPerson } from '../../../testing/world/world.ts'

const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
const secrets: string[] = []
const apple = await startIssuer({
  clientId: 'be.uurwerk.test',
  knows: async (secret, issuer) => {
    secrets.push(secret)
    const { protectedHeader } = await jwtVerify(secret, publicKey, {
      issuer: 'TEAM',
      subject: 'be.uurwerk.test',
      audience: issuer,
      maxTokenAge: 300,
    })
    return protectedHeader.kid === 'KEY' && protectedHeader.alg === 'ES256'
  },
})
const settings = {
  apple: {
    issuer: apple.url,
    clientId: 'be.uurwerk.test',
    teamId: 'TEAM',
    keyId: 'KEY',
    privateKey: await exportPKCS8(privateKey),
  },
}
const { app, db, nobody } = await startTestApp('2026-11-20T09:00:00Z', settings)
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const authorize = (to = origin) => `/api/oauth2/authorize/apple?redirect_uri=${encodeURIComponent(`${to}/`)}`
const backHome = ({ origin: at, pathname }: URL) => at === origin && pathname === '/'

let browser: Browser
beforeEach(() => {
  browser = new Browser()
})

/** The HTML form with Apple's answer. In a real browser this form is submitted automatically. */
const formOf = (html: string) => {
  const action = /action="([^"]+)"/.exec(html)![1]!
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!])
  return { action, fields: Object.fromEntries(fields) as Record<string, string> }
}

const answerFor = async (account: Parameters<typeof apple.signsIn>[0]) => {
  apple.signsIn(account)
  const { response } = await browser.open(origin + authorize())
  return formOf(await response!.text())
}

const givenAppleUser = async (email: string) => {
  const id = await givenPerson(db, { email })
  await db.updateTable('people').set({ provider: 'APPLE' }).where('id', '=', id).execute()
  return id
}

test('Anna can sign in with Apple, which posts a form and sends booleans as text', async () => {
  const anna = await givenAppleUser('anna@uurwerk.example')
  const { action, fields } = await answerFor({
    sub: 'apple-anna',
    email: 'anna@uurwerk.example',
    email_verified: 'true',
  })
  expect(action).toBe(`${origin}/api/oauth2/callback/apple`)
  const { address } = await browser.submit(action, { ...fields, user: '{"name":{"firstName":"Anna"}}' }, backHome)
  const body = await call(nobody, openSession, {
    body: { ticket: address.searchParams.get('token') ?? '' },
    headers: { cookie: browser.cookiesFor(`${origin}/api/session`) },
  })
  const me = await call(nobody, currentUser, { headers: { authorization: `Bearer ${body.token}` } })
  expect(me.id).toBe(anna)
})

test('the app identifies itself to Apple with a new client token each time, which is valid for five minutes', async () => {
  await givenAppleUser('bert@uurwerk.example')
  secrets.length = 0
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let times = 0; times < 2; times++) {
    const { action, fields } = await answerFor({
      sub: 'apple-bert',
      email: 'bert@uurwerk.example',
      email_verified: true,
    })
    await browser.submit(action, fields, backHome)
    vi.advanceTimersByTime(1000)
  }
  const [first, second] = secrets.map((secret) => decodeJwt(secret))
  expect(first!.exp! - first!.iat!).toBe(300)
  expect(second!.iat).toBeGreaterThan(first!.iat!)
})

test('a visitor who cancels at Apple returns to the sign-in page with the reason', async () => {
  const { action, fields } = await answerFor(null)
  const { address } = await browser.submit(action, fields, backHome)
  expect(address.searchParams.get('error')).toBe('sign_in_cancelled')
})

test.each([
  ['an empty form', { payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 303],
  ['nothing', {}, 303],
  [
    'a form that says nothing',
    { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    303,
  ],
  ['JSON', { payload: '{}', headers: { 'content-type': 'application/json' } }, 415],
  [
    'a form without end',
    { payload: `state=${'x'.repeat(20_000)}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    413,
  ],
])('an answer of Apple with %s is refused', async (_what, sent, status) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/oauth2/callback/apple',
    ...sent,
    headers: { host: 'localhost', ...('headers' in sent ? sent.headers : {}) },
  })
  expect(answer.statusCode).toBe(status)
  if (status === 303) expect(new URL(String(answer.headers.location)).searchParams.get('error')).toBe('sign_in_expired')
})

test('on a public address, the browser sends the state cookie with the post of Apple, and no sub-domain can set this cookie', async () => {
  const inPublic = await startTestApp('2026-11-20T09:00:00Z', { ...settings, publicUrl: 'https://uren.voorbeeld.be' })
  const answer = await inPublic.app.inject({
    url: authorize('https://uren.voorbeeld.be'),
    headers: { host: 'evil.example' },
  })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-uurwerk-sign-in=[\w-]{43}; Path=\/; HttpOnly; Max-Age=660; SameSite=None; Secure$/,
  )
  const input = new URL(String(answer.headers.location))
  expect(input.searchParams.get('redirect_uri')).toBe('https://uren.voorbeeld.be/api/oauth2/callback/apple')
  expect(input.searchParams.get('response_mode')).toBe('form_post')
  expect(
    (await inPublic.app.inject({ url: authorize('http://localhost'), headers: { host: 'localhost' } })).statusCode,
  ).toBe(400)
})
