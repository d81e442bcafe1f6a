import { beforeEach, expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../testing/annaAtWork.ts'
import { startTestApp, type Answer, type Caller } from '../testing/startTestApp.ts'

const app = await startTestApp()
const { db } = app

let anna: AnnaAtWork['anna']
let hr: AnnaAtWork['hr']
let contractId: number
let early: number

beforeEach(async () => {
  ;({ anna, hr, contractId, early } = await annaAtWork(app))
})

const TIMES = Array.from({ length: 8 }, (_, round) => round)
const plan = (startDate: string) =>
  anna.call.put(`/timesheet/${contractId}/2026-11/planned/addshift`, { body: { startDate, shiftId: early } })
const lock = () => anna.call.put('/timesheet/2026-11/lock')
const confirm = () =>
  anna.call.put(`/timesheet/${contractId}/worked/complete`, { body: { yearMonth: '2026-11', all: true } })
const edit = (call: Caller, area: string, until: string, more: object = {}) =>
  call.put(`${area}/timesheet/${contractId}/2026-11/worked/updateshift`, {
    body: {
      day: 18,
      labourPeriod: { startDateTimestamp: '2026-11-18T07:00', endDateTimestamp: `2026-11-18T${until}` },
      ...more,
    },
  })
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const full = async () => (await hr.call.get(`/administration/timesheet/${contractId}/2026-11/worked`)).body

test.each(TIMES)(
  'when HR edits a shift during the confirmation, the confirmation contains the edit, or the month is marked as changed (%i)',
  async () => {
    await plan('2026-11-18')
    await lock()
    const answers = await Promise.all([confirm(), edit(hr.call, '/administration', '16:00')])
    expect(statusesOf(answers)).toEqual([200, 200])
    const { confirmation, changedByAdmin, workedShiftDtos } = await full()
    const confirmedHours = confirmation.workedShiftDtos[0].workedHours
    expect(workedShiftDtos[0].workedHours).toBe(9)
    expect(changedByAdmin ? confirmedHours : 'after the edit').toBe(changedByAdmin ? 7.6 : 'after the edit')
    if (!changedByAdmin) expect(confirmedHours).toBe(9)
    const { counted_seconds } = await db
      .selectFrom('month_balances')
      .select('counted_seconds')
      .where('person_id', '=', anna.id)
      .executeTakeFirstOrThrow()
    expect(counted_seconds).toBe(9 * 3600 + 27360)
  },
)

test.each(TIMES)(
  'when Anna saves in another tab during the confirmation, the save comes first, or it is refused (%i)',
  async () => {
    await plan('2026-11-18')
    await lock()
    const [confirmed, edited] = await Promise.all([confirm(), edit(anna.call, '', '16:00')])
    expect(confirmed.status).toBe(200)
    expect([200, 409]).toContain(edited.status)
    const { confirmation, workedShiftDtos } = await full()
    expect(confirmation.workedShiftDtos).toEqual(workedShiftDtos)
    expect(workedShiftDtos[0].workedHours).toBe(edited.status === 200 ? 9 : 7.6)
  },
)

test.each(TIMES)(
  'when a shift is planned during the lock, the locked version contains the whole shift or nothing of it (%i)',
  async () => {
    const [locked, planned] = await Promise.all([lock(), plan('2026-11-18')])
    expect(statusesOf([locked, planned])).toEqual([200, 200])
    const version = await hr.call.get(`/administration/timesheet/${contractId}/2026-11/locked/${anna.id}`)
    expect([[], planned.body.plannedShiftDtos]).toContainEqual(version.body.plannedShiftDtos)
  },
)

test('of two edits of one version at once, one is saved and the other is refused with the saved shift', async () => {
  const { id } = (await plan('2026-11-18')).body.plannedShiftDtos[0]
  const answers = await Promise.all([
    edit(anna.call, '', '16:00', { id, version: 1 }),
    edit(hr.call, '/administration', '17:00', { id, version: 1 }),
  ])
  expect(statusesOf(answers).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const [line] = (await full()).workedShiftDtos
  expect(refused?.body).toMatchObject({ code: 'stale', current: { version: 2, workedHours: line.workedHours } })
})

test('the same day planned ten times at once is planned once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => plan('2026-11-23')))
  expect(statusesOf(answers).sort()).toEqual([200, ...Array(9).fill(409)])
})

test('a repeated request with the same idempotency key plans once and gets the same answer', async () => {
  const body = { startDate: '2026-11-23', shiftId: early }
  const headers = { 'idempotency-key': 'a-key' }
  const path = `/timesheet/${contractId}/2026-11/planned/addshift`
  const answers = await Promise.all([anna.call.put(path, { body, headers }), anna.call.put(path, { body, headers })])
  expect(statusesOf(answers)).toEqual([200, 200])
  expect(answers[0].body).toEqual(answers[1].body)
})

test('all steps at once on one month give one valid result, without errors', async () => {
  await plan('2026-11-18')
  const step = (action: string) => hr.call.put(`/administration/contract/2026-11/${action}/${contractId}`)
  const answers = await Promise.all([
    lock(),
    confirm(),
    hr.call.put('/administration/contract/2026-11/lockall'),
    step('unlock'),
    edit(hr.call, '/administration', '16:00'),
    confirm(),
    step('reopen'),
    step('toggleConfirmForInvoice'),
    plan('2026-11-19'),
    hr.call.put('/administration/contract/2026-11/lockall'),
  ])
  expect(statusesOf(answers).filter((status) => status !== 200 && status !== 409)).toEqual([])
  const { locked, completed, confirmedForInvoice } = await full()
  expect([locked, completed, confirmedForInvoice]).toEqual([
    locked || completed,
    completed || confirmedForInvoice,
    confirmedForInvoice,
  ])
})
