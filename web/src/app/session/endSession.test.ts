import 'fake-indexeddb/auto'
import { closeSession } from '@uurwerk/contract/identity/identity'
import { lockMonth, workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { stubBrowser, type SentRequest } from '../../testing/stubBrowser.ts'
import { accessToken, keepAccessToken } from '../api/request/accessToken.ts'
import { send } from '../api/request/send.ts'
import { onSessionEnd } from '../api/request/sessionEnd.ts'
import { signOut } from './endSession.ts'

const ended = vi.fn<() => void>()
onSessionEnd(ended)
beforeEach(() => ended.mockClear())
// After each test, a new token clears the ended session, so that the next test file in this process does not begin with
// it.
afterEach(() => {
  keepAccessToken('a new session')
  vi.unstubAllGlobals()
})

const november = { params: { yearMonth: '2026-11' } }
const isSignOut = ({ method, address }: SentRequest) =>
  method === closeSession.method && address.endsWith(closeSession.path)

/** A server that holds all answers until `answer` is called, and refuses requests of the session after the sign-out. */
function serverWithHeldAnswers() {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  let isOpen = true
  const { sent } = stubBrowser(async (request) => {
    if (isSignOut(request)) {
      isOpen = false
      return { status: 204 }
    }
    await held
    const isRefused = !isOpen && request.headers.get('authorization') === 'Bearer the session of Anna'
    return { status: isRefused ? 401 : 200, body: {} }
  })
  vi.stubGlobal('sessionStorage', { ...sessionStorage, clear: () => undefined })
  return { sent, answer }
}

test('a sign-out waits for the answer to an earlier read, and the page sends no later request of that session', async () => {
  const { sent, answer } = serverWithHeldAnswers()
  keepAccessToken('the session of Anna')
  const read = send(workedMonth, november)
  const leaving = signOut()
  const later = send(lockMonth, november).catch((error: unknown) => error)
  expect([sent.length, accessToken()]).toEqual([1, null])
  answer()
  expect(await later).toMatchObject({ status: 401, message: 'Je bent uitgelogd.' })
  expect((await read).status).toBe(200)
  await leaving
  expect(sent.map(isSignOut)).toEqual([false, true])
  expect(ended).not.toHaveBeenCalled()

  keepAccessToken('the session of Dries')
  expect((await send(workedMonth, november)).status).toBe(200)
})

test('a second press on the button to sign out waits for the first sign-out, and the session ends once', async () => {
  const { sent, answer } = serverWithHeldAnswers()
  keepAccessToken('the session of Anna')
  const read = send(workedMonth, november)
  const leaving = [signOut(), signOut()]
  answer()
  expect(await Promise.all(leaving)).toEqual([true, true])
  expect((await read).status).toBe(200)
  expect(sent.map(isSignOut)).toEqual([false, true])
})

test('a sign-out does not touch the session of a person who signed in in another tab in the meantime', async () => {
  const { answer } = serverWithHeldAnswers()
  keepAccessToken('the session of Anna')
  const read = send(workedMonth, november)
  const leaving = signOut()
  document.cookie = 'uurwerk_token=the-session-of-Dries'
  answer()
  expect(await leaving).toBe(false)
  expect((await read).status).toBe(200)
  expect(accessToken()).toBe('the-session-of-Dries')
})

test('after a sign-out, the page does not repeat a request of that session that the server did not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { sent } = stubBrowser((request) => {
    if (!isSignOut(request)) throw new TypeError('the server cannot be reached')
    return { status: 204 }
  })
  vi.stubGlobal('sessionStorage', { ...sessionStorage, clear: () => undefined })
  keepAccessToken('the session of Anna')
  const read = send(workedMonth, november).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  const before = sent.length
  const leaving = signOut()
  await vi.advanceTimersByTimeAsync(30_000)
  await leaving
  expect(sent.slice(before).map(isSignOut)).toEqual([true])
  expect(await read).toMatchObject({ status: 401 })
})

test('a sign-out does not wait longer than two seconds, and a late refusal of the earlier session does not end the next session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { sent, answer } = serverWithHeldAnswers()
  keepAccessToken('the session of Anna')
  const read = send(workedMonth, november).catch((error: unknown) => error)
  const leaving = signOut()
  await vi.advanceTimersByTimeAsync(1999)
  expect(sent.map(isSignOut)).toEqual([false])
  await vi.advanceTimersByTimeAsync(1)
  await leaving
  expect(sent.map(isSignOut)).toEqual([false, true])
  keepAccessToken('the session of Dries')
  answer()
  expect(await read).toMatchObject({ status: 401 })
  expect(ended).not.toHaveBeenCalled()
})
