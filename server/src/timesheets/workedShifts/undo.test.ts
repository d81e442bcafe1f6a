import type { Problem } from '@uurwerk/contract/problem'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  editPlannedShift,
  planShift,
  plannedMonth,
  undoPlannedChange,
  removeAllPlannedShifts,
  removePlannedShift,
} from '@uurwerk/contract/planning/plannedMonth'
import {
  confirmMonth,
  createWorkedShift,
  lockMonth,
  removeWorkedShift,
  undoShiftRemoval,
} from '@uurwerk/contract/timesheets/timesheets'
import {
  approveMonths,
  undoUnlock,
  confirmMonthFor,
  reopenMonth,
  toggleApproval,
  unlockMonth,
} from '@uurwerk/contract/timesheets/contractMonths'
import {
  createWorkedShiftFor,
  fullTimesheet,
  removeWorkedShiftFor,
  undoShiftRemovalFor,
} from '@uurwerk/contract/timesheets/fullTimesheet'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { bookAbsence, monthAbsences } from '@uurwerk/contract/absences/absences'
import { removeShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addSeconds, toInstant } from '@uurwerk/domain/time/instant'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { annaAtWork, type AnnaAtWork } from '../../testing/world/annaAtWork.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const november = toYearMonth('2026-11')

const app = await startTestApp()
const { db } = app

let anna: AnnaAtWork['anna']
let hr: AnnaAtWork['hr']
let katrien: Caller
let contractId: number
let customerId: number
let early: number
let night: number

beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ;({ anna, hr, contractId, customerId, early, night } = await annaAtWork(app))
  katrien = await app.as(
    await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
  )
})

const inMonth = () => ({ params: { contractId, yearMonth: november } })
const plan = (startDate: string) => call(anna.call, planShift, { ...inMonth(), body: { startDate, shiftId: early } })
const lock = () => request(anna.call, lockMonth, { params: { yearMonth: november } })
const confirm = () => call(anna.call, confirmMonth, { params: { contractId }, body: { yearMonth: '2026-11' } })
const undoingUnlock = (undoId: number, by = hr.call) => request(by, undoUnlock, { ...inMonth(), body: { undoId } })
const remove = (day: number) => request(hr.call, removeWorkedShiftFor, { ...inMonth(), body: { day } })
const undoRemoval = (undoId: number | null, by = hr.call) =>
  request(by, undoShiftRemovalFor, { ...inMonth(), body: { undoId: undoId! } })
const refusal = ({ status, code }: Problem) => [status, code]
const storedLock = () => db.selectFrom('timesheet_locks').selectAll().where('contract_id', '=', contractId).execute()
const storedReview = () =>
  db
    .selectFrom('timesheet_confirmations as f')
    .leftJoin('timesheet_approvals as a', 'a.contract_id', 'f.contract_id')
    .select(['f.changed_by_admin_at', 'a.approved_at', 'a.approved_by'])
    .where('f.contract_id', '=', contractId)
    .execute()
const approved = async () => {
  await plan('2026-11-18')
  await plan('2026-11-19')
  await call(...lock())
  await confirm()
  await call(katrien, toggleApproval, inMonth())
}

test('the undo of an unlock restores the locked version with its original date and author', async () => {
  await plan('2026-11-18')
  await call(...lock())
  const before = await storedLock()
  const { undoId } = await call(hr.call, unlockMonth, inMonth())
  await plan('2026-11-19')
  expect(await storedLock()).toEqual([])
  const undone = await call(...undoingUnlock(undoId))
  expect(await storedLock()).toEqual(before)
  const row = undone._embedded.contractWithTimeSheetInfoDtoList.find((each) => each.contractId === contractId)!
  expect(row.locked).toBe(true)
  expect(Date.parse(row.lockedAt!)).toBe(Date.parse(String(before[0]?.locked_at)))
  const body = await call(hr.call, auditEntries, { query: { contract: `${contractId}`, yearMonth: '2026-11' } })
  expect(body._embedded.auditEntryList[0]).toMatchObject({ action: 'undo unlock', actorName: 'Wim Goossens' })
})

