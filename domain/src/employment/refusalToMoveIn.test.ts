import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { refusalToMoveIn } from './refusalToMoveIn.ts'

const today = toDay('2026-11-20')
const november = toYearMonth('2026-11')

test('a company can choose any first month in Uurwerk up to twelve months ahead while it has no shifts and timesheets', () => {
  expect(refusalToMoveIn({ firstRecord: null, today }, toYearMonth('2025-01'))).toBeNull()
  expect(refusalToMoveIn({ firstRecord: null, today }, toYearMonth('2027-11'))).toBeNull()
  expect(refusalToMoveIn({ firstRecord: null, today }, toYearMonth('2027-12'))).toEqual({
    code: 'moved_in_too_late',
    last: '2027-11',
  })
})

test('a company cannot choose a first month in Uurwerk after the first month with a shift or a timesheet', () => {
  expect(refusalToMoveIn({ firstRecord: november, today }, november)).toBeNull()
  expect(refusalToMoveIn({ firstRecord: toYearMonth('2026-10'), today }, november)).toEqual({
    code: 'moved_in_after_records',
    first: '2026-10',
  })
})
