import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { datesFormErrors, datesFormOf, runsLonger, staleDatesFields } from './datesForm.ts'

const form = datesFormOf({
  datePeriod: { startDate: '2026-01-01', endDate: '2026-12-31' },
  reference: 'RAAM-1',
  purchaseOrder: '',
})

test('the end of a contract cannot be before its start', () => {
  expect(datesFormErrors({ ...form, endDate: toDay('2026-01-01') })).toEqual({})
  expect(datesFormErrors({ ...form, endDate: toDay('2025-12-31') })).toEqual({
    endDate: 'Het einddatum veld moet een datum na het startdatum veld zijn',
  })
})

test('a contract can have no end, but must have a start', () => {
  expect(datesFormErrors({ ...form, endDate: null })).toEqual({})
  expect(datesFormErrors({ ...form, startDate: null })).toEqual({ startDate: 'Het startdatum veld is verplicht' })
})

test('a contract becomes longer with a later end date, or without an end date', () => {
  expect(runsLonger(form, { ...form, endDate: toDay('2027-01-31') })).toBe(true)
  expect(runsLonger(form, { ...form, endDate: null })).toBe(true)
  expect(runsLonger(form, { ...form, endDate: toDay('2026-10-31') })).toBe(false)
  expect(runsLonger({ ...form, endDate: null }, form)).toBe(false)
})

test('only the different fields of two versions of a contract are shown in words', () => {
  expect(staleDatesFields({ ...form, endDate: null }, form)).toEqual([
    { label: 'Einddatum', theirs: 'met onbepaalde duur', yours: '31-12-2026' },
  ])
})
