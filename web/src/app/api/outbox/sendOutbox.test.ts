import 'fake-indexeddb/auto'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { editPlannedShift, planShift } from '@uurwerk/contract/planning/plannedMonth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser, type SentRequest } from '../../../testing/stubBrowser.ts'
import { browserDatabase } from '../kept/browserDatabase.ts'
import { queryClient } from '../queryClient.ts'
import { endAccessToken, keepAccessToken } from '../request/accessToken.ts'
import { loadOutbox, replaceAct, storedActs } from './outbox.ts'
import { waitingCount } from './outboxState.ts'
import type { ActToQueue, StoredAct } from './queuedAct.ts'
import { dropAct, sendMine, sendOrQueue, sendOutbox } from './sendOutbox.ts'

const params = { contractId: 7, yearMonth: '2026-11' }
const NOBODY = -1

const signInAs = (id: number) => queryClient.setQueryData([currentUser.path, {}], { id })

const planning = (day: string): ActToQueue => ({
  endpoint: planShift,
  input: { params, body: { startDate: day, shiftId: 3 } },
  kind: 'planning',
  change: { kind: 'plan', first: day, last: day },
  title: `Late op ${day}`,
  days: [day],
  records: [],
})

const retyping = (shiftId: number, version: number, id = 41): ActToQueue => ({
  endpoint: editPlannedShift,
  input: { params, body: { startDate: '2026-11-25', shiftId, id, version } },
  kind: 'planning',
  change: { kind: 'edit' },
  title: `Shift ${id} wordt type ${shiftId}`,
  days: ['2026-11-25'],
  records: [`shift ${id}`],
})

/** A browser with a session at a server. */
function signedInTo(server: Parameters<typeof stubBrowser>[0]) {
  const browser = stubBrowser(server)
  keepAccessToken('the session of Dries')
  return browser
}

/**
 * A test server that executes each idempotency key once, like the real server. The network of the test can lose a
 * request or an answer.
 */
function executingServer({ loses = () => false }: { loses?: () => boolean } = {}) {
  const executed = new Map<string, string>()
  const versions = new Map<number, number>()
  const { sent } = signedInTo((request: SentRequest) => {
    const key = request.headers.get('idempotency-key') ?? ''
    if (loses()) throw new TypeError('the request was lost')
    const { id, version } = JSON.parse(request.body ?? '{}') as { id?: number; version?: number }
    if (!executed.has(key)) {
      const stored = id === undefined ? 0 : (versions.get(id) ?? 1)
      if (id !== undefined && version !== stored)
        return {
          status: 409,
          body: {
            code: 'stale',
            message: 'Iemand anders was eerst.',
            current: { id, version: stored, title: 'Vroege', start: '2026-11-25T07:00', end: '2026-11-25T15:06' },
            changedBy: 'Katrien Lauwers',
          },
        }
      executed.set(key, request.body ?? '')
      if (id !== undefined) versions.set(id, stored + 1)
    }
    if (loses()) throw new TypeError('the answer was lost')
    const shifts = id === undefined ? [] : [{ id, version: versions.get(id) ?? 1 }]
    return { status: 200, body: { plannedShiftDtos: shifts, removedRecupHolidays: [] } }
  })
  return { sent, executed, versions }
}

const goOffline = () => vi.stubGlobal('navigator', { onLine: false })
const goOnline = () => vi.stubGlobal('navigator', { onLine: true })
const titles = (acts: readonly StoredAct[]) => acts.map(({ title }) => title)

beforeEach(async () => {
  await (await browserDatabase())?.clear('outbox')
  queryClient.clear()
  signInAs(7)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the employee Dries plans a shift without a network, and the change is sent once when the network is back', async () => {
  const { executed } = executingServer()
  goOffline()
  expect(await sendOrQueue(planning('2026-11-23'))).toBeNull()
  expect(executed.size).toBe(0)
  expect(titles(await loadOutbox())).toEqual(['Late op 2026-11-23'])
  goOnline()
  await sendOutbox()
  await sendOutbox()
  expect([...executed.keys()]).toEqual([expect.stringMatching(/^o-/)])
  expect(await loadOutbox()).toEqual([])
})

