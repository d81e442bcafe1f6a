import { expect, test } from 'vitest'
import { addressOf } from './addressOf.ts'

test('the URL of a call contains the values of its path parameters', () => {
  const address = addressOf(
    { path: '/timesheet/{contractId}/{yearMonth}/planned' },
    { params: { contractId: 12, yearMonth: '2026-11' } },
  )
  expect(address).toBe('/api/timesheet/12/2026-11/planned')
})

test('the URL of a call leaves out query parameters without a value', () => {
  const address = addressOf(
    { path: '/administration/audit' },
    { query: { actor: 3, from: '2026-11-01', to: undefined, id: null } },
  )
  expect(address).toBe('/api/administration/audit?actor=3&from=2026-11-01')
})

test('the URL of a call escapes the special characters in a path parameter', () => {
  expect(addressOf({ path: '/confirm-email/{token}' }, { params: { token: '../user?x' } })).toBe(
    '/api/confirm-email/..%2Fuser%3Fx',
  )
})

test('a URL without a value for a path parameter causes an error for the developer', () => {
  expect(() => addressOf({ path: '/contract/{yearMonth}/all' }, {})).toThrow('needs yearMonth')
})
