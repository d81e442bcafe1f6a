import { expect, test } from 'vitest'
import { addressOf } from './addressOf.ts'

test('the names in a path are filled in', () => {
  const address = addressOf(
    { path: '/timesheet/{contractId}/{yearMonth}/planned' },
    { params: { contractId: 12, yearMonth: '2026-11' } },
  )
  expect(address).toBe('/api/timesheet/12/2026-11/planned')
})

test('a query leaves out what is not given', () => {
  const address = addressOf(
    { path: '/administration/audit' },
    { query: { actor: 3, from: '2026-11-01', to: undefined, id: null } },
  )
  expect(address).toBe('/api/administration/audit?actor=3&from=2026-11-01')
})

test('a value cannot leave its place in the path', () => {
  expect(addressOf({ path: '/confirm-email/{token}' }, { params: { token: '../user?x' } })).toBe(
    '/api/confirm-email/..%2Fuser%3Fx',
  )
})

test('a forgotten name is a mistake of ours', () => {
  expect(() => addressOf({ path: '/contract/{yearMonth}/all' }, {})).toThrow('needs yearMonth')
})
