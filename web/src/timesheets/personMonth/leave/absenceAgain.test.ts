import { absenceTypeOf } from '@uurwerk/domain/absences/absenceType'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { expect, test } from 'vitest'
import { absence, on } from '../../../planning/testing/november.ts'
import { absenceAgain } from './absenceAgain.ts'

const vacation = (fullDay: boolean, counter: CounterType) => ({
  ...absence(16, 'VACATION', fullDay),
  absenceType: absenceTypeOf('VACATION', fullDay, counter),
})

test('a removed half day is booked again on the counter that paid for it', () => {
  expect(absenceAgain(vacation(false, 'SENIORITY_LEAVE'))).toEqual({
    day: on(16),
    category: 'VACATION',
    fullDay: false,
    counter: 'SENIORITY_LEAVE',
  })
})

test('a removed full day of vacation is booked again in the normal order of the counters, because two counters can have paid', () => {
  expect(absenceAgain(vacation(true, 'SENIORITY_LEAVE')).counter).toBeNull()
  expect(absenceAgain(vacation(true, 'STATUTORY_VACATION_PREVIOUS_EMPLOYER')).counter).toBe(
    'STATUTORY_VACATION_PREVIOUS_EMPLOYER',
  )
})

test('a removed absence without a counter is booked again without a counter', () => {
  expect(absenceAgain(absence(18, 'SICK_LEAVE')).counter).toBeNull()
})
