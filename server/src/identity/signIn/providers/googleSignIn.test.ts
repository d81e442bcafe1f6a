import { currentUser, openSession } from '@uurwerk/contract/identity/identity'
import { beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { Browser } from '../../../testing/browser.ts'
import { startIssuer, type Account } from '../../../testing/servers/startIssuer.ts'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenPerson } from '../../../testing/world/world.ts'

const START = '2026-11-20T09:00:00Z'
const google = await startIssuer({ clientId: 'uurwerk-test', knows: (secret) => secret === 'kept between us' })
const settings = { google: { issuer: google.url, clientId: 'uurwerk-test', clientSecret: 'kept between us' } }
const { app, db, clock, nobody } = await startTestApp(START, settings)
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

const home = `${origin}/?taal=nl`
const authorize = (redirectUri = home) =>
  `${origin}/api/oauth2/authorize/google?redirect_uri=${encodeURIComponent(redirectUri)}`
const backHome = ({ origin: at, pathname }: URL) => at === origin && pathname === '/'
const atCallback = ({ pathname }: URL) => pathname.startsWith('/api/oauth2/callback/')

let browser: Browser
let serial = 0
beforeEach(() => {
  browser = new Browser()
  clock.set(START)
})

/** Signs in with an account. Returns the query of the URL of the sign-in page to which the browser comes back. */
const signIn = async (account: Account | null) => {
  google.signsIn(account)
  const { address } = await browser.open(authorize(), backHome)
  expect(address.searchParams.get('taal')).toBe('nl')
  const [token, error, provider] = ['token', 'error', 'provider'].map((name) => address.searchParams.get(name))
  return { token, error, provider }
}

const whoHas = async (ticket: string | null | undefined): Promise<number> => {
  const headers = { cookie: browser.cookiesFor(`${origin}/api/session`) }
  const body = await call(nobody, openSession, { body: { ticket: ticket ?? '' }, headers })
  return (await call(nobody, currentUser, { headers: { authorization: `Bearer ${body.token}` } })).id
}

const newAccount = (email: string): Account => ({ sub: `google-${(serial += 1)}`, email, email_verified: true })

describe('the people who can sign in with Google', () => {
  test('Anna can sign in with the Google account that HR entered, also after the address of the account changes', async () => {
    const anna = await givenPerson(db, { email: 'anna.peeters@uurwerk.example' })
    const account = newAccount('Anna.Peeters@Uurwerk.example')
    expect(await whoHas((await signIn(account)).token)).toBe(anna)
    expect(
      await whoHas((await signIn({ ...account, email: 'anna@elders.example', email_verified: false })).token),
    ).toBe(anna)
    const { provider_subject } = await db
      .selectFrom('people')
      .select('provider_subject')
      .where('id', '=', anna)
      .executeTakeFirstOrThrow()
    expect(provider_subject).toBe(account.sub)
    const entries = await db
      .selectFrom('audit_entries')
      .select('action')
      .where('person_id', '=', anna)
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['bind account', 'sign in', 'sign in'])
    const mails = await db.selectFrom('mails').select(['kind', 'recipients', 'subject']).execute()
    expect(mails, 'the owner of the address gets a mail about the first sign-in only').toEqual([
      {
        kind: 'account',
        recipients: ['anna.peeters@uurwerk.example'],
        subject: 'Je account in Uurwerk is gekoppeld',
      },
    ])
  })

  test('a visitor with a Google account that HR did not enter cannot sign in', async () => {
    const { token, error } = await signIn(newAccount('niemand@uurwerk.example'))
    expect(token).toBeNull()
    expect(error).toBe('sign_in_refused')
  })

  test('a visitor with another Google account that later got Anna’s address cannot sign in', async () => {
    await givenPerson(db, { email: 'anna2@uurwerk.example' })
    await signIn(newAccount('anna2@uurwerk.example'))
    browser = new Browser()
    expect((await signIn(newAccount('anna2@uurwerk.example'))).error).toBe('sign_in_refused')
  })

  test.each([false, 'false', undefined, 1, 'yes'])(
    'a visitor whose Google address has the value %j in the field email_verified cannot sign in',
    async (verified) => {
      const email = `unverified${(serial += 1)}@uurwerk.example`
      await givenPerson(db, { email })
      const { email_verified: _, ...account } = newAccount(email)
      const shown = verified === undefined ? account : { ...account, email_verified: verified as boolean }
      expect((await signIn(shown)).error).toBe('sign_in_refused')
    },
  )

  test('a visitor with a Google account without an address cannot sign in', async () => {
    expect((await signIn({ sub: 'google-nameless' })).error).toBe('sign_in_refused')
  })

  test('a person for whom HR chose Apple cannot sign in with Google', async () => {
    const anna = await givenPerson(db, { email: 'anna3@uurwerk.example' })
    await db.updateTable('people').set({ provider: 'APPLE' }).where('id', '=', anna).execute()
    expect(await signIn(newAccount('anna3@uurwerk.example'))).toMatchObject({
      error: 'sign_in_other_provider',
      provider: 'Apple',
    })
  })

  test('a person who left more than ninety days ago cannot sign in with Google', async () => {
    await givenPerson(db, { email: 'weg@uurwerk.example', until: '2026-08-21' })
    expect((await signIn(newAccount('weg@uurwerk.example'))).error).toBe('sign_in_ended')
  })

  test('a visitor who cancels at Google is not signed in', async () => {
    expect((await signIn(null)).error).toBe('sign_in_cancelled')
  })
})

