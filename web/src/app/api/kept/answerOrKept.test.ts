import 'fake-indexeddb/auto'
import { monthAbsences } from '@uurwerk/contract/absences/absences'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { plannedMonth, planShift } from '@uurwerk/contract/planning/plannedMonth'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { hashKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentMonth } from '../../clock/now.ts'
import { keepReadsFresh, readsAreFresh } from '../keepReadsFresh.ts'
import { queryClient } from '../queryClient.ts'
import { queryOf } from '../queryOf.ts'
import { answerOrKept } from './answerOrKept.ts'
import { forgetKeptAnswers, keepAnswerOf } from './keptAnswers.ts'
import { isShownAsKept } from './shownKept.ts'

const yearMonth = toYearMonth('2026-11')
const month = { params: { contractId: 7, yearMonth } }
const { queryKey } = queryOf(plannedMonth, month)
const absences = queryOf(monthAbsences, { params: { yearMonth } })
const shown = (): unknown => queryClient.getQueryData(queryKey)

/**
 * Shows an old answer, and starts a read to which the server gives no answer within three seconds. Returns the function
 * with which the server answers later.
 */
async function readLate(key: readonly unknown[] = queryKey): Promise<(answer: string) => Promise<void>> {
  queryClient.setQueryData(key, 'old')
  const { promise, resolve } = Promise.withResolvers<string>()
  const endpoint = key === queryKey ? plannedMonth : monthAbsences
  const input = key === queryKey ? month : { params: { yearMonth } }
  const queryFn = () => answerOrKept(endpoint, input, () => promise)
  const read = queryClient.fetchQuery({ queryKey: key, queryFn, staleTime: 0 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(await read).toBe('old')
  return async (answer) => {
    resolve(answer)
    await vi.advanceTimersByTimeAsync(0)
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

test('an answer of the server that arrives after three seconds replaces the answer that the browser had stored for use without a network', async () => {
  const answer = await readLate()
  await answer('from the server')
  expect(shown()).toBe('from the server')
})

test('an answer of the server that arrives after three seconds does not replace the answer to a later change', async () => {
  const answer = await readLate()
  await keepReadsFresh(planShift, month, async () => ({ planned: true }))
  await readsAreFresh()
  await answer('before the write')
  expect(shown()).toEqual({ planned: true })
})

test('a late answer that the server made before a change does not mark the old data in the browser as current', async () => {
  const answer = await readLate(absences.queryKey)
  await keepReadsFresh(planShift, month, async () => ({ planned: true }))
  await readsAreFresh()
  await answer('before the write')
  expect(queryClient.getQueryState(absences.queryKey)?.isInvalidated).toBe(true)
})

test('an answer of the server that arrives while the browser reads a stored answer is shown, not the stored answer', async () => {
  const thisMonth = { params: { contractId: 7, yearMonth: currentMonth() } }
  onTestFinished(forgetKeptAnswers)
  await keepAnswerOf(currentUser, {}, { id: 7, roles: ['ROLE_USER'], offlineDays: 30 })
  const facts = { ...thisMonth.params, prolongedSickLeaves: [], fullAbsenceDays: [] }
  await keepAnswerOf(plannedMonth, thisMonth, { plannedShiftDtos: [], facts })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const read = answerOrKept<unknown>(plannedMonth, thisMonth, () => promise)
  setTimeout(() => resolve('from the server'), 3000)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await read).toBe('from the server')
  expect(isShownAsKept(hashKey([plannedMonth.path, thisMonth]))).toBe(false)
})
