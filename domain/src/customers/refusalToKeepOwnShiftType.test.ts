import { expect, test } from 'vitest'
import { refusalToKeepOwnShiftType } from './refusalToKeepOwnShiftType.ts'

test('an employee can make fifty own shift types at a customer, but not fifty-one', () => {
  expect(refusalToKeepOwnShiftType({ kept: 49 })).toBeNull()
  expect(refusalToKeepOwnShiftType({ kept: 50 })).toEqual({ code: 'own_shift_types_full', most: 50 })
})
