import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accessToken, keepAccessToken } from '../api/accessToken.ts'
import { queryClient } from '../api/queryClient.ts'
import { clearNotices, currentNotices } from '../notices/notices.ts'
import { stubBrowser } from '../testing/stubBrowser.ts'
import type { SentRequest } from '../testing/stubBrowser.ts'
import { leaveForProvider, openSignIn, requireSession } from './guard.ts'
import { rememberPlace } from './returnPlace.ts'
import { signInNotice } from './signInNotice.ts'

const annelies = { id: 7, firstName: 'Annelies', lastName: 'Vandenbroucke', roles: ['ROLE_USER'] }
const refused = { status: 401, body: { code: 'not_signed_in', message: 'U bent uitgelogd.' } }

/** Knows Annelies by her token, and one ticket. */
function server({ address, headers, body }: SentRequest) {
  if (address === '/api/session') {
    return body === '{"ticket":"good"}'
      ? { status: 201, body: { token: 'annelies', expiresAt: '' } }
      : { status: 422, body: { code: 'ticket_unusable', message: 'Deze aanmelding is verlopen.' } }
  }
  return headers.get('authorization') === 'Bearer annelies' ? { status: 200, body: annelies } : refused
}

const visit = (loader: (args: LoaderFunctionArgs) => Promise<null>, address: string) =>
  loader({ request: new Request(`http://localhost:3000${address}`) } as LoaderFunctionArgs).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown.headers.get('location')
    throw thrown
  })

beforeEach(() => {
  queryClient.clear()
  clearNotices()
})
afterEach(() => vi.unstubAllGlobals())

test('a visitor is sent to the sign-in page, without a call', async () => {
  const { sent } = stubBrowser(server)
  expect(await visit(requireSession, '/welcome')).toBe('/')
  expect(sent).toEqual([])
})

test('Annelies reaches her screens', async () => {
  stubBrowser(server)
  keepAccessToken('annelies')
  expect(await visit(requireSession, '/details?month=2026-11')).toBeNull()
})

test('on the ground of HR she is taken to the landing page, which says why', async () => {
  const { sent } = stubBrowser(server)
  keepAccessToken('annelies')
  expect(await visit(requireSession, '/admin/viewcontracts')).toBe('/welcome')
  expect(currentNotices().error).toBe('Dit scherm is alleen voor HR.')
  expect(sent.map(({ address }) => address)).toEqual(['/api/user/current'])
})

test('a session that the server no longer knows leads to the sign-in page', async () => {
  stubBrowser(server)
  keepAccessToken('long ago')
  expect(await visit(requireSession, '/welcome')).toBe('/')
})

test('a ticket is traded for a session, and goes out of the address', async () => {
  stubBrowser(server)
  expect(await visit(openSignIn, '/?token=good')).toBe('/welcome')
  expect(accessToken()).toBe('annelies')
})

test('a ticket that was used before says so on the sign-in page', async () => {
  stubBrowser(server)
  expect(await visit(openSignIn, '/?token=used')).toBe('/')
  expect(signInNotice()).toEqual({ tone: 'error', text: 'Deze aanmelding is verlopen.' })
})

test("the provider's refusal is shown, and goes out of the address", async () => {
  stubBrowser(server)
  expect(await visit(openSignIn, '/?error=Dit%20account%20is%20niet%20gekend')).toBe('/')
  expect(signInNotice()).toEqual({ tone: 'error', text: 'Dit account is niet gekend' })
})

test('who is signed in has nothing to do on the sign-in page', async () => {
  stubBrowser(server)
  keepAccessToken('annelies')
  expect(await visit(openSignIn, '/')).toBe('/welcome')
})

test('after a forced logout one is back where one was, once', async () => {
  stubBrowser(server)
  keepAccessToken('annelies')
  rememberPlace({ address: '/details?month=2026-10', userId: 7 })
  expect(await visit(openSignIn, '/')).toBe('/details?month=2026-10')
  expect(await visit(openSignIn, '/')).toBe('/welcome')
})

test('someone else who signs in after her starts at the beginning', async () => {
  stubBrowser(server)
  keepAccessToken('annelies')
  rememberPlace({ address: '/admin/viewcontracts', userId: 2 })
  expect(await visit(openSignIn, '/')).toBe('/welcome')
})

test('the old way in leaves for the provider, and asks it to come back here', () => {
  stubBrowser(server)
  expect(leaveForProvider('google')().headers.get('location')).toBe(
    '/api/oauth2/authorize/google?redirect_uri=http%3A%2F%2Flocalhost%3A3000%2F',
  )
})
