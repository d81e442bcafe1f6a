import { expect, test } from 'vitest'
import { isTooOld, nextToSend, pauseAfterTry } from './nextToSend.ts'
import type { StoredAct } from './queuedAct.ts'

const act = (order: number, fields: Partial<StoredAct> = {}): StoredAct => ({
  order,
  key: `o-${order}`,
  path: '/p',
  input: {},
  kind: 'planning',
  change: {},
  title: '',
  days: [],
  records: [],
  personId: 7,
  madeAt: 0,
  wasSent: false,
  heldBy: null,
  refusal: null,
  ...fields,
})
const refusal = { sentence: 'neen', stale: null }

test('the changes that wait in the browser are sent in the order in which the user made them', () => {
  expect(nextToSend([act(1), act(2)])?.order).toBe(1)
  expect(nextToSend([])).toBeNull()
})

test('after a refused change, a later change of the same day or shift waits, and other changes are sent', () => {
  const wednesday = act(1, { days: ['2026-11-25'], records: ['shift 4'], refusal })
  const sameDay = act(2, { days: ['2026-11-25'] })
  const sameShift = act(3, { records: ['shift 4'] })
  const thursday = act(4, { days: ['2026-11-26'], records: ['shift 5'] })
  expect(nextToSend([wednesday, sameDay, sameShift])).toBeNull()
  expect(nextToSend([wednesday, sameDay, sameShift, thursday])?.order).toBe(4)
})

test('a waiting change of more than 13 days is not sent, because the server forgets its idempotency key after 14 days', () => {
  const day = 24 * 3600 * 1000
  expect(isTooOld({ madeAt: 0 }, 13 * day)).toBe(false)
  expect(isTooOld({ madeAt: 0 }, 13 * day + 1)).toBe(true)
})

test('the wait between two attempts to send doubles each time, up to one minute', () => {
  expect([1, 2, 3, 6, 7, 40].map(pauseAfterTry)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000])
})
