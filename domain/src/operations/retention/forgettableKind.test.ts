import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { forgettableKinds, keptFrom } from './forgettableKind.ts'

const terms = { payrollYears: 7, sicknessYears: 5, invoiceYears: 10, readingYears: 2, mailYears: 1 }

test('all personal data of one calendar year expires on the same day, at the end of the retention term after that year', () => {
  expect(keptFrom('leavers', terms, toDay('2033-12-31'))).toBe('2026-01-01')
  expect(keptFrom('leavers', terms, toDay('2034-01-01'))).toBe('2027-01-01')
})

test('personal data about both pay and sickness is kept for the shorter of the two retention terms', () => {
  const today = toDay('2034-06-01')
  expect(keptFrom('payrollExports', terms, today)).toBe('2029-01-01')
  expect(keptFrom('changes', terms, today)).toBe('2029-01-01')
  expect(forgettableKinds.map((kind) => keptFrom(kind, terms, today).slice(0, 4))).toEqual([
    '2027',
    '2029',
    '2027',
    '2029',
    '2024',
    '2024',
    '2033',
    '2033',
    '2032',
    '2029',
  ])
})
