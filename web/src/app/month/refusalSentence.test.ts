import { expect, test } from 'vitest'
import { refusalSentence } from './refusalSentence.ts'

const message = 'De timesheet is al goedgekeurd voor facturatie.'

test('the sentence of a refusal contains the employee, the colleague who was first and the time', () => {
  const refusal = { message, changedBy: 'Katrien Lauwers', changedAt: '2026-11-20T09:14:00+01:00' }
  expect(refusalSentence('Pieter-Jan Claes', refusal)).toBe(
    'Pieter-Jan Claes: De timesheet is al goedgekeurd voor facturatie. Dat deed Katrien Lauwers op 20-11-2026 09:14.',
  )
})

test('the sentence of a refusal contains only the employee when no colleague caused the refusal', () => {
  expect(refusalSentence('Pieter-Jan Claes', { message, changedBy: null, changedAt: null })).toBe(
    'Pieter-Jan Claes: De timesheet is al goedgekeurd voor facturatie.',
  )
})
