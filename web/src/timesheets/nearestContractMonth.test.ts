import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { nearestContractMonth } from './nearestContractMonth.ts'

const november = toYearMonth('2026-11')
const period = (start: string, end: string | null) => ({ start: toDay(start), end: end === null ? null : toDay(end) })

test('after the end of the contract, its last month is offered', () => {
  const periods = [period('2025-01-01', '2025-06-30'), period('2026-01-01', '2026-09-15')]
  expect(nearestContractMonth(periods, november)).toBe('2026-09')
})

test('before the start of the first contract, its first month is offered', () => {
  expect(nearestContractMonth([period('2027-02-15', null)], november)).toBe('2027-02')
})

test('nothing is offered to somebody without any contract', () => {
  expect(nearestContractMonth([], november)).toBeNull()
})
