import {
  editPlannedShift,
  planShift,
  plannedMonth,
  undoPlannedChange,
  removeAllPlannedShifts,
  removePlannedShift,
} from '@uurwerk/contract/planning/plannedMonth'
import { createWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, refused, request } from '../../testing/call.ts'
import { givenContract, givenCustomer, givenShiftType } from '../../testing/world/world.ts'
import { undoWorld, november, refusal } from '../../testing/world/timesheets/undoWorld.ts'

const { db, world, anna, inMonth, plan, remove, undoRemoval } = await undoWorld()

let customerId: number
let early: number
let night: number
beforeEach(() => {
  ;({ customerId, early, night } = world())
})

test('an edit in the calendar cannot be undone after the shift was changed again', async () => {
  await plan('2026-11-18')
  const edit = (shiftId: number) =>
    call(anna().call, editPlannedShift, {
      ...inMonth(),
      body: { startDate: '2026-11-18', shiftId },
    })
  const first = await edit(night)
  const second = await edit(early)
  const undo = (undoId: number | null) =>
    request(anna().call, undoPlannedChange, { ...inMonth(), body: { undoId: undoId! } })
  expect(refusal(await refused(...undo(first.undoId)))).toEqual([409, 'nothing_to_undo'])
  expect((await call(...undo(second.undoId))).plannedShiftDtos).toMatchObject([{ title: 'Nacht' }])
})

describe('an undo in the calendar when something was planned on the day after the change', () => {
  const removePlanned = () => call(anna().call, removePlannedShift, { ...inMonth(), body: { dayOfMonth: 18 } })
  const planLate = () =>
    call(anna().call, planShift, { ...inMonth(), body: { startDate: '2026-11-18', shiftId: late } })
  const undoPlanned = (undoId: number | null) =>
    request(anna().call, undoPlannedChange, { ...inMonth(), body: { undoId: undoId! } })
  const afternoonType = (atCustomer: number) =>
    givenShiftType(db, atCustomer, { name: 'Laat', start: 960, end: 1260, break: null })
  let late: number
  beforeEach(async () => {
    late = await afternoonType(customerId)
    await plan('2026-11-18')
  })

  test.each([
    ['a removal', removePlanned],
    ['the removal of all shifts', () => call(anna().call, removeAllPlannedShifts, inMonth())],
    [
      'a move to another day',
      async () => {
        const body = await call(anna().call, plannedMonth, inMonth())
        const { id, version } = body.plannedShiftDtos[0]!
        const moved = { startDate: '2026-11-19', shiftId: early, id, version }
        return call(anna().call, editPlannedShift, { ...inMonth(), body: moved })
      },
    ],
  ])('the calendar does not undo %s when the day would have two shifts', async (_what, change) => {
    const { undoId } = await change()
    await planLate()
    const notUndone = await refused(...undoPlanned(undoId))
    expect(refusal(notUndone)).toEqual([409, 'shift_already_planned'])
    expect(notUndone.message).toContain('18/11/2026')
  })

  test('the calendar does not undo a removal when the day now has a shift on another contract', async () => {
    const { undoId } = await removePlanned()
    const other = await givenCustomer(db)
    const elsewhere = await givenContract(db, { personId: anna().id, customerId: other })
    const body = { startDate: '2026-11-18', shiftId: await afternoonType(other) }
    await call(anna().call, planShift, { params: { contractId: elsewhere, yearMonth: november }, body })
    expect(refusal(await refused(...undoPlanned(undoId)))).toEqual([409, 'day_occupied'])
  })

  test('when a day had a planned shift and a shift from the table, the calendar can restore the planned shift after its removal', async () => {
    const evening = { startDateTimestamp: '2026-11-18T18:00', endDateTimestamp: '2026-11-18T20:00' }
    const shift = { date: '2026-11-18', labourPeriod: evening }
    await call(anna().call, createWorkedShift, { ...inMonth(), body: shift })
    const { undoId } = await removePlanned()
    expect((await call(...undoPlanned(undoId))).plannedShiftDtos).toHaveLength(2)
  })

  test('the table restores a shift beside a planned shift, because a day in the table can have several shifts', async () => {
    const { undoId } = await call(...remove(18))
    await planLate()
    const undone = await call(...undoRemoval(undoId))
    expect(undone.workedShiftDtos.length).toEqual(2)
  })
})
