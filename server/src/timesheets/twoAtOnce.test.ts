import type { BodyInput } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { lockedPlannedMonth, planShift } from '@uurwerk/contract/planning/plannedMonth'
import { confirmMonth, lockMonth, editWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { fullTimesheet, editWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { lockAllMonths, reopenMonth, toggleApproval, unlockMonth } from '@uurwerk/contract/timesheets/contractMonths'
import { expect, test } from 'vitest'
import { call, outcomeOf, request } from '../testing/call.ts'
import { annaAtWork } from '../testing/world/annaAtWork.ts'
import { eachTest } from '../testing/eachTest.ts'
import { startTestApp, type Caller } from '../testing/startTestApp.ts'
import { givenHr } from '../testing/world/world.ts'

const november = toYearMonth('2026-11')

const app = await startTestApp()
const { db } = app
const world = eachTest(() => annaAtWork(app))

const TIMES = Array.from({ length: 8 }, (_, round) => round)
const inMonth = () => ({ params: { contractId: world().contractId, yearMonth: november } })
const plan = (startDate: string) =>
  request(world().anna.call, planShift, { ...inMonth(), body: { startDate, shiftId: world().early } })
const lock = () => request(world().anna.call, lockMonth, { params: { yearMonth: november } })
const confirm = () =>
  request(world().anna.call, confirmMonth, {
    params: { contractId: world().contractId },
    body: { yearMonth: '2026-11', all: true },
  })
const until = (end: string) => ({
  day: 18,
  labourPeriod: { startDateTimestamp: '2026-11-18T07:00', endDateTimestamp: `2026-11-18T${end}` },
})
const edit = (body: BodyInput<typeof editWorkedShift>) =>
  outcomeOf(world().anna.call, editWorkedShift, { ...inMonth(), body })
const editByHr = (body: BodyInput<typeof editWorkedShiftFor>) =>
  outcomeOf(world().hr.call, editWorkedShiftFor, { ...inMonth(), body })
const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status)
const full = () => call(world().hr.call, fullTimesheet, inMonth())

test.each(TIMES)(
  'when HR edits a shift while Anna confirms, either the confirmation contains the edit or the month is marked as changed (%i)',
  async () => {
    await call(...plan('2026-11-18'))
    await call(...lock())
    const answers = await Promise.all([outcomeOf(...confirm()), editByHr(until('16:00'))])
    expect(statusesOf(answers)).toEqual([200, 200])
    const { confirmation, changedByAdmin, workedShiftDtos } = await full()
    const confirmedHours = confirmation?.workedShiftDtos[0]?.workedHours
    expect(workedShiftDtos[0]!.workedHours).toBe(9)
    expect(changedByAdmin ? confirmedHours : 'after the edit').toBe(changedByAdmin ? 7.6 : 'after the edit')
    if (!changedByAdmin) expect(confirmedHours).toBe(9)
    const { counted_seconds } = await db
      .selectFrom('month_balances')
      .select('counted_seconds')
      .where('person_id', '=', world().anna.id)
      .executeTakeFirstOrThrow()
    expect(counted_seconds).toBe(9 * 3600 + 27360)
  },
)

test.each(TIMES)(
  'when Anna saves a shift in another tab while she confirms, the save comes before the confirmation or is refused (%i)',
  async () => {
    await call(...plan('2026-11-18'))
    await call(...lock())
    const [, edited] = await Promise.all([call(...confirm()), edit(until('16:00'))])
    expect([200, 409]).toContain(edited.status)
    const { confirmation, workedShiftDtos } = await full()
    expect(confirmation?.workedShiftDtos).toEqual(workedShiftDtos)
    expect(workedShiftDtos[0]!.workedHours).toBe(edited.status === 200 ? 9 : 7.6)
  },
)

test.each(TIMES)(
  'when a shift is planned while the month is locked, the locked version contains the whole shift or nothing of it (%i)',
  async () => {
    const [, planned] = await Promise.all([call(...lock()), call(...plan('2026-11-18'))])
    const version = await call(world().hr.call, lockedPlannedMonth, {
      params: { contractId: world().contractId, yearMonth: november, userId: world().anna.id },
    })
    const whole = planned.plannedShiftDtos.map(({ actions: _actions, ...shift }) => shift)
    expect(version.plannedShiftDtos).toMatchObject(version.plannedShiftDtos.length === 0 ? [] : whole)
  },
)

test.each(TIMES)(
  'when two HR users approve a month at once, one of them approves it and the other reads the name of the first (%i)',
  async () => {
    await call(...plan('2026-11-18'))
    await call(...lock())
    await call(...confirm())
    const { call: katrien } = await givenHr(app)
    const approve = (caller: Caller) =>
      outcomeOf(caller, toggleApproval, { ...inMonth(), body: { confirmedForInvoice: true } })
    const answers = await Promise.all([approve(world().hr.call), approve(katrien)])
    expect(statusesOf(answers).sort()).toEqual([200, 409])
    const winner = answers[0].status === 200 ? 'Wim Goossens' : 'Katrien Lauwers'
    const refusal = answers.find(({ status }) => status === 409)?.refusal
    expect(refusal).toMatchObject({ code: 'already_approved', changedBy: winner })
    expect((await full()).confirmedForInvoice).toBe(true)
  },
)

test('when two edits of one version of a shift arrive at once, one edit is saved and the other is refused with the saved shift', async () => {
  const { id } = (await call(...plan('2026-11-18'))).plannedShiftDtos[0]!
  const answers = await Promise.all([
    edit({ ...until('16:00'), id, version: 1 }),
    editByHr({ ...until('17:00'), id, version: 1 }),
  ])
  expect(statusesOf(answers).sort()).toEqual([200, 409])
  const refusal = answers.find(({ status }) => status === 409)
  const { workedHours } = (await full()).workedShiftDtos[0]!
  expect(refusal?.refusal).toMatchObject({ code: 'stale', current: { version: 2, workedHours } })
})

test('when ten requests plan the same day at once, one shift is planned', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(...plan('2026-11-23'))))
  expect(statusesOf(answers).sort()).toEqual([200, ...Array(9).fill(409)])
})

test('a repeated request with the same idempotency key plans one shift and gets the same answer', async () => {
  const body = { startDate: '2026-11-23', shiftId: world().early }
  const headers = { 'idempotency-key': 'a-key' }
  const sent = request(world().anna.call, planShift, { ...inMonth(), body, headers })
  const [one, other] = await Promise.all([call(...sent), call(...sent)])
  expect(one).toEqual(other)
})

test('when the requests for all steps of one month arrive at once, the month has one valid result, without errors', async () => {
  await call(...plan('2026-11-18'))
  const answers = await Promise.all([
    outcomeOf(...lock()),
    outcomeOf(...confirm()),
    outcomeOf(world().hr.call, lockAllMonths, { params: { yearMonth: november } }),
    outcomeOf(world().hr.call, unlockMonth, inMonth()),
    editByHr(until('16:00')),
    outcomeOf(...confirm()),
    outcomeOf(world().hr.call, reopenMonth, inMonth()),
    outcomeOf(world().hr.call, toggleApproval, inMonth()),
    outcomeOf(...plan('2026-11-19')),
    outcomeOf(world().hr.call, lockAllMonths, { params: { yearMonth: november } }),
  ])
  expect(statusesOf(answers).filter((status) => status !== 200 && status !== 409)).toEqual([])
  const { locked, completed, confirmedForInvoice } = await full()
  expect([locked, completed, confirmedForInvoice]).toEqual([
    locked || completed,
    completed || confirmedForInvoice,
    confirmedForInvoice,
  ])
})
