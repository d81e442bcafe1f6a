import { absenceTypeOf } from '@uurwerk/domain/absences/absenceType'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { expect, test } from 'vitest'
import { absence, on } from '../../../planning/testing/november.ts'
import { absenceAgain } from './absenceAgain.ts'

const vacation = (fullDay: boolean, counter: CounterType) => ({
  ...absence(16, 'VACATION', fullDay),
  absenceType: absenceTypeOf('VACATION', fullDay, counter),
})

test('the undo books a removed half day of absence on its original counter', () => {
  expect(absenceAgain(vacation(false, 'SENIORITY_LEAVE'))).toEqual({
    day: on(16),
    category: 'VACATION',
    fullDay: false,
    counter: 'SENIORITY_LEAVE',
  })
})

test('the undo books a removed full day of vacation in the normal order of the counters', () => {
  expect(absenceAgain(vacation(true, 'SENIORITY_LEAVE')).counter).toBeNull()
  expect(absenceAgain(vacation(true, 'STATUTORY_VACATION_PREVIOUS_EMPLOYER')).counter).toBe(
    'STATUTORY_VACATION_PREVIOUS_EMPLOYER',
  )
})

test('when a removed absence had no counter, the undo books it again without a counter', () => {
  expect(absenceAgain(absence(18, 'SICK_LEAVE')).counter).toBeNull()
})
