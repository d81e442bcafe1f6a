import type { Difference } from '@uurwerk/contract/planning/plannedMonth'
import { expect, test } from 'vitest'
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

const day = on(9)

/** Returns the texts of the differences on 9 November. The planning had one shift on that day, with a break at noon. */
const textsOf = (differences: Difference[], worked: (typeof workedShift)[]) =>
  sheetDifferences(differences, { locked: [lockedShift], worked }).get(day)

test('a changed shift shows its planned times, its planned break and the difference in hours', () => {
  const longer = plannedShift(9, { end: '2026-11-09T16:06:00+01:00', adjusted: true, version: 2 })
  const changed = {
    day,
    kind: 'shift_changed',
    before: lockedShift,
    after: longer,
    ofType: false,
    ofTimes: true,
  } as const
  expect(textsOf([changed], [{ ...workedShift, workedHours: 8.6 }])).toEqual([
    '+1,00 uur · Vroege: 07:00 – 15:06 werd 07:00 – 16:06.',
  ])
  const otherBreak = { ...workedShift, workedHours: 8.35, breakPeriodEndHours: '12:45' }
  expect(textsOf([changed], [otherBreak])).toEqual([
    '+0,75 uur · Vroege: 07:00 – 15:06 werd 07:00 – 16:06. Pauze: 12:00 – 12:30 werd 12:00 – 12:45.',
  ])
})

const gone: Difference = { day, kind: 'shift_gone', shift: lockedShift }

test('in the month sheet, a removed shift subtracts its planned hours from the total, and a new shift adds its worked hours to the total', () => {
  expect(textsOf([gone], [])).toEqual(['−7,60 uur · Weg: Vroege 07:00 – 15:06.'])
  const added: Difference = { day, kind: 'shift_added', shift: plannedShift(9) }
  expect(textsOf([added], [workedShift])).toEqual(['+7,60 uur · Nieuw: Vroege 07:00 – 15:06.'])
})

test('in the month sheet, an absence that replaces a shift adds no hours', () => {
  const sick: Difference = { day, kind: 'absence_added', absence: absence(9, 'SICK_LEAVE') }
  expect(textsOf([gone, sick], [])).toEqual(['−7,60 uur · Weg: Vroege 07:00 – 15:06.', 'Nieuw: Ziek.'])
  expect(textsOf([], [workedShift])).toBeUndefined()
})