describe('the answer of Google after a sign-in', () => {
  /**
   * Follows the redirects of a sign-in up to the answer of Google. Returns the URL with this answer, and does not send
   * it to the app.
   */
  const answered = async (account: Account): Promise<URL> => {
    google.signsIn(account)
    return (await browser.open(authorize(), atCallback)).address
  }
  const known = async (): Promise<Account> => {
    const email = `known${(serial += 1)}@uurwerk.example`
    await givenPerson(db, { email })
    return newAccount(email)
  }
  const errorAt = async (by: Browser, address: URL) =>
    (await by.open(address.href, backHome)).address.searchParams.get('error')

  test('a sign-in answer of Google is accepted only once', async () => {
    const address = await answered(await known())
    const [first, second] = await Promise.all([
      browser.open(address.href, backHome),
      browser.open(address.href, backHome),
    ])
    expect([first, second].filter(({ address: end }) => end.searchParams.has('token'))).toHaveLength(1)
    expect(await errorAt(browser, address)).toBe('sign_in_expired')
  })

  test('a sign-in answer of Google is refused in another browser, and stays valid in the browser that began the sign-in', async () => {
    const address = await answered(await known())
    expect(await errorAt(new Browser(), address)).toBe('sign_in_expired')
    const stranger = new Browser()
    await stranger.open(authorize(), atCallback)
    expect(await errorAt(stranger, address)).toBe('sign_in_expired')
    expect((await browser.open(address.href, backHome)).address.searchParams.get('token')).not.toBeNull()
  })

  test('a sign-in answer of Google is refused ten minutes after the sign-in began', async () => {
    const address = await answered(await known())
    clock.set('2026-11-20T09:10:00Z')
    expect(await errorAt(browser, address)).toBe('sign_in_expired')
  })

  test.each([
    ['without a state', (address: URL) => address.searchParams.delete('state')],
    ['with a guessed state', (address: URL) => address.searchParams.set('state', 'x'.repeat(43))],
    ['with a hostile state', (address: URL) => address.searchParams.set('state', "\u0000' or 1=1")],
    ['with two states', (address: URL) => address.searchParams.append('state', 'x')],
    ['with another code', (address: URL) => address.searchParams.set('code', 'guessed')],
    ['without a code', (address: URL) => address.searchParams.delete('code')],
    ['from another issuer', (address: URL) => address.searchParams.set('iss', 'https://evil.example')],
    ['at the other provider’s address', (address: URL) => (address.pathname = '/api/oauth2/callback/apple')],
  ])('an answer of Google is refused %s', async (_how, bend) => {
    const address = await answered(await known())
    bend(address)
    expect(await errorAt(browser, address)).toMatch(/^sign_in_(failed|expired|cancelled)$/)
  })

  test('when Google answers a sign-in with an error, the page shows no text from the URL of the answer', async () => {
    const address = await answered(await known())
    address.search = `?state=${address.searchParams.get('state')}&error=server_error&error_description=Bel+0900+evil`
    expect(await errorAt(browser, address)).toBe('sign_in_failed')
  })

  test('sign-in answers of Google are accepted in two tabs of one browser', async () => {
    google.signsIn(await known())
    const atGoogle = ({ origin: at }: URL) => at === google.url
    const [first, second] = [await browser.open(authorize(), atGoogle), await browser.open(authorize(), atGoogle)]
    for (const { address } of [first, second]) {
      expect((await browser.open(address.href, backHome)).address.searchParams.get('token')).not.toBeNull()
    }
  })

  test('a HEAD request does not use up a sign-in answer of Google', async () => {
    const address = await answered(await known())
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(401)
    expect((await browser.open(address.href, backHome)).address.searchParams.get('token')).not.toBeNull()
  })
})

describe('the address in the app to which a sign-in returns', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    `${origin}.evil.example/`,
    `${origin}@evil.example/`,
    `https://evil.example\\@${new URL(origin).host}/`,
    origin.replace('http:', 'https:'),
    origin.replace(/:\d+$/, ':1'),
    origin.replace('127.0.0.1', 'localhost'),
    'javascript:alert(1)',
    'data:text/html,x',
    `http://anna:geheim@${new URL(origin).host}/`,
    '/start',
    '',
    'x'.repeat(3000),
  ])('a sign-in cannot return to %s', async (redirectUri) => {
    const answer = await fetch(authorize(redirectUri), { redirect: 'manual' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'redirect_elsewhere' })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('a sign-in without a return address, or with two return addresses, is refused', async () => {
    expect((await fetch(`${origin}/api/oauth2/authorize/google`, { redirect: 'manual' })).status).toBe(400)
    expect((await fetch(`${authorize()}&redirect_uri=https://evil.example`, { redirect: 'manual' })).status).toBe(400)
  })

  test('a sign-in cannot return to an unknown host name, also when the request itself has that host name', async () => {
    const url = `/api/oauth2/authorize/google?redirect_uri=${encodeURIComponent('http://evil.example:3000/')}`
    expect((await app.inject({ url, headers: { host: 'evil.example:3000' } })).statusCode).toBe(400)
    expect(
      (await app.inject({ url, headers: { host: 'localhost', 'x-forwarded-host': 'evil.example:3000' } })).statusCode,
    ).toBe(400)
  })
})

test('the Apple button shows a reason when the settings for Apple are missing', async () => {
  const { address } = await browser.open(authorize().replace('/google', '/apple'), backHome)
  expect(address.searchParams.get('error')).toBe('sign_in_unavailable')
})

test('a visitor sees the reason when Google does not answer', async () => {
  const silent = await startTestApp(START, { google: { ...settings.google, issuer: 'http://127.0.0.1:9' } })
  const answer = await silent.app.inject({
    url: `/api/oauth2/authorize/google?redirect_uri=${encodeURIComponent('http://localhost/')}`,
    headers: { host: 'localhost' },
  })
  expect(answer.statusCode).toBe(302)
  expect(new URL(String(answer.headers.location)).searchParams.get('error')).toBe('sign_in_failed')
})
