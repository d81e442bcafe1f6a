import { absenceTypeOf } from '@uurwerk/domain/absences/absenceType'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { expect, test } from 'vitest'
import { absence, on } from '../planning/testing/november.ts'
import { absenceAgain } from './absenceAgain.ts'

const vacation = (fullDay: boolean, counter: CounterType) => ({
  ...absence(16, 'VACATION', fullDay),
  absenceType: absenceTypeOf('VACATION', fullDay, counter),
})

test('half a day comes back on the counter that it took from', () => {
  expect(absenceAgain(vacation(false, 'SENIORITY_LEAVE'))).toEqual({
    day: on(16),
    category: 'VACATION',
    fullDay: false,
    counter: 'SENIORITY_LEAVE',
  })
})

test('a full day of vacation may have taken from two, and is booked in their order', () => {
  expect(absenceAgain(vacation(true, 'SENIORITY_LEAVE')).counter).toBeNull()
  expect(absenceAgain(vacation(true, 'STATUTORY_VACATION_PREVIOUS_EMPLOYER')).counter).toBe(
    'STATUTORY_VACATION_PREVIOUS_EMPLOYER',
  )
})

test('what takes from no counter comes back as it was', () => {
  expect(absenceAgain(absence(18, 'SICK_LEAVE')).counter).toBeNull()
})
