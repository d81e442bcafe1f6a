import { expect, test } from 'vitest'
import type { AbsenceCategory } from '../absences/absenceCategory.ts'
import { toDay } from '../time/day.ts'
import { instantAt, toInstant } from '../time/instant.ts'
import { planningDifferences } from './planningDifferences.ts'

const EARLY = 11
const LATE = 12

const on = (dayOfMonth: number) => toDay(`2026-11-${`${dayOfMonth}`.padStart(2, '0')}`)
const at = (dayOfMonth: number, hour: number) => instantAt(on(dayOfMonth), hour * 60) ?? toInstant(0)

type Times = { shiftTypeId?: number | null; from?: number; to?: number; adjusted?: boolean; version?: number }

/** Makes a shift of Greet from 07:00 to 15:00. A test can give other times. */
const shift = (
  id: number,
  dayOfMonth: number,
  { shiftTypeId = EARLY, from = 7, to = 15, adjusted = false, version = 1 }: Times = {},
) => ({
  id,
  version,
  day: on(dayOfMonth),
  shiftTypeId,
  start: at(dayOfMonth, from),
  end: at(dayOfMonth, to),
  adjusted,
})

const absence = (dayOfMonth: number, category: AbsenceCategory, fullDay = true) => ({
  day: on(dayOfMonth),
  category,
  fullDay,
})

type Version = { readonly shifts?: ReturnType<typeof shift>[]; readonly absences?: ReturnType<typeof absence>[] }

const differences = (locked: Version, actual: Version) =>
  planningDifferences({ shifts: [], absences: [], ...locked }, { shifts: [], absences: [], ...actual })

test('a planning that did not change after locking shows no differences', () => {
  const greet = { shifts: [shift(1, 2), shift(2, 3)], absences: [absence(5, 'VACATION')] }
  expect(differences(greet, greet)).toEqual([])
})

test('a shift that is added or removed after locking is a difference on its day, and the differences are sorted by day', () => {
  const [gone, added] = [shift(1, 9), shift(2, 4)]
  expect(differences({ shifts: [gone] }, { shifts: [added] })).toEqual([
    { kind: 'shift_added', day: on(4), shift: added },
    { kind: 'shift_gone', day: on(9), shift: gone },
  ])
})

test.each([
  [
    'another shift type and the times of that type',
    shift(1, 2, { shiftTypeId: LATE, from: 14, to: 22 }),
    { ofType: true, ofTimes: true },
  ],
  ['another shift type with the same times', shift(1, 2, { shiftTypeId: LATE }), { ofType: true, ofTimes: false }],
  ['a later end', shift(1, 2, { to: 17, adjusted: true }), { ofType: false, ofTimes: true }],
  ['another break, call-out or interruption', shift(1, 2, { adjusted: true }), { ofType: false, ofTimes: false }],
  ['no shift type any more', shift(1, 2, { shiftTypeId: null }), { ofType: true, ofTimes: false }],
])('a shift that has %s after locking is a difference', (_, after, what) => {
  const before = shift(1, 2)
  expect(differences({ shifts: [before] }, { shifts: [after] })).toEqual([
    { kind: 'shift_changed', day: on(2), before, after, ...what },
  ])
})

test('a shift that is edited after locking is a difference, also when its times are the same as before', () => {
  const [before, after] = [shift(1, 2, { adjusted: true, version: 2 }), shift(1, 2, { adjusted: true, version: 3 })]
  expect(differences({ shifts: [before] }, { shifts: [after] })).toEqual([
    { kind: 'shift_changed', day: on(2), before, after, ofType: false, ofTimes: false },
  ])
})

test('a shift that gets its first shift type back after locking is not shown as a difference', () => {
  expect(differences({ shifts: [shift(1, 2)] }, { shifts: [shift(1, 2, { version: 3 })] })).toEqual([])
})

test('a shift that the employee Greet removed after locking and planned again with the same times is not shown as a difference', () => {
  expect(differences({ shifts: [shift(1, 2)] }, { shifts: [shift(8, 2)] })).toEqual([])
})

test('a removed shift and an added shift on the same day are shown as one changed shift', () => {
  const [before, after] = [shift(1, 2), shift(8, 2, { shiftTypeId: LATE, from: 14, to: 22 })]
  expect(differences({ shifts: [before] }, { shifts: [after] })).toEqual([
    { kind: 'shift_changed', day: on(2), before, after, ofType: true, ofTimes: true },
  ])
})

test('when one of two shifts of a day changes after locking, the other shift is not shown as a difference', () => {
  const [morning, evening] = [shift(1, 2, { from: 7, to: 11 }), shift(2, 2, { from: 18, to: 22 })]
  const eveningAgain = shift(9, 2, { from: 18, to: 22 })
  expect(differences({ shifts: [morning, evening] }, { shifts: [eveningAgain] })).toEqual([
    { kind: 'shift_gone', day: on(2), shift: morning },
  ])
})

test('a shift that moved to another day is shown as removed on the old day and as added on the new day', () => {
  const [before, after] = [shift(1, 2), shift(1, 3)]
  expect(differences({ shifts: [before] }, { shifts: [after] })).toEqual([
    { kind: 'shift_gone', day: on(2), shift: before },
    { kind: 'shift_added', day: on(3), shift: after },
  ])
})

test('a shift that became sickness is shown as a removed shift and a new absence', () => {
  const [planned, ill] = [shift(1, 2), absence(2, 'SICK_LEAVE')]
  expect(differences({ shifts: [planned] }, { absences: [ill] })).toEqual([
    { kind: 'shift_gone', day: on(2), shift: planned },
    { kind: 'absence_added', day: on(2), absence: ill },
  ])
})

test.each([
  ['of another kind', absence(6, 'RECUPERATION')],
  ['half as long', absence(6, 'VACATION', false)],
])('an absence that is %s after locking is a difference', (_, after) => {
  const before = absence(6, 'VACATION')
  expect(differences({ absences: [before] }, { absences: [after] })).toEqual([
    { kind: 'absence_changed', day: on(6), before, after },
  ])
})

test('when one of two half days of absence on a day changes after locking, the other half day is not shown as a difference', () => {
  const [vacation, recup] = [absence(6, 'VACATION', false), absence(6, 'RECUPERATION', false)]
  expect(differences({ absences: [vacation, recup] }, { absences: [recup] })).toEqual([
    { kind: 'absence_gone', day: on(6), absence: vacation },
  ])
})
