import { toDay } from '@uurwerk/domain/time/day'
import { describe, expect, test } from 'vitest'
import { contractFormErrors, emptyContractForm, withDates, type ContractForm } from './contractForm.ts'

const start = toDay('2026-12-01')
const end = toDay('2027-05-31')
const empty = emptyContractForm({ userId: 7, customerId: null })
const employment = { start: toDay('2026-01-01'), end: null }

describe('the dates of the first order', () => {
  test('the dates of the first order follow the dates of the contract', () => {
    expect(withDates(empty, { startDate: start, endDate: end }).order).toMatchObject({ startDate: start, endDate: end })
  })
  test('the dates of the first order stay unchanged after the user edited them', () => {
    const edited: ContractForm = { ...empty, order: { ...empty.order, startDate: toDay('2026-12-15') } }
    expect(withDates(edited, { startDate: start, endDate: end }).order).toMatchObject({
      startDate: '2026-12-15',
      endDate: end,
    })
  })
  test('the first order has no end when the contract has no end', () => {
    const dated = withDates(empty, { startDate: start, endDate: end })
    const edited = { ...dated, order: { ...dated.order, endDate: toDay('2027-01-31') } }
    expect(withDates(edited, { startDate: start, endDate: null }).order.endDate).toBeNull()
  })
})

test('the form for a new contract reports all missing fields at once', () => {
  expect(contractFormErrors(empty, employment)).toEqual({
    customerId: 'Het klant veld is verplicht',
    startDate: 'Het startdatum veld is verplicht',
    'order.startDate': 'Het startdatum order veld is verplicht',
    'order.baseHourlyRate': 'Het uurtarief veld is verplicht',
  })
})

test('a contract cannot start before the employment', () => {
  const form = withDates({ ...empty, customerId: 3 }, { startDate: toDay('2025-12-31'), endDate: null })
  const rated = { ...form, order: { ...form.order, baseHourlyRate: 40 } }
  expect(contractFormErrors(rated, employment)).toEqual({
    startDate: 'Het contract valt buiten de tewerkstelling. Kies datums binnen de tewerkstelling.',
  })
})
