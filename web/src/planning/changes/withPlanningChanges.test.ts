import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import type { PlanningChange } from './planningChange.ts'
import { early, night, november, on, planned, plannedShift } from '../testing/november.ts'
import { withPlanningChanges } from './withPlanningChanges.ts'

const month = { contractId: 1, yearMonth: november }
const shown = (changes: PlanningChange[], ...shifts: ReturnType<typeof plannedShift>[]) =>
  withPlanningChanges(planned(shifts), changes).plannedShiftDtos.map(
    ({ start, title }) => `${start.slice(5, 16)} ${title}`,
  )

test('when an employee plans a range of days, the calendar shows the new shifts immediately, except on days with a shift', () => {
  const plan: PlanningChange = { ...month, kind: 'plan', first: on(23), last: on(25), shiftType: night }
  expect(shown([plan], plannedShift(24)).sort()).toEqual([
    '11-23T20:45 Nacht',
    '11-24T07:00 Vroege',
    '11-25T20:45 Nacht',
  ])
})

test('when only the free days of a range are planned, the shifts are visible on these days only', () => {
  const plan: PlanningChange = {
    ...month,
    kind: 'plan',
    first: on(23),
    last: on(26),
    shiftType: night,
    freeDays: [on(23), on(26)],
  }
  expect(shown([plan])).toEqual(['11-23T20:45 Nacht', '11-26T20:45 Nacht'])
})

test('the calendar shows the new shift type at once, before the server answers', () => {
  const changeType: PlanningChange = {
    ...month,
    kind: 'edit',
    shift: plannedShift(24),
    day: on(24),
    shiftType: night,
  }
  expect(shown([changeType], plannedShift(24))).toEqual(['11-24T20:45 Nacht'])
  const [changed] = withPlanningChanges(planned([plannedShift(24)]), [changeType]).plannedShiftDtos
  expect(changed).toMatchObject({ id: 124, pending: true })
})

test('a shift has a mark while its change waits in the browser, and no mark while the change is being sent', () => {
  const plan: PlanningChange = { ...month, kind: 'plan', first: on(23), last: on(23), shiftType: night }
  const changeType: PlanningChange = { ...month, kind: 'edit', shift: plannedShift(24), day: on(24), shiftType: night }
  const marks = (changes: Parameters<typeof withPlanningChanges>[1]) =>
    withPlanningChanges(planned([plannedShift(24)]), changes).plannedShiftDtos.map(({ waits }) => waits === true)
  expect(marks([plan, changeType])).toEqual([false, false])
  expect(
    marks([
      { ...plan, waits: true },
      { ...changeType, waits: true },
    ]),
  ).toEqual([true, true])
})

test('a moved shift is visible immediately on its new day, and not on its old day', () => {
  const move: PlanningChange = { ...month, kind: 'edit', shift: plannedShift(24), day: on(26), shiftType: early }
  expect(shown([move], plannedShift(23), plannedShift(24))).toEqual(['11-23T07:00 Vroege', '11-26T07:00 Vroege'])
})

test('removed shifts disappear from the calendar at once', () => {
  const remove: PlanningChange = { ...month, kind: 'remove', shift: plannedShift(24) }
  expect(shown([remove], plannedShift(23), plannedShift(24))).toEqual(['11-23T07:00 Vroege'])
  expect(shown([{ ...month, kind: 'removeAll' }], plannedShift(23), plannedShift(24))).toEqual([])
})

test('the calendar shows restored shifts at once after an undo', () => {
  const before = [plannedShift(23), plannedShift(24, { title: 'Late' })]
  const undo: PlanningChange = { ...month, kind: 'undo', undoId: 7, shifts: before }
  expect(shown([undo], plannedShift(24)).sort()).toEqual(['11-23T07:00 Vroege', '11-24T07:00 Late'])
  expect(withPlanningChanges(planned([]), [undo]).plannedShiftDtos.every(({ pending }) => pending === true)).toBe(true)
})

test('copied shifts are visible at once, except on days with a shift', () => {
  const copy: PlanningChange = { ...month, kind: 'copy', week: null, shifts: [plannedShift(23), plannedShift(24)] }
  expect(shown([copy], plannedShift(24, { title: 'Late' })).sort()).toEqual(['11-23T07:00 Vroege', '11-24T07:00 Late'])
  expect(withPlanningChanges(planned([]), [copy]).plannedShiftDtos.every(({ pending }) => pending === true)).toBe(true)
})

test('shifts of a pattern are visible immediately in the shown month, and disappear when the user undoes the pattern', () => {
  const january = { ...plannedShift(23), day: toDay('2027-01-05'), start: '2027-01-05T07:00:00+01:00' }
  const shifts = [plannedShift(23), january]
  const period = { patternId: 1, first: on(1), last: on(30) }
  expect(shown([{ ...month, kind: 'pattern', period, shifts }])).toEqual(['11-23T07:00 Vroege'])
  const takeBack: PlanningChange = { ...month, kind: 'takeBack', shifts }
  expect(shown([takeBack], plannedShift(23), plannedShift(24))).toEqual(['11-24T07:00 Vroege'])
})

test('the calendar applies changes in the order in which the user made them', () => {
  const remove: PlanningChange = { ...month, kind: 'remove', shift: plannedShift(24) }
  const plan: PlanningChange = { ...month, kind: 'plan', first: on(24), last: on(24), shiftType: early }
  expect(shown([remove, plan], plannedShift(24, { title: 'Late' }))).toEqual(['11-24T07:00 Vroege'])
})
