import { sentenceOf } from '@uurwerk/contract/problems'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { whyNotConfirmed } from './whyNotConfirmed.ts'

const open = { step: 'open', invoiced: false } as const
const facts = (customers: readonly string[]) => ({
  yearMonth: toYearMonth('2026-11'),
  today: toDay('2026-11-20'),
  timesheets: customers.map((customerName, index) => ({ contractId: index + 1, customerName, ...open })),
})

test('the reason why a month cannot be confirmed has no customer name for a single contract', () => {
  const refusal = whyNotConfirmed(facts(['Zilverhof']))
  expect(refusal && sentenceOf(refusal)).toBe('De planning is nog niet vastgezet. Zet ze eerst vast.')
})

test('the reason why a month cannot be confirmed has no customer names when no contract is locked', () => {
  const refusal = whyNotConfirmed(facts(['Zilverhof', 'Lindehof']))
  expect(refusal && sentenceOf(refusal)).toBe('De planning is nog niet vastgezet. Zet ze eerst vast.')
})

test('the reason why a month cannot be confirmed shows the contract that is not locked when another contract is locked', () => {
  const month = facts(['Zilverhof', 'Lindehof'])
  const [first, second] = month.timesheets
  const timesheets = [{ ...first!, step: 'locked' as const }, second!]
  const refusal = whyNotConfirmed({ ...month, timesheets })
  expect(refusal && sentenceOf(refusal)).toBe(
    'Niet alle contracten kunnen bevestigd worden: Lindehof. Zet eerst de planning vast.',
  )
})
