import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { aPerson } from '../aPerson.testing.ts'
import { correctableMonths, recupYearsOf, whyNoBonus } from './recupFacts.ts'

const anna = aPerson({ facts: { employment: { start: toDay('2025-05-12'), end: toDay('2026-03-31') } } })

test('the recuperation of Anna counts from the month of its opening balance until the end of the employment', () => {
  expect(correctableMonths(anna, 2025)).toEqual(['2025-09', '2025-10', '2025-11', '2025-12'])
  expect(correctableMonths(anna, 2026)).toEqual(['2026-01', '2026-02', '2026-03'])
  expect(correctableMonths(anna, 2027)).toEqual([])
})

test('the form refuses a recuperation bonus outside the employment', () => {
  expect(whyNoBonus(anna, toDay('2026-03-31'))).toBeNull()
  expect(whyNoBonus(anna, toDay('2026-04-01'))).toContain('geen tewerkstelling')
  expect(whyNoBonus(anna, toDay('2025-08-31'))).toContain('begint in')
})

test('the last year with recuperation is next year, or the year in which the employment ends when that year is earlier', () => {
  expect(recupYearsOf(anna, 2026)).toEqual({ first: 2025, last: 2026 })
  expect(
    recupYearsOf({ ...anna, facts: { ...anna.facts, employment: { start: toDay('2025-05-12'), end: null } } }, 2026),
  ).toEqual({ first: 2025, last: 2027 })
})
