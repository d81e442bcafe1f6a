import { Pool } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../testing/database/createTestDatabase.ts'
import { prepareJobs } from './prepareJobs.ts'

const { url } = await createTestDatabase()

test('the pool that prepares the job queue still handles the error of a broken connection while the pool closes', async () => {
  const end = vi.spyOn(Pool.prototype, 'end')
  onTestFinished(() => end.mockRestore())
  await prepareJobs(url)
  expect((end.mock.contexts as Pool[]).map((pool) => pool.listenerCount('error'))).toEqual([1])
})