test('the HR user who unlocked a month can undo this once, and a repeated request with the same key gets the same answer', async () => {
  await call(...lock())
  const { undoId } = await call(hr.call, unlockMonth, inMonth())
  expect(refusal(await refused(...undoingUnlock(undoId, katrien)))).toEqual([409, 'nothing_to_undo'])
  expect(refusal(await refused(...undoingUnlock(undoId + 1000)))).toEqual([409, 'nothing_to_undo'])
  const headers = { 'idempotency-key': `undo ${contractId}` }
  const sent = request(hr.call, undoUnlock, { ...inMonth(), body: { undoId }, headers })
  const first = await call(...sent)
  expect(await call(...sent)).toEqual(first)
  expect(refusal(await refused(...undoingUnlock(undoId)))).toEqual([409, 'already_locked'])
})

test('HR cannot undo an unlock after the month was locked again, also when it was unlocked a second time', async () => {
  await call(...lock())
  const { undoId } = await call(hr.call, unlockMonth, inMonth())
  await call(...lock())
  expect(await refused(...undoingUnlock(undoId))).toMatchObject({ code: 'already_locked', changedBy: 'Anna Peeters' })
  await call(katrien, unlockMonth, inMonth())
  expect(refusal(await refused(...undoingUnlock(undoId)))).toEqual([409, 'nothing_to_undo'])
})

