import {
  editPlannedShift,
  planShift,
  undoPlannedChange,
  removeAllPlannedShifts,
  removePlannedShift,
} from '@uurwerk/contract/planning/plannedMonth'
import { createWorkedShift, removeWorkedShift, undoShiftRemoval } from '@uurwerk/contract/timesheets/timesheets'
import { toggleApproval } from '@uurwerk/contract/timesheets/contractMonths'
import { createWorkedShiftFor, fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { bookAbsence, monthAbsences } from '@uurwerk/contract/absences/absences'
import { removeShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import type { Caller } from '../../testing/startTestApp.ts'
import { undoWorld, november, refusal } from '../../testing/world/timesheets/undoWorld.ts'

const { app, db, world, anna, hr, katrien, inMonth, plan, remove, undoRemoval, approved } = await undoWorld()

let contractId: number
let early: number
let night: number
beforeEach(() => {
  ;({ contractId, early, night } = world())
})

const storedReview = () =>
  db
    .selectFrom('timesheet_confirmations as f')
    .leftJoin('timesheet_approvals as a', 'a.contract_id', 'f.contract_id')
    .select(['f.changed_by_admin_at', 'a.approved_at', 'a.approved_by'])
    .where('f.contract_id', '=', contractId)
    .execute()

test('the undo of a removed shift restores the shift, removes the mark ‘gewijzigd door HR’, and restores the approval with its original date and author', async () => {
  await approved()
  const before = await storedReview()
  const { workedShiftDtos: shifts } = await call(hr().call, fullTimesheet, {
    ...inMonth(),
  })
  const removed = await call(...remove(18))
  expect(removed).toMatchObject({ confirmedForInvoice: false, changedByAdmin: true })
  const undone = await call(...undoRemoval(removed.undoId))
  expect(undone).toMatchObject({ confirmedForInvoice: true, changedByAdmin: false })
  expect(undone.warning).toBeUndefined()
  expect(await storedReview()).toEqual(before)
  expect(before[0]).toMatchObject({ changed_by_admin_at: null, approved_at: expect.anything() })
  const plain = ({ id: _id, version: _version, ...shift }: { id: number; version: number }) => shift
  expect(undone.workedShiftDtos.map(plain)).toEqual(shifts.map(plain))
  const { counted_seconds } = await db
    .selectFrom('month_balances')
    .select('counted_seconds')
    .where('person_id', '=', anna().id)
    .executeTakeFirstOrThrow()
  expect(counted_seconds).toBe(3 * 27360)
  expect(refusal(await refused(...undoRemoval(removed.undoId)))).toEqual([409, 'nothing_to_undo'])
})

test('after another change, the undo of a removed shift restores the shift and warns that the approval is not restored', async () => {
  await approved()
  const first = await call(...remove(18))
  const second = await call(...remove(19))
  const undone = await call(...undoRemoval(first.undoId))
  expect(undone).toMatchObject({
    confirmedForInvoice: false,
    changedByAdmin: true,
    warning: 'De goedkeuring is niet hersteld, want de maand is intussen gewijzigd.',
  })
  expect(await call(...undoRemoval(second.undoId))).toMatchObject({ confirmedForInvoice: false, changedByAdmin: true })
})

describe('the ‘Feestdag recup’ that was removed together with a shift', () => {
  const removePlanned = () => call(anna().call, removePlannedShift, { ...inMonth(), body: { dayOfMonth: 11 } })
  const undoPlanned = (undoId: number | null) =>
    outcomeOf(anna().call, undoPlannedChange, { ...inMonth(), body: { undoId: undoId! } })
  /** Books half days or full days on these days, until the leave counter is empty. */
  const bookAll = async (days: readonly number[], fullDay: boolean) => {
    const body = { absenceCategory: 'RECUPERATION_HOLIDAY' as const, fullDay }
    for (const dayOfMonth of days)
      if ((await left()) !== 0)
        await call(anna().call, bookAbsence, { params: { yearMonth: november }, body: { ...body, dayOfMonth } })
    expect(await left()).toBe(0)
  }
  const booked = async () => {
    const body = await call(anna().call, monthAbsences, { params: { yearMonth: november } })
    return body.absenceDtos.map(({ date, fullDay }) => [date, fullDay])
  }
  const left = async () => {
    const { rows } = await sql<{ left: number }>`
      select coalesce(sum(half_days), 0)::integer as left from counter_entries
      where person_id = ${anna().id} and counter_type = 'RECUPERATION_HOLIDAY'`.execute(db)
    return rows[0]?.left
  }

  beforeEach(async () => {
    await plan('2026-11-11')
  })

  test.each([
    ['HR', () => call(...remove(11)), (undoId: number | null) => outcomeOf(...undoRemoval(undoId))],
    [
      'the employee in the table',
      () => call(anna().call, removeWorkedShift, { ...inMonth(), body: { day: 11 } }),
      (undoId: number | null) => outcomeOf(anna().call, undoShiftRemoval, { ...inMonth(), body: { undoId: undoId! } }),
    ],
    ['the employee in the calendar', removePlanned, undoPlanned],
    ['the employee who removed all shifts', () => call(anna().call, removeAllPlannedShifts, inMonth()), undoPlanned],
  ])('the undo of %s books the ‘Feestdag recup’ again', async (_who, removal, undo) => {
    await bookAll([24, 25, 26, 27, 30], false)
    const before = await booked()
    const { undoId, removedRecupHolidays } = await removal()
    expect(removedRecupHolidays?.length).toBeGreaterThan(0)
    expect(await booked()).not.toEqual(before)
    const { status, body } = await undo(undoId)
    expect([status, body?.warning]).toEqual([200, undefined])
    expect(await booked()).toEqual(before)
    expect(await left()).toBe(0)
    expect((await undo(undoId)).refusal).toMatchObject({ status: 409, code: 'nothing_to_undo' })
  })

  test('when an edit in the calendar removed the ‘Feestdag recup’, the undo of the edit books it again', async () => {
    await removePlanned()
    await call(anna().call, planShift, { ...inMonth(), body: { startDate: '2026-11-10', shiftId: night } })
    await bookAll([25, 26, 27, 30], true)
    const before = await booked()
    const body = { startDate: '2026-11-10', shiftId: early }
    const edited = await call(anna().call, editPlannedShift, { ...inMonth(), body })
    expect(edited.removedRecupHolidays?.length).toBeGreaterThan(0)
    const undone = await undoPlanned(edited.undoId)
    expect([undone.status, undone.body?.warning]).toEqual([200, undefined])
    expect(undone.body?.plannedShiftDtos).toMatchObject([{ title: 'Nacht', start: '2026-11-10T22:00:00+01:00' }])
    expect(await booked()).toEqual(before)
  })

  test('the undo of a removed shift does not restore its ‘Feestdag recup’ (leave for a public holiday) on a day that has a shift now, and names that day', async () => {
    await bookAll([25, 26, 27, 30], true)
    const { undoId, removedRecupHolidays } = await removePlanned()
    const [day, ...others] = removedRecupHolidays ?? []
    expect(others).toEqual([])
    await plan(day!)
    const { status, body } = await undoPlanned(undoId)
    expect(status).toBe(200)
    expect(body?.warning).toBe(
      `De Feestdag recup van ${day!.slice(8)}/11/2026 is niet hersteld. Boek die dagen opnieuw als dat nodig is.`,
    )
    expect(body?.plannedShiftDtos.map(({ start }) => start)).toContain('2026-11-11T07:00:00+01:00')
  })
})

test('an employee can restore a removed shift with its own times, remark and call-out', async () => {
  const shift = {
    date: '2026-11-18',
    remark: 'ruil met Katrien',
    callout: 'CALL_OUT_24' as const,
    labourPeriod: { startDateTimestamp: '2026-11-18T08:00', endDateTimestamp: '2026-11-18T12:30' },
  }
  const added = await call(anna().call, createWorkedShift, { ...inMonth(), body: shift })
  const plain = ({ id: _id, version: _version, ...rest }: { id: number; version: number }) => rest
  const { undoId } = await call(anna().call, removeWorkedShift, {
    ...inMonth(),
    body: { day: 18 },
  })
  const undone = await call(anna().call, undoShiftRemoval, {
    ...inMonth(),
    body: { undoId: undoId! },
  })
  expect(undone._embedded.workedShiftDtoList.map(plain)).toEqual(added._embedded.workedShiftDtoList.map(plain))
})

test('an employee cannot undo the removal of a shift by a colleague or by HR', async () => {
  await plan('2026-11-18')
  const { undoId } = await call(...remove(18))
  const undo = (by: Caller) => refused(by, undoPlannedChange, { ...inMonth(), body: { undoId: undoId! } })
  expect(refusal(await undo(anna().call))).toEqual([409, 'nothing_to_undo'])
  expect((await undo(katrien())).status).toBe(404)
})

test('a change by a colleague that began before the removal of a shift, but waited for the end of the removal, counts as a later change', async () => {
  await approved()
  app.clock.set('2026-11-20T09:00:10Z')
  const { undoId } = await call(...remove(18))
  // This change arrived before the removal of the shift, but waited for a database lock until the removal had ended.
  // The time of a change is the time at which its request arrived.
  app.clock.set('2026-11-20T09:00:05Z')
  const shift = {
    date: '2026-11-17',
    labourPeriod: { startDateTimestamp: '2026-11-17T08:00', endDateTimestamp: '2026-11-17T09:00' },
  }
  await call(katrien(), createWorkedShiftFor, { ...inMonth(), body: shift })
  app.clock.set('2026-11-20T09:00:15Z')
  const body = await call(...undoRemoval(undoId))
  expect(body.warning).toBe('De goedkeuring is niet hersteld, want de maand is intussen gewijzigd.')
  expect(await storedReview()).toMatchObject([{ changed_by_admin_at: expect.anything(), approved_at: null }])
})

test('the undo of a removed shift restores the shift without its shift type when that type was deleted', async () => {
  await plan('2026-11-18')
  const { undoId } = await call(...remove(18))
  const { customer_id } = await db
    .selectFrom('shift_types')
    .select('customer_id')
    .where('id', '=', early)
    .executeTakeFirstOrThrow()
  await call(hr().call, removeShiftType, { params: { id: customer_id, shiftTypeId: early } })
  await call(...undoRemoval(undoId))
  const restored = await db.selectFrom('shifts').select('shift_type_id').where('contract_id', '=', contractId).execute()
  expect(restored).toEqual([{ shift_type_id: null }])
})

test('when a colleague approved the month after the removal of a shift, the undo of the removal ends that approval, because it changes the month', async () => {
  await approved()
  const { undoId } = await call(...remove(18))
  await call(katrien(), toggleApproval, inMonth())
  const undone = await call(...undoRemoval(undoId))
  expect(undone).toMatchObject({ confirmedForInvoice: false, changedByAdmin: true })
})

test('a removal cannot be undone by a colleague, by an employee, or when another shift is at that time now', async () => {
  await approved()
  const { undoId } = await call(...remove(18))
  expect(refusal(await refused(...undoRemoval(undoId, katrien())))).toEqual([409, 'nothing_to_undo'])
  expect((await refused(...undoRemoval(undoId, anna().call))).status).toBe(403)
  const body = {
    date: '2026-11-18',
    labourPeriod: { startDateTimestamp: '2026-11-18T08:00', endDateTimestamp: '2026-11-18T09:00' },
  }
  await call(hr().call, createWorkedShiftFor, { ...inMonth(), body })
  expect(refusal(await refused(...undoRemoval(undoId)))).toEqual([409, 'shifts_overlap'])
})
