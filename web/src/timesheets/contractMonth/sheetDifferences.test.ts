import { expect, test } from 'vitest'
import { differencesOf } from '../../planning/personPlanning/differencesOf.ts'
import { absence, on, plannedShift, shiftElsewhere } from '../../planning/testing/november.ts'
import { sheetDifferences } from './sheetDifferences.ts'

const lockedShift = {
  ...plannedShift(9),
  workedHours: 7.6,
  breakTime: { startTime: '12:00', endTime: '12:30' },
}
const workedShift = {
  ...shiftElsewhere(9),
  id: lockedShift.id,
  workedHours: 7.6,
  breakPeriodStartHours: '12:00',
  breakPeriodEndHours: '12:30',
}

type Month = { readonly planned: (typeof lockedShift)[]; readonly worked: (typeof workedShift)[] }

/** Returns the sheet's texts about 9 November. The planning had one shift with a break at noon. */
function differences(
  { planned, worked }: { planned: ReturnType<typeof plannedShift>[]; worked: Month['worked'] },
  absences: ReturnType<typeof absence>[] = [],
  locked: Month['planned'] = [lockedShift],
) {
  const before = { planned: { plannedShiftDtos: locked }, absences: { absenceDtos: [] } }
  const after = { planned: { plannedShiftDtos: planned }, absences: { absenceDtos: absences } }
  return sheetDifferences(differencesOf(before, after), { locked, worked }).get(on(9))
}

test('a changed shift shows its planned times, its planned break and the difference in hours', () => {
  const longer = { ...plannedShift(9), end: '2026-11-09T16:06:00+01:00', adjusted: true, version: 2 }
  expect(differences({ planned: [longer], worked: [{ ...workedShift, workedHours: 8.6 }] })).toEqual([
    '+1,00 uur · Vroege: 07:00 – 15:06 werd 07:00 – 16:06.',
  ])
  const otherBreak = { ...workedShift, workedHours: 8.35, breakPeriodEndHours: '12:45' }
  expect(differences({ planned: [longer], worked: [otherBreak] })).toEqual([
    '+0,75 uur · Vroege: 07:00 – 15:06 werd 07:00 – 16:06. Pauze: 12:00 – 12:30 werd 12:00 – 12:45.',
  ])
})

test('in the month sheet, a removed shift subtracts its planned hours from the total, and a new shift adds its worked hours to the total', () => {
  expect(differences({ planned: [], worked: [] })).toEqual(['−7,60 uur · Weg: Vroege 07:00 – 15:06.'])
  expect(differences({ planned: [plannedShift(9)], worked: [workedShift] }, [], [])).toEqual([
    '+7,60 uur · Nieuw: Vroege 07:00 – 15:06.',
  ])
})

test('in the month sheet, an absence that replaces a shift adds no hours', () => {
  expect(differences({ planned: [], worked: [] }, [absence(9, 'SICK_LEAVE')])).toHaveLength(2)
  expect(differences({ planned: [plannedShift(9)], worked: [workedShift] })).toBeUndefined()
})
