import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { rateFormErrors, type RateForm } from './rateForm.ts'

const orders = [{ id: 1, period: { start: toDay('2026-02-01'), end: toDay('2026-12-31') } }]
const form: RateForm = { how: 'from', startDate: toDay('2026-07-01'), baseHourlyRate: 42 }

const cases: [string, Partial<RateForm>, object][] = [
  ['can start in the middle of an order', {}, {}],
  [
    'needs a day and a rate',
    { startDate: null, baseHourlyRate: null },
    { startDate: 'Het startdatum order veld is verplicht', baseHourlyRate: 'Het uurtarief veld is verplicht' },
  ],
  [
    'cannot start on the first day of an order',
    { startDate: toDay('2026-02-01') },
    { startDate: 'Op 01-02-2026 begint er al een order. Pas het uurtarief van die order aan.' },
  ],
  [
    'cannot start on a day without an order',
    { startDate: toDay('2027-01-01') },
    { startDate: 'Op 01-01-2027 geldt er geen order. Voeg een order toe.' },
  ],
  ['for the whole current order asks for no day', { how: 'correct', startDate: null }, {}],
]

test.each(cases)('HR enters a new hourly rate in the form: a new rate %s', (_, changes, errors) => {
  expect(rateFormErrors({ ...form, ...changes }, orders)).toEqual(errors)
})
