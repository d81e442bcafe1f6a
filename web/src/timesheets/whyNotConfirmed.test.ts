import { sentenceOf } from '@uurwerk/contract/problems'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalToConfirmAll, type PersonTimesheet } from '@uurwerk/domain/timesheets/confirmation/refusalToConfirmAll'
import { expect, test } from 'vitest'
import { whyNotConfirmed } from './whyNotConfirmed.ts'

const open = { step: 'open', invoiced: false } as const
const month = { yearMonth: toYearMonth('2026-11'), today: toDay('2026-11-20') }
const timesheetsAt = (customers: readonly string[]): PersonTimesheet[] =>
  customers.map((customerName, index) => ({ contractId: index + 1, customerName, ...open }))
const reasonFor = (timesheets: readonly PersonTimesheet[]) =>
  whyNotConfirmed({
    actions: { lock: null, confirm: refusalToConfirmAll({ ...month, timesheets }) },
    timesheets: timesheets.map(() => ({ completed: false })),
  })

test('the reason why a month cannot be confirmed names no customer when the month has one contract', () => {
  const refusal = reasonFor(timesheetsAt(['Zilverhof']))
  expect(refusal && sentenceOf(refusal)).toBe('De planning is nog niet vastgezet. Zet ze eerst vast.')
})

test('the reason why a month cannot be confirmed names no customers when no contract is locked', () => {
  const refusal = reasonFor(timesheetsAt(['Zilverhof', 'Lindehof']))
  expect(refusal && sentenceOf(refusal)).toBe('De planning is nog niet vastgezet. Zet ze eerst vast.')
})

test('the reason why a month cannot be confirmed names the contract that is not locked when another contract is locked', () => {
  const [first, second] = timesheetsAt(['Zilverhof', 'Lindehof'])
  const refusal = reasonFor([{ ...first!, step: 'locked' }, second!])
  expect(refusal && sentenceOf(refusal)).toBe(
    'Niet alle contracten kunnen bevestigd worden: Lindehof. Zet eerst de planning vast.',
  )
})
