import { closeSession } from '@uurwerk/contract/identity/identity'
import { lockMonth, workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser, type SentRequest } from '../../testing/stubBrowser.ts'
import { keepAccessToken } from '../api/request/accessToken.ts'
import { send } from '../api/request/send.ts'
import { onSessionEnd } from '../api/request/sessionEnd.ts'
import { signOut } from './endSession.ts'

const ended = vi.fn<() => void>()
onSessionEnd(ended)
afterEach(() => vi.unstubAllGlobals())

const november = { params: { yearMonth: '2026-11' } }
const isSignOut = ({ method, address }: SentRequest) =>
  method === closeSession.method && address.endsWith(closeSession.path)

test('a sign-out waits for the answer to an earlier read, and the browser sends no later request of that session', async () => {
  let isOpen = true
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const { sent } = stubBrowser(async (request) => {
    if (isSignOut(request)) {
      isOpen = false
      return { status: 204 }
    }
    await held
    return { status: isOpen ? 200 : 401, body: {} }
  })
  vi.stubGlobal('sessionStorage', { ...sessionStorage, clear: () => undefined })
  keepAccessToken('the session of Anna')
  const read = send(workedMonth, november)
  const leaving = signOut()
  const later = send(lockMonth, november).catch((error: unknown) => error)
  expect(sent).toHaveLength(1)
  answer()
  expect(await later).toMatchObject({ status: 401 })
  expect((await read).status).toBe(200)
  await leaving
  expect(sent.map(isSignOut)).toEqual([false, true])
  expect(ended).not.toHaveBeenCalled()

  isOpen = true
  keepAccessToken('the session of Dries')
  expect((await send(workedMonth, november)).status).toBe(200)
})
