import { toInstant } from '@uurwerk/domain/time/instant'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { decideDemo } from './decideDemo.ts'

const { db } = await createTestDatabase()
const now = toInstant(Date.UTC(2026, 10, 20, 9) / 1000)
const start = (demo: boolean | null) => decideDemo(db, { demo, now })

beforeEach(() => db.deleteFrom('installation').execute())

test('a newcomer gets the demo, today and tomorrow', async () => {
  expect(await start(null)).toBe(true)
  expect(await start(null)).toBe(true)
})

test('a database that began as somebody’s own never becomes a demo', async () => {
  expect(await start(false)).toBe(false)
  expect(await start(null)).toBe(false)
  await expect(start(true)).rejects.toThrow('DEMO=1 kan hier niet')
})

test('the sign-in of a demo is gone once the demo is switched off', async () => {
  await start(true)
  expect(await start(false)).toBe(false)
})