test('after the employee Dries signs out, the browser keeps his waiting change and sends it only after the next sign-in', async () => {
  const { sent, executed } = executingServer()
  goOffline()
  await sendOrQueue(planning('2026-11-23'))
  endAccessToken()
  goOnline()
  expect(await sendOrQueue(planning('2026-11-24'))).toBeNull()
  expect(sent).toEqual([])
  expect(titles(await loadOutbox())).toEqual(['Late op 2026-11-23', 'Late op 2026-11-24'])
  keepAccessToken('the next session')
  await sendOutbox()
  expect(executed.size).toBe(2)
  expect(await loadOutbox()).toEqual([])
})

test('when the employee Dries signs out while a change is sent, and the server refuses the change, the change stays in the browser', async () => {
  signedInTo(() => ({ status: endAccessToken() === null ? 200 : 401, body: {} }))
  expect(await sendOrQueue(planning('2026-11-23'))).toBeNull()
  expect(titles(await loadOutbox())).toEqual(['Late op 2026-11-23'])
})

test('with a network, the screen gets the answer of the change and no change waits in the browser', async () => {
  executingServer()
  expect(await sendOrQueue(planning('2026-11-23'))).toMatchObject({ plannedShiftDtos: [] })
  await vi.waitFor(async () => expect(await storedActs()).toEqual([]))
  await vi.waitFor(() => expect(waitingCount()).toBe(0))
})

test('when a tab is killed while it sends a change, the next tab sends the change with the same idempotency key', async () => {
  const { executed, sent } = executingServer()
  // The server executed the change, but the tab was closed before the answer arrived.
  goOffline()
  await sendOrQueue(planning('2026-11-23'))
  const [act] = await loadOutbox()
  goOnline()
  executed.set(act!.key, 'executed')
  await sendOutbox()
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([act!.key])
  expect(executed.size).toBe(1)
})

test('two changes of one shift without a network contain the same version of the shift, and the browser sends one after the other', async () => {
  const { executed } = executingServer()
  goOffline()
  await sendOrQueue(retyping(4, 1))
  await sendOrQueue(retyping(5, 1))
  goOnline()
  await sendOutbox()
  expect(executed.size).toBe(2)
  expect(await loadOutbox()).toEqual([])
})

test('when HR has changed the same shift, both values are kept until the employee Dries chooses, and other changes are sent', async () => {
  const { executed, versions } = executingServer()
  versions.set(41, 2)
  goOffline()
  await sendOrQueue(retyping(4, 1))
  await sendOrQueue(planning('2026-11-26'))
  goOnline()
  await sendOutbox()
  const [refused, ...others] = await loadOutbox()
  expect(others).toEqual([])
  expect(refused).toMatchObject({
    title: 'Shift 41 wordt type 4',
    refusal: { stale: { now: 'Vroege 07:00–15:06', version: 2, changedBy: 'Katrien Lauwers' } },
  })
  expect(executed.size).toBe(1)
  await sendMine(refused!)
  expect(executed.size).toBe(2)
  expect(await loadOutbox()).toEqual([])
})

test('a change that the server refuses stays in the list with its reason until the employee Dries removes it', async () => {
  signedInTo(() => ({ status: 409, body: { code: 'month_invoiced', message: 'De maand is gefactureerd.' } }))
  goOffline()
  await sendOrQueue(planning('2026-11-23'))
  goOnline()
  await sendOutbox()
  const [refused] = await loadOutbox()
  expect(refused?.refusal?.sentence).toContain('gefactureerd')
  await dropAct(refused!)
  expect(await loadOutbox()).toEqual([])
})

test('a colleague who signs in on the same phone cannot see or send the changes of the employee Dries', async () => {
  const { executed } = executingServer()
  goOffline()
  await sendOrQueue(planning('2026-11-23'))
  signInAs(8)
  goOnline()
  await sendOutbox()
  expect(await loadOutbox()).toEqual([])
  expect(executed.size).toBe(0)
  signInAs(7)
  await sendOutbox()
  expect(executed.size).toBe(1)
})

