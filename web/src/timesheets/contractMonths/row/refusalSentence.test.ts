import { expect, test } from 'vitest'
import { refusalSentence } from './refusalSentence.ts'

const message = 'De timesheet is al goedgekeurd voor facturatie.'

test('a refusal names the employee, the colleague who took the step, and the moment', () => {
  const refusal = { message, changedBy: 'Katrien Lauwers', changedAt: '2026-11-20T09:14:00+01:00' }
  expect(refusalSentence('Pieter-Jan Claes', refusal)).toBe(
    'Pieter-Jan Claes: De timesheet is al goedgekeurd voor facturatie. Dat deed Katrien Lauwers op 20-11-2026 09:14.',
  )
})

test('a refusal that no colleague caused names only the employee', () => {
  expect(refusalSentence('Pieter-Jan Claes', { message, changedBy: null, changedAt: null })).toBe(
    'Pieter-Jan Claes: De timesheet is al goedgekeurd voor facturatie.',
  )
})
