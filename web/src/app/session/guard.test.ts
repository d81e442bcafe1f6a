import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessToken, keepAccessToken } from '../api/request/accessToken.ts'
import { readEarly } from '../api/early/readEarly.ts'
import { queryClient } from '../api/queryClient.ts'
import { monthIn } from '../month/sharedMonth.ts'
import { clearNotices, currentNotices } from '../notices.ts'
import { stubBrowser, type SentRequest } from '../../testing/stubBrowser.ts'
import { redirectToProvider, openSignIn, requireSession } from './guard.ts'
import { keepPendingSignIn, pendingSignIn } from './pendingSignIn.ts'
import { rememberPlace } from './returnPlace.ts'
import { signInNotice } from './signInNotice.ts'
import { acceptSignIn, declineSignIn } from './startSession.ts'

const annelies = { id: 7, firstName: 'Annelies', lastName: 'Vandenbroucke', roles: ['ROLE_USER'] }
const bert = { id: 8, firstName: 'Bert', lastName: 'Aerts', roles: ['ROLE_USER'] }
const refused = { status: 401, body: { code: 'not_signed_in', message: 'U bent uitgelogd.' } }

const people: Readonly<Record<string, object>> = {
  'Bearer annelies': annelies,
  'Bearer annelies before': annelies,
  'Bearer bert': bert,
}

/** A fake server that knows the session tokens of Annelies and Bert, and one sign-in ticket of Annelies. */
function server({ method, address, headers, body }: SentRequest) {
  const person = people[headers.get('authorization') ?? '']
  if (method === 'DELETE') return { status: 200, body: {} }
  if (address === '/api/session') {
    return body === '{"ticket":"good"}'
      ? { status: 201, body: { token: 'annelies', expiresAt: '' } }
      : { status: 422, body: { code: 'ticket_unusable', message: 'Deze aanmelding is verlopen.' } }
  }
  return person === undefined ? refused : { status: 200, body: { ...person, worked: {} } }
}

const visit = (loader: (args: LoaderFunctionArgs) => Promise<null>, address: string) =>
  loader({ request: new Request(`http://localhost:3000${address}`) } as LoaderFunctionArgs).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown.headers.get('location')
    throw thrown
  })

beforeEach(() => {
  queryClient.clear()
  clearNotices()
  keepPendingSignIn(null)
})
afterEach(() => vi.unstubAllGlobals())

test('a visitor without a session sees the sign-in page', async () => {
  const { sent } = stubBrowser(server)
  expect(await visit(requireSession, '/welcome')).toBe('/')
  expect(sent).toEqual([])
})

test('the employee Annelies can open her screens', async () => {
  stubBrowser(server)
  keepAccessToken('annelies')
  expect(await visit(requireSession, '/details?month=2026-11')).toBeNull()
})

test('an employee who opens an address of HR sees the first screen with a reason', async () => {
  const { sent } = stubBrowser(server)
  keepAccessToken('annelies')
  expect(await visit(requireSession, '/admin/viewcontracts')).toBe('/welcome')
  expect(currentNotices().error).toBe('Dit scherm is alleen voor HR.')
  expect(sent.map(({ address }) => address)).toEqual(['/api/user/current'])
})

const readMonth = (opened: LoaderFunctionArgs) =>
  requireSession(opened, (query) =>
    readEarly(opened.request.url.includes('/admin/') ? contractMonths : workedMonth, {
      params: { yearMonth: monthIn(query) },
    }),
  )

test('the browser reads the data of the employee’s first screen without waiting for the check of the session', async () => {
  const { sent } = stubBrowser(server)
  keepAccessToken('annelies')
  expect(await visit(readMonth, '/details?month=2026-10')).toBeNull()
  expect(sent.map(({ address }) => address)).toEqual(['/api/timesheet/2026-10/month', '/api/user/current'])
})

test('the browser waits for the role of the user before it reads the data of HR’s first screen, because a refused request ends the session', async () => {
  const { sent } = stubBrowser(server)
  keepAccessToken('annelies')
  expect(await visit(readMonth, '/admin/viewcontracts?month=2026-10')).toBe('/welcome')
  expect(sent.map(({ address }) => address)).toEqual(['/api/user/current'])
})

test('a user with an unknown session sees the sign-in page', async () => {
  stubBrowser(server)
  keepAccessToken('long ago')
  expect(await visit(requireSession, '/welcome')).toBe('/')
})

test('the app exchanges a sign-in ticket for a session and removes the ticket from the address', async () => {
  stubBrowser(server)
  expect(await visit(openSignIn, '/?token=good')).toBe('/welcome')
  expect(accessToken()).toBe('annelies')
})

test('the sign-in page shows a refusal for a ticket that was already used', async () => {
  stubBrowser(server)
  expect(await visit(openSignIn, '/?token=used')).toBe('/')
  expect(signInNotice()).toEqual({ tone: 'error', text: 'Deze aanmelding is verlopen.' })
})

test.each([
  ['sign_in_refused', 'Met dit adres kan je niet aanmelden. Vraag HR of je ingeschreven bent.'],
  ['sign_in_other_provider&provider=Apple', 'Je bent ingeschreven om met Apple aan te melden. Kies die knop.'],
])('the refusal %s in the address is shown as a sentence and is removed from the address', async (query, text) => {
  stubBrowser(server)
  expect(await visit(openSignIn, `/?error=${query}`)).toBe('/')
  expect(signInNotice()).toEqual({ tone: 'error', text })
})

