import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import {
  editPlannedShift,
  removeAllPlannedShifts,
  removePlannedShift,
  undoPlannedChange,
} from '@uurwerk/contract/planning/plannedMonth'
import { expect, test } from 'vitest'
import { call, refusalOf, refused } from '../testing/call.ts'
import { annasPlanningWorld, november } from '../testing/world/planning/annasPlanningWorld.ts'

const { db, world, inMonth, plan, planRange, readMonth, removal } = await annasPlanningWorld()

const edited = (startDate: string, shiftId: number) => ({ ...inMonth(), body: { startDate, shiftId } })

test('Anna can give a shift another shift type, and can move the shift by its id', async () => {
  const { id } = (await plan('2026-11-23')).plannedShiftDtos[0]!
  const retyped = await call(world().anna.call, editPlannedShift, edited('2026-11-23', world().night))
  expect(retyped.plannedShiftDtos[0]).toMatchObject({
    id,
    version: 2,
    title: 'Nacht',
    shiftId: world().night,
    adjusted: false,
  })
  const body = { startDate: '2026-11-26', shiftId: world().early, id, version: 2 }
  const moved = await call(world().anna.call, editPlannedShift, { ...inMonth(), body })
  expect(moved.plannedShiftDtos).toEqual([expect.objectContaining({ id, start: '2026-11-26T07:00:00+01:00' })])
})

test('Anna moves a shift with its remark and undoes the move, and a move to a day that has a shift changes nothing', async () => {
  await call(world().hr.call, bookAbsenceFor, {
    params: { userId: world().anna.id, yearMonth: november },
    body: { dayOfMonth: 25, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  await plan('2026-11-24')
  const { id } = (await plan('2026-11-23', world().night)).plannedShiftDtos[0]!
  await db.updateTable('shifts').set({ remark: 'Ruil met Karim' }).where('id', '=', id).execute()
  const move = (startDate: string, version: number) => ({
    ...inMonth(),
    body: { startDate, shiftId: world().night, id, version },
  })
  const refusals = await Promise.all(
    ['2026-11-24', '2026-11-25', '2026-12-01'].map(
      async (day) => (await refused(world().anna.call, editPlannedShift, move(day, 1))).code,
    ),
  )
  expect(refusals).toEqual(['shift_already_planned', 'absence_on_shift_day', 'shift_outside_month'])

  const { undoId, plannedShiftDtos } = await call(world().anna.call, editPlannedShift, move('2026-11-26', 1))
  expect(plannedShiftDtos.map(({ start }) => start.slice(0, 10))).toEqual(['2026-11-24', '2026-11-26'])
  const body = { undoId: undoId! }
  const undone = await call(world().anna.call, undoPlannedChange, { ...inMonth(), body })
  expect(undone.plannedShiftDtos.map(({ start }) => start.slice(0, 10))).toEqual(['2026-11-23', '2026-11-24'])
  expect(await db.selectFrom('shifts').select('remark').where('id', '=', id).executeTakeFirst()).toEqual({
    remark: 'Ruil met Karim',
  })
})

test('when two requests move shifts to the same free day at once, that day has one shift', async () => {
  await planRange('2026-11-23', '2026-11-24')
  const { plannedShiftDtos } = await readMonth()
  const move = (index: number) => {
    const { id, version } = plannedShiftDtos[index]!
    return refusalOf(world().anna.call, editPlannedShift, {
      ...inMonth(),
      body: { startDate: '2026-11-27', shiftId: world().early, id, version },
    })
  }
  const outcomes = await Promise.all([move(0), move(1)])
  expect(outcomes.map((refusal) => refusal?.code ?? 'moved').sort()).toEqual(['moved', 'shift_already_planned'])
  const days = (await readMonth()).plannedShiftDtos.map(({ start }) => start.slice(8, 10))
  expect(days).toHaveLength(2)
  expect(days).toContain('27')
})

test('an edit of a shift with an old version is refused with the current shift and the name of the person who changed it', async () => {
  const { id, version } = (await plan('2026-11-23')).plannedShiftDtos[0]!
  const edit = (shiftId: number) => ({ ...inMonth(), body: { startDate: '2026-11-23', shiftId, id, version } })
  await call(world().anna.call, editPlannedShift, edit(world().night))
  const refusal = await refused(world().anna.call, editPlannedShift, edit(world().early))
  expect([refusal.status, refusal.code]).toEqual([409, 'stale'])
  expect(refusal).toMatchObject({
    changedBy: 'Anna Peeters',
    changedAt: '2026-11-20T10:00:00+01:00',
    current: { id, version: 2, title: 'Nacht' },
  })
})

test('Anna removes one shift, and then all shifts of the month', async () => {
  await planRange('2026-11-23', '2026-11-25')
  const removed = await call(world().anna.call, removePlannedShift, removal(24))
  expect(removed.plannedShiftDtos).toHaveLength(2)
  expect((await refused(world().anna.call, removePlannedShift, removal('2026-11-24'))).status).toBe(404)
  expect((await refused(world().anna.call, removePlannedShift, removal(31))).code).toBe('day_outside_month')
  expect((await call(world().anna.call, removeAllPlannedShifts, inMonth())).plannedShiftDtos).toEqual([])
  expect((await refused(world().anna.call, removeAllPlannedShifts, inMonth())).code).toBe('no_planned_shifts')
})

test('Anna cannot change or remove an adjusted shift in the calendar', async () => {
  await planRange('2026-11-23', '2026-11-24')
  await db
    .updateTable('shifts')
    .set({ adjusted: true })
    .where('contract_id', '=', world().contractId)
    .where('start_on', '=', '2026-11-24')
    .execute()
  const body = await readMonth()
  expect(body.plannedShiftDtos[1]?.title).toBe('* Vroege')
  expect(body._links?.['removeall']).toBeUndefined()
  expect(body._links?.['removeshift']?.href).toBe(`/api/timesheet/${world().contractId}/2026-11/planned/removeshift`)
  expect((await refused(world().anna.call, removePlannedShift, removal(24))).code).toBe('shift_adjusted')
  expect((await refused(world().anna.call, editPlannedShift, edited('2026-11-24', world().night))).code).toBe(
    'shift_adjusted',
  )
  expect(await refused(world().anna.call, removeAllPlannedShifts, inMonth())).toMatchObject({
    status: 409,
    days: ['2026-11-24'],
  })
})
