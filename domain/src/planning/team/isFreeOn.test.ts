import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { isFreeOn } from './isFreeOn.ts'

const day = toDay('2026-11-26')
const free = { day, contracts: [10], shifts: [], absence: null } as const

test.each([
  ['has a contract and nothing else', free, true],
  ['is absent for half a day', { ...free, absence: 'half' as const }, true],
  ['is absent for the whole day', { ...free, absence: 'whole' as const }, false],
  ['has a shift', { ...free, shifts: [100] }, false],
  ['has no contract', { ...free, contracts: [] }, false],
])('the search for people who are free on a day decides about Anna, who %s', (_, annasDay, isFree) => {
  expect(isFreeOn([annasDay], day)).toBe(isFree)
  expect(isFreeOn([annasDay], toDay('2026-11-27'))).toBe(false)
})
