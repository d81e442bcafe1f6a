import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { refusalToStartEmployment } from './refusalToStartEmployment.ts'

const codeOf = (start: string) => refusalToStartEmployment(toDay(start), toDay('2026-11-20'))?.code ?? null

test.each([
  ['1966-11-20', null],
  ['1966-11-19', 'employment_start_out_of_range'],
  ['1900-01-01', 'employment_start_out_of_range'],
  ['2028-11-20', null],
  ['2028-11-21', 'employment_start_out_of_range'],
  ['2126-01-01', 'employment_start_out_of_range'],
])('on 20 November 2026, the start of an employment on %s gets the refusal %s', (start, code) => {
  expect(codeOf(start)).toBe(code)
})
