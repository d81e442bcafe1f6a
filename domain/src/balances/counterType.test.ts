import { expect, test } from 'vitest'
import { sickDaysWithoutCertificate } from './absenceCounter.ts'
import { counterTypes, counters, isCounterType, vacationCounterTypes } from './counterType.ts'
import { daysOfHalfDays } from './halfDays.ts'

test('a person has fourteen counters, and the first nine are vacation in a fixed order', () => {
  expect(counterTypes).toHaveLength(14)
  expect(vacationCounterTypes).toEqual([
    'TRANSFER_HOLIDAY_PREVIOUS_YEAR',
    'EXTRA_VACATION_PREVIOUS_YEAR',
    'STATUTORY_VACATION',
    'SENIORITY_LEAVE',
    'EXTRA_VACATION_CURRENT_YEAR',
    'ADDITIONAL_HOLIDAY_EMPLOYEE',
    'SENIOR_VACATION',
    'YOUTH_VACATION',
    'JOB_APPLICATION_LEAVE',
  ])
  expect(counterTypes.slice(9)).toEqual([
    'STATUTORY_VACATION_PREVIOUS_EMPLOYER',
    'RECUPERATION_HOLIDAY_PREVIOUS_YEAR',
    'RECUPERATION_HOLIDAY',
    'EDUCATIONAL_LEAVE',
    'PERSONAL_LEAVE',
  ])
})

test('each pay code belongs to only one leave counter', () => {
  expect(new Set(counterTypes.map((type) => counters[type].payCode)).size).toBe(14)
})

test('a text is accepted as a leave counter only when it is the name of a counter', () => {
  expect(isCounterType('STATUTORY_VACATION')).toBe(true)
  expect(isCounterType('toString')).toBe(false)
})

test.each([
  [2024, 3],
  [2025, 3],
  [2026, 2],
  [2027, 2],
])('in the year %s the law gives an employee %s days of sickness without a certificate', (year, days) => {
  expect(daysOfHalfDays(sickDaysWithoutCertificate(year))).toBe(days)
})