test('a waiting change that is older than 13 days is not sent', async () => {
  const { executed } = executingServer()
  goOffline()
  await sendOrQueue(planning('2026-11-23'))
  const [act] = await loadOutbox()
  await (await browserDatabase())?.put('outbox', { ...act!, madeAt: Date.now() - 14 * 24 * 3600 * 1000 })
  goOnline()
  await sendOutbox()
  expect((await loadOutbox())[0]?.refusal?.sentence).toContain('te oud')
  expect(executed.size).toBe(0)
})

test('a waiting change stays in the browser after the session ends, until the same person signs in again', async () => {
  signedInTo(() => ({ status: 401, body: { code: 'not_signed_in', message: 'U bent uitgelogd.' } }))
  goOffline()
  await sendOrQueue(planning('2026-11-23'))
  goOnline()
  await sendOutbox()
  expect((await loadOutbox()).map(({ refusal }) => refusal)).toEqual([null])
  queryClient.clear()
  signInAs(NOBODY)
})

test('when the session ends while a screen waits for the answer to a change, the screen gets an error, and the change is not sent after the next sign-in', async () => {
  signedInTo(() => ({ status: 401, body: { code: 'not_signed_in', message: 'U bent uitgelogd.' } }))
  const [one, other] = await Promise.allSettled([
    sendOrQueue(planning('2026-11-23')),
    sendOrQueue(planning('2026-11-24')),
  ])
  expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
  const { executed } = executingServer()
  await sendOutbox()
  expect(executed.size).toBe(0)
  expect(await loadOutbox()).toEqual([])
})

/** Copies a value of JSON, in less time than `structuredClone`. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf)
  const copy: Record<string, unknown> = { ...value }
  for (const name in copy) copy[name] = copyOf(copy[name])
  return copy
}

/** Makes many changes without a network, and sends them over a network that loses requests and answers at random. */
async function sendOverPoorNetwork(count: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // The database of the test copies all waiting changes at each step, which would take long with `structuredClone`.
  vi.stubGlobal('structuredClone', copyOf)
  let seed = 1
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const { executed, sent } = executingServer({ loses: () => random() < 0.3 })
  goOffline()
  const days = Array.from({ length: count }, (_, index) => `2026-11-${String((index % 30) + 1).padStart(2, '0')}`)
  for (const day of days) {
    const queued = sendOrQueue(planning(day))
    await vi.advanceTimersByTimeAsync(0)
    await queued
  }
  goOnline()
  void sendOutbox()
  for (let tries = 0; waitingCount() > 0 && tries < 20 * count; tries++) await vi.advanceTimersByTimeAsync(60_000)
  const executedDays = [...executed.values()].map((body) => (JSON.parse(body) as { startDate: string }).startDate)
  return { days, executedDays, requests: sent.length }
}

test('over a network that loses random requests and answers, 50 changes are done once each and in order', async () => {
  const { days, executedDays, requests } = await sendOverPoorNetwork(50)
  expect(executedDays).toEqual(days)
  expect(requests).toBeGreaterThan(60)
  expect(await loadOutbox()).toEqual([])
})

test(
  'over a network that loses random requests and answers, 1,000 changes are done once each and in order',
  { tags: 'deep' },
  async () => {
    const { days, executedDays } = await sendOverPoorNetwork(1000)
    expect(executedDays).toEqual(days)
    expect(await loadOutbox()).toEqual([])
  },
)

test('a change that was sent and deleted does not come back when a tab stores an older copy of the list', async () => {
  executingServer()
  goOffline()
  expect(await sendOrQueue(planning('2026-11-25'))).toBeNull()
  const [old] = await loadOutbox()
  goOnline()
  await sendOutbox()
  expect(await loadOutbox()).toEqual([])
  await replaceAct({ ...old!, wasSent: true })
  expect(await loadOutbox()).toEqual([])
})
