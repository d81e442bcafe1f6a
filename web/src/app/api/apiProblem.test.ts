import { expect, test } from 'vitest'
import { ApiProblem, isStale } from './apiProblem.ts'

const stale = { code: 'stale', message: 'Iemand anders was sneller.' } as const

test('when another user saved a record first, the form shows that record', () => {
  expect(isStale(new ApiProblem(409, { ...stale, current: { version: 2 } }))).toBe(true)
})

test('when the server does not send the record that another user saved first, the user reads the refusal', () => {
  expect(isStale(new ApiProblem(409, stale))).toBe(false)
})
