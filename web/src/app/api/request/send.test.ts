import { demoPeople, openSession } from '@uurwerk/contract/identity/identity'
import { calculateInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { lockMonth, workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentNotices, showWarning } from '../../notices.ts'
import { stubBrowser } from '../../../testing/stubBrowser.ts'
import { keepAccessToken } from './accessToken.ts'
import { ApiProblem, NoAnswer } from '../apiProblem.ts'
import { isRetrying } from './retries.ts'
import { send } from './send.ts'
import { onSessionEnd } from './sessionEnd.ts'

const november = { params: { yearMonth: '2026-11' } }

const ended = vi.fn<() => void>()
onSessionEnd(ended)
beforeEach(() => ended.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('a request that changes data sends the session token, and the same idempotency key when the user repeats the action', async () => {
  const { sent } = stubBrowser(() => ({ status: 200, body: {} }))
  keepAccessToken('abc')
  await Promise.all([send(lockMonth, november), send(lockMonth, november)])
  await send(lockMonth, november)
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer abc', 'Bearer abc', 'Bearer abc'])
  const [first, doubleClick, later] = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toBe(doubleClick)
  expect(later).not.toBe(first)
})

test('when the user leaves the page, the browser still sends a small write, but no read, no file and no large write', async () => {
  const { sent } = stubBrowser(() => ({ status: 200, body: {} }))
  await send(lockMonth, november)
  await send(workedMonth, november)
  await send(lockMonth, { ...november, body: new File(['a'], 'mensen.csv') })
  await send(lockMonth, { ...november, body: { reason: 'a'.repeat(8000) } })
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false, false, false])
})

test('when the user leaves the page, a small write with letters of several bytes is still sent while all unanswered writes together have no more bytes than the browser allows', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { sent } = stubBrowser(async () => {
    await answered
    return { status: 200, body: {} }
  })
  const save = (letters: number) => send(lockMonth, { ...november, body: { reason: '€'.repeat(letters) } })
  const saves = [save(2_700), ...Array.from({ length: 10 }, () => save(2_000))]
  await vi.waitFor(() => expect(sent).toHaveLength(11))
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, ...Array.from({ length: 9 }, () => true), false])
  answer()
  await Promise.all(saves)
  await save(2_000)
  expect(sent.at(-1)?.keepalive).toBe(true)
})

test('a file is sent unchanged, and a second upload of the file has the same idempotency key', async () => {
  const { sent } = stubBrowser(() => ({ status: 200, body: {} }))
  const file = (content: string) => new File([content], 'mensen.csv', { type: 'text/csv', lastModified: 5 })
  await Promise.all([
    send(lockMonth, { ...november, body: file('a;b') }),
    send(lockMonth, { ...november, body: file('a;b') }),
  ])
  await send(lockMonth, { ...november, body: file('a;b;c') })
  const [first, again, other] = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toBe(again)
  expect(other).not.toBe(first)
  expect(sent[0]?.headers.get('content-type')).toBe('text/csv')
})

test('the browser repeats a call with the same idempotency key when the server is too busy', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const tooMany = { status: 429, headers: { 'retry-after': '2' }, body: { code: 'too_many' } }
  let refusals = 2
  const { sent } = stubBrowser(() => (refusals-- > 0 ? tooMany : { status: 200, body: {} }))
  const saving = send(lockMonth, november)
  await vi.advanceTimersByTimeAsync(1900)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2200)
  expect((await saving).status).toBe(200)
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)

  refusals = 10
  const reading = Promise.allSettled([send(workedMonth, november)])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await reading).toMatchObject([{ reason: { status: 429, code: 'too_many' } }])
})

test('a request that reads data sends no idempotency key and does not clear the banners', async () => {
  const { sent } = stubBrowser(() => ({ status: 200, body: {} }))
  showWarning('De recup feestdag werd verwijderd')
  await send(workedMonth, november)
  expect(sent[0]?.headers.has('idempotency-key')).toBe(false)
  expect(currentNotices().warning).toBe('De recup feestdag werd verwijderd')
})

test('a POST request that only reads data sends no idempotency key and does not clear the banners', async () => {
  const { sent } = stubBrowser(() => ({ status: 200, body: {} }))
  showWarning('De factuurdatum ligt voor die van 2026-000123')
  await send(calculateInvoice, { body: { contractId: 12 } })
  expect(sent[0]?.headers.has('idempotency-key')).toBe(false)
  expect(currentNotices().warning).toBe('De factuurdatum ligt voor die van 2026-000123')
})

