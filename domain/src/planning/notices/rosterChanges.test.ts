import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { addSeconds, instantAt, type Instant } from '../../time/instant.ts'
import { isChanged, rosterChanges, type RosterChange, type RosterShift } from './rosterChanges.ts'

const [monday, tuesday] = [toDay('2026-11-30'), toDay('2026-12-01')]
const at = (day: typeof monday, hour: number): Instant => instantAt(day, hour * 60)!
const [EARLY, LATE] = [1, 2]
const WARD = 10
const early = (id: number | null, day = monday): RosterShift => {
  const start = at(day, 7)
  return { contractId: WARD, id, start, end: addSeconds(start, 8 * 3600), shiftTypeId: EARLY }
}
const late = (id: number | null, day = monday): RosterShift => {
  const start = at(day, 13)
  return { contractId: WARD, id, start, end: addSeconds(start, 8 * 3600), shiftTypeId: LATE }
}
const planned = (day: typeof monday): RosterChange => ({ contractId: WARD, id: null, day, before: null, after: null })
const change = (id: number, before: RosterShift, after: RosterShift): RosterChange => ({
  contractId: WARD,
  id,
  day: null,
  before,
  after,
})
const removed = (id: number, before: RosterShift): RosterChange => ({
  contractId: WARD,
  id,
  day: null,
  before,
  after: null,
})
const days = (changes: readonly RosterChange[], now: readonly RosterShift[]) =>
  rosterChanges(changes, now, [monday, tuesday]).map((day) => [
    day.before.map(({ shiftTypeId }) => shiftTypeId),
    day.after.map(({ shiftTypeId }) => shiftTypeId),
    isChanged(day),
  ])

test('when HR planned a shift on Monday, the list of changes shows that the day was free before', () => {
  expect(days([planned(monday)], [early(1)])).toEqual([
    [[], [EARLY], true],
    [[], [], false],
  ])
})

test('when HR moved a shift from Monday to Tuesday and changed its shift type, the list of changes shows both days', () => {
  expect(days([change(1, early(1), late(1, tuesday))], [late(1, tuesday)])).toEqual([
    [[EARLY], [], true],
    [[], [LATE], true],
  ])
})

test('when HR changed only the shift type of a shift, the list of changes shows that the shift had the same times before', () => {
  const onlyType = { contractId: WARD, id: 1, day: null, before: { shiftTypeId: LATE }, after: { shiftTypeId: EARLY } }
  const [day] = rosterChanges([onlyType], [early(1)], [monday])
  expect(day?.before).toEqual([{ ...early(1), shiftTypeId: LATE }])
})

test('when HR changed a shift and then removed it, the list of changes shows the shift from before both changes', () => {
  expect(days([change(1, early(1), late(1)), removed(1, late(1))], [])[0]).toEqual([[EARLY], [], true])
})

test('when HR planned a shift and then removed it, the list of changes shows no change', () => {
  expect(days([planned(monday), removed(1, early(1))], [])[0]).toEqual([[], [], false])
})

test('when HR removed a shift and restored it with a new id, the list of changes shows no change', () => {
  const restored: RosterChange = { contractId: WARD, id: 2, day: null, before: null, after: early(2) }
  expect(days([removed(1, early(1)), restored], [early(2)])[0]).toEqual([[EARLY], [EARLY], false])
})
