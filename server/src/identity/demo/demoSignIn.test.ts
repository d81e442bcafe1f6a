import { currentUser, openSession } from '@uurwerk/contract/identity/identity'
import Fastify from 'fastify'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { call } from '../../testing/call.ts'
import { Browser } from '../../testing/browser.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { DEMO_ISSUER_PATHS } from './demoAddresses.ts'
import { openDemoSignIn } from './openDemoSignIn.ts'

const { app, db, nobody, services } = await startTestApp('2026-11-20T09:00:00Z', { demo: true })
await db.insertInto('installation').values({ demo: true, created_at: '2026-11-20T09:00:00Z' }).execute()
await givenPerson(db, { firstName: 'Annelies', lastName: "d'Hond <b>", email: 'medewerker@uurwerk.example' })
const origin = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost')

const backHome = ({ pathname }: URL) => pathname === '/' || pathname === '/start'
const authorize = (provider: string) =>
  `${origin}/api/oauth2/authorize/${provider}?redirect_uri=${encodeURIComponent(`${origin}/start?from=login`)}`

let browser: Browser
beforeEach(() => {
  browser = new Browser()
})

test.each(['google', 'apple'])(
  'in the demo, the sign-in button of %s opens a page to choose a person, and the choice returns to the app with a ticket',
  async (provider) => {
    const page = await browser.open(authorize(provider))
    const html = await page.response!.text()
    expect(page.address.pathname).toMatch(/^\/api\/demo\/sign-in\/[\w-]+$/)
    expect(html).toContain('Annelies d&#39;Hond &lt;b&gt;')

    const { address } = await browser.submit(page.address.href, { email: 'medewerker@uurwerk.example' }, backHome)
    expect(address.origin + address.pathname).toBe(`${origin}/start`)
    expect(address.searchParams.get('from')).toBe('login')
    const body = await call(nobody, openSession, {
      body: { ticket: address.searchParams.get('token') ?? '' },
      headers: { cookie: browser.cookiesFor(`${origin}/api/session`) },
    })
    const me = await call(nobody, currentUser, { headers: { authorization: `Bearer ${body.token}` } })
    expect(me.email).toBe('medewerker@uurwerk.example')
  },
)

test('the page to choose a demo person runs no script, and uses only its own style', async () => {
  const { response } = await browser.open(authorize('google'))
  const html = await response!.text()
  const nonce = /style-src 'self' 'nonce-([\w-]+)'/.exec(response!.headers.get('content-security-policy')!)?.[1]
  expect(html).toContain(`<style nonce="${nonce}">`)
  expect(html).not.toMatch(/<script|style="|onclick/)
  expect(response!.headers.get('cache-control')).toBe('no-store')
  expect(response!.headers.get('x-frame-options')).toBe('DENY')
})

test('a visitor who cancels the choice of a demo person returns to the sign-in page, with the reason', async () => {
  const page = await browser.open(authorize('google'))
  const { address } = await browser.submit(page.address.href, {}, backHome)
  expect(address.searchParams.get('error')).toBe('sign_in_cancelled')
})

test('the choice of an unknown demo person is refused', async () => {
  const page = await browser.open(authorize('google'))
  const { address } = await browser.submit(page.address.href, { email: 'niemand@uurwerk.example' }, backHome)
  expect(address.searchParams.get('error')).toBe('sign_in_refused')
})

test('a choice of a demo person is refused in a browser that did not begin the sign-in, and the visitor must begin again', async () => {
  const page = await browser.open(authorize('google'))
  const { address } = await new Browser().submit(page.address.href, { email: 'medewerker@uurwerk.example' }, backHome)
  expect(address.searchParams.get('error')).toBe('sign_in_expired')
})

test('the demo provider accepts only the app’s own callback address', async () => {
  const page = await browser.open(authorize('google'))
  const input = new URL(browser.visited.find((address) => address.includes('/oidc/auth?'))!)
  expect(page.response!.status).toBe(200)
  input.searchParams.set('redirect_uri', 'https://evil.example/api/oauth2/callback/google')
  const { response, address } = await new Browser().open(input.href)
  expect(address.origin).toBe(origin)
  expect(response!.status).toBe(400)
})

test('when the start of the demo provider fails, the next request starts the demo provider again', async () => {
  const other = Fastify()
  onTestFinished(() => other.close())
  await openDemoSignIn(other, services)
  const generateKey = vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValueOnce(new Error('no key'))
  onTestFinished(() => generateKey.mockRestore())
  const readKeys = () => other.inject(DEMO_ISSUER_PATHS.jwks)
  expect((await readKeys()).statusCode).toBe(500)
  expect((await readKeys()).json()).toMatchObject({ keys: [{ alg: 'ES256' }] })
})