test.each([
  'Uw%20account%20is%20geblokkeerd.%20Bel%200903',
  'toString',
  '',
  'sign_in_other_provider',
  'sign_in_other_provider&provider=Bel%200903',
])('an unknown error code in the address (%s) is shown as a general sentence', async (query) => {
  stubBrowser(server)
  expect(await visit(openSignIn, `/?error=${query}`)).toBe('/')
  expect(signInNotice()?.text).toBe('Het aanmelden is niet gelukt. Probeer het over enkele minuten opnieuw.')
})

describe('a sign-in ticket of Annelies arrives while Bert is signed in', () => {
  let sent: readonly SentRequest[]
  let leadsTo: string | null
  beforeEach(async () => {
    sent = stubBrowser(server).sent
    keepAccessToken('bert')
    leadsTo = await visit(openSignIn, '/?token=good')
  })
  const closed = () =>
    sent.filter(({ method }) => method === 'DELETE').map(({ headers }) => headers.get('authorization'))

  test('the app asks Bert before a sign-in ticket of the employee Annelies replaces his session', async () => {
    expect(leadsTo).toBe('/')
    expect(pendingSignIn()).toMatchObject({ current: bert, next: annelies })
    expect(accessToken()).toBe('bert')
    expect(await visit(openSignIn, '/')).toBeNull()
  })

  test('the session of Bert ends when Bert agrees to continue as the employee Annelies', async () => {
    await acceptSignIn(pendingSignIn()!)
    expect([pendingSignIn(), accessToken(), closed()]).toEqual([null, 'annelies', ['Bearer bert']])
  })

  test('the new session of the employee Annelies ends when Bert stays signed in', async () => {
    await declineSignIn(pendingSignIn()!)
    expect([pendingSignIn(), accessToken(), closed()]).toEqual([null, 'bert', ['Bearer annelies']])
    expect(await visit(openSignIn, '/')).toBe('/welcome')
  })
})

test('the app asks no question for a sign-in ticket of the person who is already signed in', async () => {
  for (const token of ['annelies before', 'long ago']) {
    stubBrowser(server)
    keepAccessToken(token)
    expect(await visit(openSignIn, '/?token=good')).toBe('/welcome')
    expect(accessToken()).toBe('annelies')
  }
})

test('when a person signs in again, the push messages of this browser move to the new session before the old session ends', async () => {
  for (const token of ['annelies before', 'long ago']) {
    const { sent } = stubBrowser((request) =>
      request.address.endsWith('/push/seen') ? { status: 200, body: { isOn: true } } : server(request),
    )
    const subscription = { endpoint: 'https://web.push.apple.com/annelies', unsubscribe: vi.fn() }
    const registration = { pushManager: { getSubscription: async () => subscription } }
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => registration } })
    keepAccessToken(token)
    await visit(openSignIn, '/?token=good')
    expect(
      sent
        .filter(({ method, address }) => method === 'DELETE' || address.endsWith('/push/seen'))
        .map(({ method, headers }) => [method, headers.get('authorization')]),
    ).toEqual([
      ['POST', 'Bearer annelies'],
      ['DELETE', `Bearer ${token}`],
    ])
    expect(subscription.unsubscribe).not.toHaveBeenCalled()
  }
})

test('when another person signs in, the push messages of the previous person end in this browser, also when the old session expired long ago', async () => {
  stubBrowser((request) =>
    request.address.endsWith('/push/seen') ? { status: 200, body: { isOn: false } } : server(request),
  )
  const subscription = { endpoint: 'https://web.push.apple.com/bert', unsubscribe: vi.fn() }
  const registration = { pushManager: { getSubscription: async () => subscription } }
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => registration } })
  await visit(openSignIn, '/?token=good')
  await vi.waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalledOnce())
})

test('a signed-in user who opens the sign-in page sees the first screen', async () => {
  stubBrowser(server)
  keepAccessToken('annelies')
  expect(await visit(openSignIn, '/')).toBe('/welcome')
})

test('after a session ended, the next sign-in opens the last screen, and a later sign-in opens the first screen', async () => {
  stubBrowser(server)
  keepAccessToken('annelies')
  rememberPlace({ address: '/details?month=2026-10', userId: 7 })
  expect(await visit(openSignIn, '/')).toBe('/details?month=2026-10')
  expect(await visit(openSignIn, '/')).toBe('/welcome')
})

test('when another person signs in after the end of a session, this person sees the first screen', async () => {
  stubBrowser(server)
  keepAccessToken('annelies')
  rememberPlace({ address: '/admin/viewcontracts', userId: 2 })
  expect(await visit(openSignIn, '/')).toBe('/welcome')
})

test('the old sign-in address redirects the browser to the sign-in provider', () => {
  stubBrowser(server)
  expect(redirectToProvider('google')().headers.get('location')).toBe(
    '/api/oauth2/authorize/google?redirect_uri=http%3A%2F%2Flocalhost%3A3000%2F',
  )
})
