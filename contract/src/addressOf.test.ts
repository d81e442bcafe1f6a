import { expect, test } from 'vitest'
import { addressOf } from './addressOf.ts'

test('the parameters of a path are filled in', () => {
  const address = addressOf(
    { path: '/timesheet/{contractId}/{yearMonth}/planned' },
    { params: { contractId: 12, yearMonth: '2026-11' } },
  )
  expect(address).toBe('/api/timesheet/12/2026-11/planned')
})

test('a query leaves out the parameters that have no value', () => {
  const address = addressOf(
    { path: '/administration/audit' },
    { query: { actor: 3, from: '2026-11-01', to: undefined, id: null } },
  )
  expect(address).toBe('/api/administration/audit?actor=3&from=2026-11-01')
})

test('a value is escaped, so that it stays within its own part of the path', () => {
  expect(addressOf({ path: '/confirm-email/{token}' }, { params: { token: '../user?x' } })).toBe(
    '/api/confirm-email/..%2Fuser%3Fx',
  )
})

test('a missing path parameter is an error of the developer', () => {
  expect(() => addressOf({ path: '/contract/{yearMonth}/all' }, {})).toThrow('needs yearMonth')
})