test('the next request that changes data clears the banners', async () => {
  stubBrowser(() => ({ status: 200, body: {} }))
  showWarning('De recup feestdag werd verwijderd')
  await send(lockMonth, november)
  expect(currentNotices().warning).toBeNull()
})

test('the error of a refused call contains the code, the sentence, the field errors and the current record', async () => {
  const errors = [{ path: 'remark', message: 'Het opmerking veld mag niet meer dan 44 letters bevatten' }]
  stubBrowser(() => ({
    status: 409,
    body: { code: 'stale', message: 'Iemand anders was eerst.', errors, current: { version: 3 } },
  }))
  const problem = await send(lockMonth, november).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(ApiProblem)
  expect(problem).toMatchObject({
    status: 409,
    code: 'stale',
    message: 'Iemand anders was eerst.',
    errors,
    current: { version: 3 },
  })
})

test('an error page of a proxy becomes a Dutch sentence', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  stubBrowser(() => ({ status: 502, body: '<html>Bad gateway</html>' }))
  const reading = Promise.allSettled([send(workedMonth, november)])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await reading).toMatchObject([
    { reason: { message: 'De server kon dit niet doen (502). Probeer het opnieuw.' } },
  ])
})

const away = { status: 503, headers: { 'retry-after': '2' }, body: { code: 'overloaded', message: 'Nu even niet.' } }

test('while the server does not answer, the browser repeats a change with the same idempotency key, and the screen shows that the browser tries again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const outcomes = ['unreachable', away, { status: 504 }, away, { status: 200, body: {} }] as const
  let tries = 0
  const { sent } = stubBrowser(() => {
    const outcome = outcomes[tries++]!
    if (outcome === 'unreachable') throw new TypeError('Failed to fetch')
    return outcome
  })
  const saving = send(lockMonth, november)
  await vi.advanceTimersByTimeAsync(400)
  expect(isRetrying()).toBe(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await saving).status).toBe(200)
  expect(sent).toHaveLength(5)
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(isRetrying()).toBe(false)
})

test('when the server does not answer for 30 seconds, the user sees the reason, and the next click has the same idempotency key', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let isAway = true
  const { sent } = stubBrowser(() => (isAway ? away : { status: 200, body: {} }))
  const saving = Promise.allSettled([send(lockMonth, november)])
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await saving).toMatchObject([{ reason: { status: 503, message: 'Nu even niet.' } }])
  expect(isRetrying()).toBe(false)
  isAway = false
  await send(lockMonth, november)
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('a change without an idempotency key is not sent again, because the server could make the change twice', async () => {
  const { sent } = stubBrowser(() => away)
  await expect(send(openSession, {})).rejects.toMatchObject({ status: 503 })
  expect(sent).toHaveLength(1)
})

test('a request for data that is cancelled while the server does not answer is not sent again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { sent } = stubBrowser(() => away)
  const left = new AbortController()
  const reading = Promise.allSettled([send(workedMonth, november, { signal: left.signal })])
  await vi.advanceTimersByTimeAsync(100)
  left.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await reading).toMatchObject([{ status: 'rejected', reason: { name: 'AbortError' } }])
  expect(sent).toHaveLength(1)
})

test.each([401, 403])('an answer with status %i ends the session', async (status) => {
  stubBrowser(() => ({ status, body: { code: 'not_signed_in', message: 'U bent uitgelogd.' } }))
  await expect(send(workedMonth, november)).rejects.toBeInstanceOf(ApiProblem)
  expect(ended).toHaveBeenCalledOnce()
})

test('the status 401 of the request for the demo people does not end the session', async () => {
  stubBrowser(() => ({ status: 401, body: {} }))
  await expect(send(demoPeople, {})).rejects.toBeInstanceOf(ApiProblem)
  expect(ended).not.toHaveBeenCalled()
})

test('after a request without an answer, a second click sends the same idempotency key', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let isDown = true
  const { sent } = stubBrowser(() => {
    if (isDown) throw new TypeError('Failed to fetch')
    return { status: 200, body: {} }
  })
  const saving = Promise.allSettled([send(lockMonth, november)])
  await vi.advanceTimersByTimeAsync(31_000)
  expect((await saving)[0]).toMatchObject({ reason: expect.any(NoAnswer) })
  isDown = false
  await send(lockMonth, november)
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('a file download has no timeout after its first byte, and every other answer has a timeout', async () => {
  vi.useFakeTimers()
  const signals: AbortSignal[] = []
  stubBrowser(() => ({ status: 200 }))
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Response('x')
  })
  await send({ ...workedMonth, response: { download: 'application/zip' } }, november)
  await send(workedMonth, november)
  vi.advanceTimersByTime(60_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
  vi.useRealTimers()
})
