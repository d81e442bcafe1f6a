import { halfDays } from '@uurwerk/domain/balances/halfDays'
import { expect, test } from 'vitest'
import { absenceMonthFacts } from '../../../planning/testing/november.ts'
import { counterChoices, leftOfKind, type LeaveLeft } from './leaveLeft.ts'

const annelies: LeaveLeft = {
  ...absenceMonthFacts,
  left: {
    STATUTORY_VACATION: halfDays(13),
    SENIORITY_LEAVE: halfDays(2),
    RECUPERATION_HOLIDAY_PREVIOUS_YEAR: halfDays(1),
    RECUPERATION_HOLIDAY: halfDays(1),
    SICK_LEAVE_NO_CERTIFICATE: halfDays(4),
  },
}
const fatima: LeaveLeft = { ...annelies, kind: 'independent', left: {} }

test('each kind of absence shows the remaining days or hours', () => {
  expect(leftOfKind('VACATION', annelies)).toBe('nog 7,5 dagen')
  expect(leftOfKind('RECUPERATION_HOLIDAY', annelies)).toBe('nog 1 dag')
  expect(leftOfKind('RECUPERATION', annelies)).toBe('nog 22,8 uur')
  expect(leftOfKind('SICK_LEAVE_NO_CERTIFICATE', annelies)).toBe('nog 2 dagen')
  expect(leftOfKind('EDUCATIONAL_LEAVE', annelies)).toBe('nog 0 dagen')
})

test('a kind of absence without a counter shows no remaining days', () => {
  expect(leftOfKind('SICK_LEAVE', annelies)).toBeNull()
  expect(leftOfKind('UNPAID_LEAVE', annelies)).toBeNull()
  expect(leftOfKind('VACATION', fatima)).toBeNull()
})

test('HR can choose a counter for vacation and for ‘Feestdag recup’', () => {
  const ofVacation = counterChoices('VACATION', annelies)
  expect(ofVacation).toHaveLength(10)
  expect(ofVacation).toContainEqual({
    value: 'SENIORITY_LEAVE',
    label: 'Anciënniteitsverlof (nog 1 dag)',
  })
  expect(ofVacation).toContainEqual({
    value: 'STATUTORY_VACATION_PREVIOUS_EMPLOYER',
    label: 'Wettelijke vakantie vorige werkgever (nog 0 dagen)',
  })
  expect(counterChoices('RECUPERATION_HOLIDAY', annelies).map(({ value }) => value)).toEqual([
    'RECUPERATION_HOLIDAY_PREVIOUS_YEAR',
    'RECUPERATION_HOLIDAY',
  ])
})

test('a kind of absence with one counter has no choice of counters', () => {
  expect(counterChoices('EDUCATIONAL_LEAVE', annelies)).toEqual([])
  expect(counterChoices('SICK_LEAVE', annelies)).toEqual([])
  expect(counterChoices(null, annelies)).toEqual([])
  expect(counterChoices('VACATION', fatima)).toEqual([])
})
