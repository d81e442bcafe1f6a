import { expect, test } from 'vitest'
import { refusalToKeepOwnShiftType } from './refusalToKeepOwnShiftType.ts'

test('the fiftieth own shift type is accepted, and the fifty-first is refused', () => {
  expect(refusalToKeepOwnShiftType({ kept: 49 })).toBeNull()
  expect(refusalToKeepOwnShiftType({ kept: 50 })).toEqual({ code: 'own_shift_types_full', most: 50 })
})
