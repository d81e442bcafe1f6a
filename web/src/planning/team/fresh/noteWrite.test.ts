import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import { toDay } from '@uurwerk/domain/time/day'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/api/queryClient.ts'
import { watchChanges } from '../../../app/changes/watchChanges.ts'
import { stubBrowser } from '../../../testing/stubBrowser.ts'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { byPerson } from './peopleOfTeam.ts'
import { madeElsewhere, noteWrite } from './noteWrite.ts'

const day = toDay('2026-11-24')
const [ANNA, BERT] = [1, 2]
const OF_ANNA = 10
const none = { holidays: [], customers: [], employers: [], shiftTypes: [], shifts: [], absences: [], availability: [] }
const team = byPerson({
  ...none,
  from: day,
  to: day,
  people: [{ ...SOMEBODY, id: ANNA }],
  contracts: [
    { id: OF_ANNA, personId: ANNA, customerId: 1, start: day, end: null, invoicedMonths: [], confirmedMonths: [] },
  ],
})

let lastId = 0
const change = (userId: number | null, isOwn = true): RecentChange => {
  lastId += 1
  const nothing = { contractId: null, invoiceId: null, yearMonth: null, by: null }
  return { ...nothing, id: lastId, subjects: ['shifts'], userId, isOwn }
}

let answered: PromiseWithResolvers<void>
let made: readonly RecentChange[]
let read: (number | null)[]
let stop: () => void
const tab = Object.assign(new EventTarget(), { hidden: false, cookie: '' })
beforeEach(async () => {
  ;[made, read, answered] = [[], [], Promise.withResolvers()]
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  stubBrowser(() => ({ status: 200, body: { until: 1, isComplete: true, changes: made } }))
  vi.stubGlobal('document', tab)
  stop = watchChanges({
    madeElsewhere: (all, requestedAt) => {
      answered.resolve()
      return madeElsewhere(all, requestedAt, team)
    },
    onChanges: async (changes) => void read.push(...(changes ?? []).map(({ userId }) => userId)),
  })
  await handled()
})
afterEach(() => {
  stop()
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers the next request of the grid with the given changes. Returns the people whom the grid then reads again. */
async function readAfter(...changes: readonly RecentChange[]) {
  ;[made, read, answered] = [changes, [], Promise.withResolvers()]
  vi.advanceTimersByTime(15_000)
  await handled()
  return read
}

/**
 * Waits until the grid has handled the answer. One turn is enough: after the answer, the grid waits only for promises
 * that are already resolved.
 */
async function handled(): Promise<void> {
  await answered.promise
  await nextTurn()
}

test('after HR plans a shift or books an absence of Anna in this browser, the grid does not read this change again', async () => {
  noteWrite({ contracts: [OF_ANNA] })
  expect(await readAfter(change(ANNA))).toEqual([])
  noteWrite({ people: [ANNA] })
  expect(await readAfter(change(ANNA), change(null))).toEqual([])
})

test('after a write about Anna in this browser, the grid still reads the change of Anna by a colleague, and the change of Bert that the same user made in another browser', async () => {
  noteWrite({ people: [ANNA] })
  expect(await readAfter(change(ANNA, false), change(ANNA), change(BERT))).toEqual([ANNA, BERT])
})

test('the grid does not read a change of Anna that this browser made, but reads Anna after the next change, which another browser made', async () => {
  noteWrite({ people: [ANNA] })
  expect(await readAfter(change(ANNA))).toEqual([])
  expect(await readAfter(change(ANNA))).toEqual([ANNA])
})
