import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/stubBrowser.ts'
import { aResult } from './report/aResult.testing.ts'
import { forgetBatch, keepBatch, keptBatch } from './keptBatch.ts'
import { pollBatch } from './pollBatch.ts'
import { jobQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

test('the browser asks for the progress of a batch every second at first, then less often, and stops after the end', () => {
  expect(pollBatch(undefined, 0)).toBe(1000)
  expect(pollBatch({ status: 'running' }, 59)).toBe(1000)
  expect(pollBatch({ status: 'running' }, 60)).toBe(3000)
  expect(pollBatch({ status: 'done' }, 3)).toBe(false)
})

test('each request asks only for new results of the batch, and the report has all results', async () => {
  const answers = [
    { id: 7, status: 'running', done: 1, total: 2, results: [aResult({ invoiceId: 1 })] },
    { id: 7, status: 'done', done: 2, total: 2, results: [aResult({ invoiceId: 2 })] },
  ]
  const { sent } = stubBrowser(() => ({ status: 200, body: answers[sent.length - 1] }))
  const client = new QueryClient()
  await client.fetchQuery({ ...jobQuery(7), staleTime: 0 })
  const job = await client.fetchQuery({ ...jobQuery(7), staleTime: 0 })
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/administration/job/7?after=0',
    '/api/administration/job/7?after=1',
  ])
  expect(job.results.map(({ invoiceId }) => invoiceId)).toEqual([1, 2])
})

test('the browser tab remembers its last batch until the user closes the bar', () => {
  stubBrowser(() => ({ status: 200 }))
  const batch = { id: 7, yearMonth: toYearMonth('2026-11'), asked: { act: 'send' } } as const
  keepBatch(batch)
  expect(keptBatch()).toEqual(batch)
  expect(keptBatch(), 'a second read returns the same object').toBe(keptBatch())
  forgetBatch()
  expect(keptBatch()).toBeNull()
})
