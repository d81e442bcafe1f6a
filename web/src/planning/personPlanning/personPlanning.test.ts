import type { Difference, PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { expect, test } from 'vitest'
import { calendarDays } from '../calendar/calendarDays.ts'
import { dayLabel } from '../calendar/dayLabel.ts'
import { absence, absences, november, on, planned, plannedShift, today } from '../testing/november.ts'
import { daysOccupied } from './daysOccupied.ts'
import { sentencesByDay } from './sentenceOfDifference.ts'

const day = on(9)
const early = plannedShift(9)
const late = {
  shiftId: 12,
  title: 'Late',
  start: '2026-11-09T13:30:00+01:00',
  end: '2026-11-09T21:36:00+01:00',
}
const changed = (fields: Partial<PlannedShift>, of: { ofType?: boolean; ofTimes?: boolean } = {}): Difference => ({
  day,
  kind: 'shift_changed',
  before: early,
  after: plannedShift(9, fields),
  ofType: false,
  ofTimes: false,
  ...of,
})

test.each<[string, Difference, string]>([
  ['a new shift', { day, kind: 'shift_added', shift: early }, 'Nieuw: Vroege 07:00 – 15:06.'],
  ['a removed shift', { day, kind: 'shift_gone', shift: early }, 'Weg: Vroege 07:00 – 15:06.'],
  ['another type', changed(late, { ofType: true, ofTimes: true }), 'Vroege 07:00 – 15:06 werd Late 13:30 – 21:36.'],
  [
    'another type at the same times',
    changed({ shiftId: 12, title: 'Dag' }, { ofType: true }),
    'Vroege werd Dag 07:00 – 15:06.',
  ],
  [
    'other times',
    changed({ end: '2026-11-09T17:00:00+01:00', title: '* Vroege', adjusted: true }, { ofTimes: true }),
    'Vroege: 07:00 – 15:06 werd 07:00 – 17:00.',
  ],
  [
    'another break',
    changed({ title: '* Vroege', adjusted: true }),
    'Vroege 07:00 – 15:06: bewerkt (pauze, oproep, onderbreking of opmerking).',
  ],
  ['a new absence', { day, kind: 'absence_added', absence: absence(9, 'SICK_LEAVE', false) }, 'Nieuw: Ziek halve dag.'],
  ['a removed absence', { day, kind: 'absence_gone', absence: absence(9, 'RECUPERATION') }, 'Weg: Recup.'],
  [
    'a shorter absence',
    { day, kind: 'absence_changed', before: absence(9, 'VACATION'), after: absence(9, 'VACATION', false) },
    'Vakantie volledige dag werd Vakantie halve dag.',
  ],
])('%s is shown as a sentence on its day', (_, difference, sentence) => {
  expect([...sentencesByDay([difference])]).toEqual([[day, [sentence]]])
})

test('a changed day of the calendar shows how it differs from the locked planning', () => {
  const days = calendarDays({
    planned: planned([early]),
    absences: absences(),
    yearMonth: november,
    today,
    elsewhere: new Map(),
    differences: sentencesByDay([{ day, kind: 'shift_added', shift: early }]),
  })
  const [only, ...more] = days.filter(({ differences }) => differences.length > 0)
  expect(more).toEqual([])
  expect(only && dayLabel(only)).toBe(
    'maandag 9 november 2026, Vroege 07:00 tot 15:06, gewijzigd sinds het vastzetten: Nieuw: Vroege 07:00 – 15:06.',
  )
})

test('an occupied day shows the name of the other customer when there is only one other customer', () => {
  const month = {
    planned: { ...planned(), occupiedDays: [on(12), on(13)] },
    absences: absences([absence(12, 'VACATION')]),
  }
  const [zilverhof, meander] = [
    { id: 2, customerName: 'WZC ’t Zilverhof' },
    { id: 3, customerName: 'WZC Meander' },
  ] as const
  expect([...daysOccupied(month, [zilverhof])]).toEqual([[on(13), { contractId: 2, customerName: 'WZC ’t Zilverhof' }]])
  expect([...daysOccupied(month, [zilverhof, meander])]).toEqual([
    [on(13), { contractId: null, customerName: 'een andere klant' }],
  ])
  expect(daysOccupied(month, []).size).toBe(0)
})
