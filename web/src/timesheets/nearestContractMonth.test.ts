import { period } from '@uurwerk/domain/time/dayPeriod.testing'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { nearestContractMonth } from './nearestContractMonth.ts'

const november = toYearMonth('2026-11')

test('the screen offers the last month of the contract after the contract has ended', () => {
  const periods = [period('2025-01-01', '2025-06-30'), period('2026-01-01', '2026-09-15')]
  expect(nearestContractMonth(periods, november)).toBe('2026-09')
})

test('before the first contract of a person starts, the screen offers the first month of that contract', () => {
  expect(nearestContractMonth([period('2027-02-15', null)], november)).toBe('2027-02')
})

test('a person without contracts gets no month to open on the screen', () => {
  expect(nearestContractMonth([], november)).toBeNull()
})