test.each([0, 1, 2, 3, 4, 5])(
  'when Anna locks while HR undoes an unlock, there is one locked version, of Anna or of the undo (%i)',
  async () => {
    await plan('2026-11-18')
    await call(...lock())
    const [before] = await storedLock()
    const { undoId } = await call(hr.call, unlockMonth, inMonth())
    await plan('2026-11-19')
    const answers = await Promise.all([
      outcomeOf(...undoingUnlock(undoId)),
      outcomeOf(...lock()),
      outcomeOf(...undoingUnlock(undoId)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [after, ...more] = await storedLock()
    expect(more).toEqual([])
    expect(after?.locked_shifts).toHaveLength(answers[1].status === 200 ? 2 : 1)
    if (answers[1].status !== 200) expect(after).toEqual(before)
  },
)

test('the stored data for an undo is deleted after one day', async () => {
  await call(...lock())
  const { undoId } = await call(hr.call, unlockMonth, inMonth())
  const { taken_at } = await db
    .selectFrom('undo_steps')
    .select('taken_at')
    .where('id', '=', undoId)
    .executeTakeFirstOrThrow()
  const takenAt = toInstant(Date.parse(taken_at) / 1000)
  await deleteExpired(db, addSeconds(takenAt, 86_400))
  expect(await db.selectFrom('undo_steps').select('id').where('id', '=', undoId).execute()).toHaveLength(1)
  await deleteExpired(db, addSeconds(takenAt, 86_401))
  expect(refusal(await refused(...undoingUnlock(undoId)))).toEqual([409, 'nothing_to_undo'])
})

test('the undo of a removed shift restores the shift, the mark, and the approval with its original date and author', async () => {
  await approved()
  const before = await storedReview()
  const { workedShiftDtos: shifts } = await call(hr.call, fullTimesheet, {
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
    .where('person_id', '=', anna.id)
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
  const removePlanned = () => call(anna.call, removePlannedShift, { ...inMonth(), body: { dayOfMonth: 11 } })
  const undoPlanned = (undoId: number | null) =>
    outcomeOf(anna.call, undoPlannedChange, { ...inMonth(), body: { undoId: undoId! } })
  /** Books half days or full days on these days, until the leave counter is empty. */
  const bookAll = async (days: readonly number[], fullDay: boolean) => {
    const body = { absenceCategory: 'RECUPERATION_HOLIDAY' as const, fullDay }
    for (const dayOfMonth of days)
      if ((await left()) !== 0)
        await call(anna.call, bookAbsence, { params: { yearMonth: november }, body: { ...body, dayOfMonth } })
    expect(await left()).toBe(0)
  }
  const booked = async () => {
    const body = await call(anna.call, monthAbsences, { params: { yearMonth: november } })
    return body.absenceDtos.map(({ date, fullDay }) => [date, fullDay])
  }
  const left = async () => {
    const { rows } = await sql<{ left: number }>`
      select coalesce(sum(half_days), 0)::integer as left from counter_entries
      where person_id = ${anna.id} and counter_type = 'RECUPERATION_HOLIDAY'`.execute(db)
    return rows[0]?.left
  }

  beforeEach(async () => {
    await plan('2026-11-11')
  })

  test.each([
    ['HR', () => call(...remove(11)), (undoId: number | null) => outcomeOf(...undoRemoval(undoId))],
    [
      'the employee in the table',
      () => call(anna.call, removeWorkedShift, { ...inMonth(), body: { day: 11 } }),
      (undoId: number | null) => outcomeOf(anna.call, undoShiftRemoval, { ...inMonth(), body: { undoId: undoId! } }),
    ],
    ['the employee in the calendar', removePlanned, undoPlanned],
    ['the employee who removed all shifts', () => call(anna.call, removeAllPlannedShifts, inMonth()), undoPlanned],
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
    await call(anna.call, planShift, { ...inMonth(), body: { startDate: '2026-11-10', shiftId: night } })
    await bookAll([25, 26, 27, 30], true)
    const before = await booked()
    const body = { startDate: '2026-11-10', shiftId: early }
    const edited = await call(anna.call, editPlannedShift, { ...inMonth(), body })
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
  const added = await call(anna.call, createWorkedShift, { ...inMonth(), body: shift })
  const plain = ({ id: _id, version: _version, ...rest }: { id: number; version: number }) => rest
  const { undoId } = await call(anna.call, removeWorkedShift, {
    ...inMonth(),
    body: { day: 18 },
  })
  const undone = await call(anna.call, undoShiftRemoval, {
    ...inMonth(),
    body: { undoId: undoId! },
  })
  expect(undone._embedded.workedShiftDtoList.map(plain)).toEqual(added._embedded.workedShiftDtoList.map(plain))
})

test('an edit in the calendar cannot be undone after the shift was changed again', async () => {
  await plan('2026-11-18')
  const edit = (shiftId: number) =>
    call(anna.call, editPlannedShift, {
      ...inMonth(),
      body: { startDate: '2026-11-18', shiftId },
    })
  const first = await edit(night)
  const second = await edit(early)
  const undo = (undoId: number | null) =>
    request(anna.call, undoPlannedChange, { ...inMonth(), body: { undoId: undoId! } })
  expect(refusal(await refused(...undo(first.undoId)))).toEqual([409, 'nothing_to_undo'])
  expect((await call(...undo(second.undoId))).plannedShiftDtos).toMatchObject([{ title: 'Nacht' }])
})

describe('an undo in the calendar when something was planned on the day after the change', () => {
  const removePlanned = () => call(anna.call, removePlannedShift, { ...inMonth(), body: { dayOfMonth: 18 } })
  const planLate = () => call(anna.call, planShift, { ...inMonth(), body: { startDate: '2026-11-18', shiftId: late } })
  const undoPlanned = (undoId: number | null) =>
    request(anna.call, undoPlannedChange, { ...inMonth(), body: { undoId: undoId! } })
  const afternoonType = (atCustomer: number) =>
    givenShiftType(db, atCustomer, { name: 'Laat', start: 960, end: 1260, break: null })
  let late: number
  beforeEach(async () => {
    late = await afternoonType(customerId)
    await plan('2026-11-18')
  })

  test.each([
    ['a removal', removePlanned],
    ['the removal of all shifts', () => call(anna.call, removeAllPlannedShifts, inMonth())],
    [
      'a move to another day',
      async () => {
        const body = await call(anna.call, plannedMonth, inMonth())
        const { id, version } = body.plannedShiftDtos[0]!
        const moved = { startDate: '2026-11-19', shiftId: early, id, version }
        return call(anna.call, editPlannedShift, { ...inMonth(), body: moved })
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
    const elsewhere = await givenContract(db, { personId: anna.id, customerId: other })
    const body = { startDate: '2026-11-18', shiftId: await afternoonType(other) }
    await call(anna.call, planShift, { params: { contractId: elsewhere, yearMonth: november }, body })
    expect(refusal(await refused(...undoPlanned(undoId)))).toEqual([409, 'day_occupied'])
  })

  test('the calendar restores a shift beside a shift of the table when the day had both before', async () => {
    const evening = { startDateTimestamp: '2026-11-18T18:00', endDateTimestamp: '2026-11-18T20:00' }
    const shift = { date: '2026-11-18', labourPeriod: evening }
    await call(anna.call, createWorkedShift, { ...inMonth(), body: shift })
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

test('an employee cannot undo the removal of a shift by a colleague or by HR', async () => {
  await plan('2026-11-18')
  const { undoId } = await call(...remove(18))
  const undo = (by: Caller) => refused(by, undoPlannedChange, { ...inMonth(), body: { undoId: undoId! } })
  expect(refusal(await undo(anna.call))).toEqual([409, 'nothing_to_undo'])
  expect((await undo(katrien)).status).toBe(404)
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
  await call(katrien, createWorkedShiftFor, { ...inMonth(), body: shift })
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
  await call(hr.call, removeShiftType, { params: { id: customer_id, shiftTypeId: early } })
  await call(...undoRemoval(undoId))
  const restored = await db.selectFrom('shifts').select('shift_type_id').where('contract_id', '=', contractId).execute()
  expect(restored).toEqual([{ shift_type_id: null }])
})

test('when a colleague approved the month before the undo, that approval stays and is not added twice', async () => {
  await approved()
  const { undoId } = await call(...remove(18))
  await call(katrien, toggleApproval, inMonth())
  const undone = await call(...undoRemoval(undoId))
  expect(undone).toMatchObject({ confirmedForInvoice: false, changedByAdmin: true })
})

test('a removal cannot be undone by a colleague, by an employee, or when another shift is at that time now', async () => {
  await approved()
  const { undoId } = await call(...remove(18))
  expect(refusal(await refused(...undoRemoval(undoId, katrien)))).toEqual([409, 'nothing_to_undo'])
  expect((await refused(...undoRemoval(undoId, anna.call))).status).toBe(403)
  const body = {
    date: '2026-11-18',
    labourPeriod: { startDateTimestamp: '2026-11-18T08:00', endDateTimestamp: '2026-11-18T09:00' },
  }
  await call(hr.call, createWorkedShiftFor, { ...inMonth(), body })
  expect(refusal(await refused(...undoRemoval(undoId)))).toEqual([409, 'shifts_overlap'])
})

test.each([
  [
    'an approval',
    () => refused(hr.call, toggleApproval, { ...inMonth(), body: { confirmedForInvoice: true } }),
    { code: 'already_approved', changedBy: 'Katrien Lauwers' },
  ],
  [
    'a confirmation',
    () => refused(hr.call, confirmMonthFor, { ...inMonth(), body: { reason: 'ziek' } }),
    { code: 'already_confirmed', changedBy: 'Anna Peeters' },
  ],
])(
  'an HR user who is too late with %s reads which colleague was first, and when',
  async (_step, refusalOfStep, expected) => {
    await approved()
    expect(await refusalOfStep()).toMatchObject({ ...expected, changedAt: expect.stringMatching(/^2026-/) })
  },
)

test('an HR user who unlocks or reopens a month too late reads which colleague was first, and a refusal without a colleague shows no name', async () => {
  expect(await refused(hr.call, unlockMonth, inMonth())).toMatchObject({
    code: 'not_locked',
    changedBy: null,
    changedAt: null,
  })
  expect(await refused(hr.call, reopenMonth, inMonth())).toMatchObject({ code: 'not_confirmed', changedBy: null })
  await approved()
  await call(katrien, reopenMonth, inMonth())
  expect(await refused(hr.call, reopenMonth, inMonth())).toMatchObject({
    code: 'not_confirmed',
    changedBy: 'Katrien Lauwers',
  })
  await call(katrien, unlockMonth, inMonth())
  expect(await refused(hr.call, unlockMonth, inMonth())).toMatchObject({
    code: 'not_locked',
    changedBy: 'Katrien Lauwers',
  })
})

test('when HR approves many months at once, each refused month shows the colleague who was first', async () => {
  await approved()
  const body = await call(hr.call, approveMonths, {
    params: { yearMonth: november },
    body: { contractIds: [contractId], approved: true },
  })
  expect(body.refused).toEqual([
    {
      contractId,
      code: 'already_approved',
      message: 'De timesheet is al goedgekeurd voor facturatie.',
      changedBy: 'Katrien Lauwers',
      changedAt: expect.stringMatching(/^2026-/),
    },
  ])
})

test('an employee who confirms or locks too late does not read the name of the HR user who was first', async () => {
  await call(...lock())
  expect(await refused(...lock())).not.toHaveProperty('changedBy')
})
