import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addSeconds, toInstant } from '@uurwerk/domain/time/instant'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { annaAtWork, type AnnaAtWork } from '../../testing/annaAtWork.ts'
import { startTestApp, type Answer, type Caller } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world.ts'

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

const plan = (startDate: string) =>
  anna.call.put(`/timesheet/${contractId}/2026-11/planned/addshift`, { body: { startDate, shiftId: early } })
const lock = () => anna.call.put('/timesheet/2026-11/lock')
const confirm = () => anna.call.put(`/timesheet/${contractId}/worked/complete`, { body: { yearMonth: '2026-11' } })
const step = (action: string, { by = hr.call, body }: { by?: Caller; body?: object } = {}) =>
  by.put(`/administration/contract/2026-11/${action}/${contractId}`, { body })
const undoUnlock = (undoId: number, by = hr.call) =>
  by.put(`/administration/contract/2026-11/unlock/${contractId}/undo`, { body: { undoId } })
const remove = (day: number) =>
  hr.call.put(`/administration/timesheet/${contractId}/2026-11/worked/removeshift`, { body: { day } })
const undoRemoval = (undoId: number, by = hr.call) =>
  by.put(`/administration/timesheet/${contractId}/2026-11/worked/removeshift/undo`, { body: { undoId } })
const refusal = ({ status, body }: Answer) => [status, body.code]
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
  await lock()
  await confirm()
  await step('toggleConfirmForInvoice', { by: katrien })
}

test('the undo of an unlock restores the locked version with its original date and author', async () => {
  await plan('2026-11-18')
  await lock()
  const before = await storedLock()
  const { undoId } = (await step('unlock')).body
  await plan('2026-11-19')
  expect(await storedLock()).toEqual([])
  const undone = await undoUnlock(undoId)
  expect(undone.status).toBe(200)
  expect(await storedLock()).toEqual(before)
  const row = undone.body._embedded.contractWithTimeSheetInfoDtoList.find(
    (each: { contractId: number }) => each.contractId === contractId,
  )
  expect(row.locked).toBe(true)
  expect(Date.parse(row.lockedAt)).toBe(Date.parse(String(before[0]?.locked_at)))
  const { body } = await hr.call.get(`/administration/audit?contract=${contractId}&yearMonth=2026-11`)
  expect(body._embedded.auditEntryList[0]).toMatchObject({ action: 'undo unlock', actorName: 'Wim Goossens' })
})

test('an unlock can be undone once, by the HR user who unlocked; a repeated request with the same key gets the same answer', async () => {
  await lock()
  const { undoId } = (await step('unlock')).body
  expect(refusal(await undoUnlock(undoId, katrien))).toEqual([409, 'nothing_to_undo'])
  expect(refusal(await undoUnlock(undoId + 1000))).toEqual([409, 'nothing_to_undo'])
  const path = `/administration/contract/2026-11/unlock/${contractId}/undo`
  const request = { body: { undoId }, headers: { 'idempotency-key': `undo ${contractId}` } }
  const first = await hr.call.put(path, request)
  const again = await hr.call.put(path, request)
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
  expect(refusal(await undoUnlock(undoId))).toEqual([409, 'already_locked'])
})

test('an unlock cannot be undone after the month was locked again, also when it was unlocked again', async () => {
  await lock()
  const { undoId } = (await step('unlock')).body
  await lock()
  const refused = await undoUnlock(undoId)
  expect(refused.body).toMatchObject({ code: 'already_locked', changedBy: 'Anna Peeters' })
  await step('unlock', { by: katrien })
  expect(refusal(await undoUnlock(undoId))).toEqual([409, 'nothing_to_undo'])
})

test.each([0, 1, 2, 3, 4, 5])(
  'when Anna locks during the undo of an unlock, there is one locked version, of Anna or of the undo (%i)',
  async () => {
    await plan('2026-11-18')
    await lock()
    const [before] = await storedLock()
    const { undoId } = (await step('unlock')).body
    await plan('2026-11-19')
    const answers = await Promise.all([undoUnlock(undoId), lock(), undoUnlock(undoId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [after, ...more] = await storedLock()
    expect(more).toEqual([])
    expect(after?.locked_shifts).toHaveLength(answers[1].status === 200 ? 2 : 1)
    if (answers[1].status !== 200) expect(after).toEqual(before)
  },
)

test('the data for an undo is deleted after one day', async () => {
  await lock()
  const { undoId } = (await step('unlock')).body
  const { taken_at } = await db
    .selectFrom('undo_steps')
    .select('taken_at')
    .where('id', '=', undoId)
    .executeTakeFirstOrThrow()
  const takenAt = toInstant(Date.parse(taken_at) / 1000)
  await deleteExpired(db, addSeconds(takenAt, 86_400))
  expect(await db.selectFrom('undo_steps').select('id').where('id', '=', undoId).execute()).toHaveLength(1)
  await deleteExpired(db, addSeconds(takenAt, 86_401))
  expect(refusal(await undoUnlock(undoId))).toEqual([409, 'nothing_to_undo'])
})

test('the undo of a removed shift restores the shift, the mark, and the approval with its original date and author', async () => {
  await approved()
  const before = await storedReview()
  const { workedShiftDtos: shifts } = (await hr.call.get(`/administration/timesheet/${contractId}/2026-11/worked`)).body
  const removed = await remove(18)
  expect(removed.body).toMatchObject({ confirmedForInvoice: false, changedByAdmin: true })
  const undone = await undoRemoval(removed.body.undoId)
  expect(undone.body).toMatchObject({ confirmedForInvoice: true, changedByAdmin: false })
  expect(undone.body.warning).toBeUndefined()
  expect(await storedReview()).toEqual(before)
  expect(before[0]).toMatchObject({ changed_by_admin_at: null, approved_at: expect.anything() })
  const plain = ({ id: _id, version: _version, ...shift }: { id: number; version: number }) => shift
  expect(undone.body.workedShiftDtos.map(plain)).toEqual(shifts.map(plain))
  const { counted_seconds } = await db
    .selectFrom('month_balances')
    .select('counted_seconds')
    .where('person_id', '=', anna.id)
    .executeTakeFirstOrThrow()
  expect(counted_seconds).toBe(3 * 27360)
  expect(refusal(await undoRemoval(removed.body.undoId))).toEqual([409, 'nothing_to_undo'])
})

test('after another change the undo restores the shift, and warns that the approval is not restored', async () => {
  await approved()
  const first = (await remove(18)).body
  const second = (await remove(19)).body
  const undone = await undoRemoval(first.undoId)
  expect(undone.body).toMatchObject({
    confirmedForInvoice: false,
    changedByAdmin: true,
    warning: 'De goedkeuring is niet hersteld, want de maand is intussen gewijzigd.',
  })
  expect((await undoRemoval(second.undoId)).body).toMatchObject({ confirmedForInvoice: false, changedByAdmin: true })
})

describe('the Feestdag recup that was removed with a shift', () => {
  const own = (path: string, body?: object) => anna.call.put(`/timesheet/${contractId}/2026-11/${path}`, { body })
  /** Books half days, or full days, until the counter is empty. */
  const bookAll = async (days: readonly number[], fullDay: boolean) => {
    const body = { absenceCategory: 'RECUPERATION_HOLIDAY', fullDay }
    for (const dayOfMonth of days)
      if ((await left()) !== 0)
        await anna.call.put('/timesheet/2026-11/planned/addabsence', { body: { ...body, dayOfMonth } })
    expect(await left()).toBe(0)
  }
  const booked = async () => {
    const { body } = await anna.call.get('/timesheet/2026-11/absences')
    return body.absenceDtos.map(({ date, fullDay }: { date: string; fullDay: boolean }) => [date, fullDay])
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
    ['HR', () => remove(11), (undoId: number) => undoRemoval(undoId)],
    [
      'the employee in the table',
      () => own('worked/removeshift', { day: 11 }),
      (undoId: number) => own('worked/removeshift/undo', { undoId }),
    ],
    [
      'the employee in the calendar',
      () => own('planned/removeshift', { dayOfMonth: 11 }),
      (undoId: number) => own('planned/undo', { undoId }),
    ],
    [
      'the employee who removed all shifts',
      () => own('planned/removeall'),
      (undoId: number) => own('planned/undo', { undoId }),
    ],
  ])('is booked again by the undo of %s', async (_who, removal, undo) => {
    await bookAll([24, 25, 26, 27, 30], false)
    const before = await booked()
    const { undoId, removedRecupHolidays } = (await removal()).body
    expect(removedRecupHolidays.length).toBeGreaterThan(0)
    expect(await booked()).not.toEqual(before)
    const { status, body } = await undo(undoId)
    expect([status, body.warning]).toEqual([200, undefined])
    expect(await booked()).toEqual(before)
    expect(await left()).toBe(0)
    expect(refusal(await undo(undoId))).toEqual([409, 'nothing_to_undo'])
  })

  test('is booked again when an edit in the calendar removed it and the edit is undone', async () => {
    await own('planned/removeshift', { dayOfMonth: 11 })
    await own('planned/addshift', { startDate: '2026-11-10', shiftId: night })
    await bookAll([25, 26, 27, 30], true)
    const before = await booked()
    const edited = await own('planned/updateshift', { startDate: '2026-11-10', shiftId: early })
    expect(edited.body.removedRecupHolidays.length).toBeGreaterThan(0)
    const { status, body } = await own('planned/undo', { undoId: edited.body.undoId })
    expect([status, body.warning]).toEqual([200, undefined])
    expect(body.plannedShiftDtos).toMatchObject([{ title: 'Nacht', start: '2026-11-10T22:00:00+01:00' }])
    expect(await booked()).toEqual(before)
  })

  test('is named when its day has a shift meanwhile, and the shift is restored all the same', async () => {
    await bookAll([25, 26, 27, 30], true)
    const { undoId, removedRecupHolidays } = (await own('planned/removeshift', { dayOfMonth: 11 })).body
    const [day, ...others]: string[] = removedRecupHolidays
    expect(others).toEqual([])
    await plan(day!)
    const { status, body } = await own('planned/undo', { undoId })
    expect(status).toBe(200)
    expect(body.warning).toBe(
      `De Feestdag recup van ${day!.slice(8)}/11/2026 is niet hersteld. Boek die dagen opnieuw als dat nodig is.`,
    )
    expect(body.plannedShiftDtos.map(({ start }: { start: string }) => start)).toContain('2026-11-11T07:00:00+01:00')
  })
})

test('an employee restores a removed shift with its own times, remark and call-out', async () => {
  const shift = {
    date: '2026-11-18',
    remark: 'ruil met Katrien',
    callout: 'CALL_OUT_24',
    labourPeriod: { startDateTimestamp: '2026-11-18T08:00', endDateTimestamp: '2026-11-18T12:30' },
  }
  const month = `/timesheet/${contractId}/2026-11/worked`
  const { body: added } = await anna.call.put(`${month}/createshift`, { body: shift })
  const plain = ({ id: _id, version: _version, ...rest }: { id: number; version: number }) => rest
  const { undoId } = (await anna.call.put(`${month}/removeshift`, { body: { day: 18 } })).body
  const undone = await anna.call.put(`${month}/removeshift/undo`, { body: { undoId } })
  expect(undone.body._embedded.workedShiftDtoList.map(plain)).toEqual(added._embedded.workedShiftDtoList.map(plain))
})

test('an edit in the calendar cannot be undone after the shift was changed again', async () => {
  await plan('2026-11-18')
  const edit = (shiftId: number) =>
    anna.call.put(`/timesheet/${contractId}/2026-11/planned/updateshift`, {
      body: { startDate: '2026-11-18', shiftId },
    })
  const first = (await edit(night)).body
  const second = (await edit(early)).body
  const undo = (undoId: number) => anna.call.put(`/timesheet/${contractId}/2026-11/planned/undo`, { body: { undoId } })
  expect(refusal(await undo(first.undoId))).toEqual([409, 'nothing_to_undo'])
  expect((await undo(second.undoId)).body.plannedShiftDtos).toMatchObject([{ title: 'Nacht' }])
})

describe('a day on which something was planned after the change', () => {
  const own = (path: string, body?: object) => anna.call.put(`/timesheet/${contractId}/2026-11/${path}`, { body })
  const afternoonType = (atCustomer: number) =>
    givenShiftType(db, atCustomer, { name: 'Laat', start: 960, end: 1260, break: null })
  let late: number
  beforeEach(async () => {
    late = await afternoonType(customerId)
    await plan('2026-11-18')
  })

  test.each([
    ['a removal', () => own('planned/removeshift', { dayOfMonth: 18 })],
    ['the removal of all shifts', () => own('planned/removeall')],
    [
      'a move to another day',
      async () => {
        const { body } = await anna.call.get(`/timesheet/${contractId}/2026-11/planned`)
        const [{ id, version }] = body.plannedShiftDtos
        return own('planned/updateshift', { startDate: '2026-11-19', shiftId: early, id, version })
      },
    ],
  ])('the calendar does not undo %s: the day would have two shifts', async (_what, change) => {
    const { undoId } = (await change()).body
    expect((await own('planned/addshift', { startDate: '2026-11-18', shiftId: late })).status).toBe(200)
    const refused = await own('planned/undo', { undoId })
    expect(refusal(refused)).toEqual([409, 'shift_already_planned'])
    expect(refused.body.message).toContain('18/11/2026')
  })

  test('the calendar does not undo a removal when the day has a shift on another contract now', async () => {
    const { undoId } = (await own('planned/removeshift', { dayOfMonth: 18 })).body
    const other = await givenCustomer(db)
    const elsewhere = await givenContract(db, { personId: anna.id, customerId: other })
    const body = { startDate: '2026-11-18', shiftId: await afternoonType(other) }
    expect((await anna.call.put(`/timesheet/${elsewhere}/2026-11/planned/addshift`, { body })).status).toBe(200)
    expect(refusal(await own('planned/undo', { undoId }))).toEqual([409, 'day_occupied'])
  })

  test('the calendar restores a shift beside a shift of the table, as it was before', async () => {
    const evening = { startDateTimestamp: '2026-11-18T18:00', endDateTimestamp: '2026-11-18T20:00' }
    expect((await own('worked/createshift', { date: '2026-11-18', labourPeriod: evening })).status).toBe(200)
    const { undoId } = (await own('planned/removeshift', { dayOfMonth: 18 })).body
    expect((await own('planned/undo', { undoId })).body.plannedShiftDtos).toHaveLength(2)
  })

  test('the table restores a shift beside a planned shift, because it can have several on one day', async () => {
    const { undoId } = (await remove(18)).body
    await own('planned/addshift', { startDate: '2026-11-18', shiftId: late })
    const undone = await undoRemoval(undoId)
    expect([undone.status, undone.body.workedShiftDtos.length]).toEqual([200, 2])
  })
})

test('an employee cannot undo the removal of a colleague, or of HR', async () => {
  await plan('2026-11-18')
  const { undoId } = (await remove(18)).body
  const undo = (by: Caller) => by.put(`/timesheet/${contractId}/2026-11/planned/undo`, { body: { undoId } })
  expect(refusal(await undo(anna.call))).toEqual([409, 'nothing_to_undo'])
  expect((await undo(katrien)).status).toBe(404)
})

test('a change of a colleague that waited for the removal counts as a later change, although it began earlier', async () => {
  await approved()
  app.clock.set('2026-11-20T09:00:10Z')
  const { undoId } = (await remove(18)).body
  // A command has the moment at which its request arrived, also when it waited for a lock after that moment.
  app.clock.set('2026-11-20T09:00:05Z')
  const shift = {
    date: '2026-11-17',
    labourPeriod: { startDateTimestamp: '2026-11-17T08:00', endDateTimestamp: '2026-11-17T09:00' },
  }
  const path = `/administration/timesheet/${contractId}/2026-11/worked/createshift`
  expect((await katrien.put(path, { body: shift })).status).toBe(200)
  app.clock.set('2026-11-20T09:00:15Z')
  const { body } = await undoRemoval(undoId)
  expect(body.warning).toBe('De goedkeuring is niet hersteld, want de maand is intussen gewijzigd.')
  expect(await storedReview()).toMatchObject([{ changed_by_admin_at: expect.anything(), approved_at: null }])
})

test('the undo of a removed shift restores it without its shift type, when the type was deleted meanwhile', async () => {
  await plan('2026-11-18')
  const { undoId } = (await remove(18)).body
  const { customer_id } = await db
    .selectFrom('shift_types')
    .select('customer_id')
    .where('id', '=', early)
    .executeTakeFirstOrThrow()
  expect((await hr.call.delete(`/administration/customer/${customer_id}/shifttype/${early}`)).status).toBe(200)
  expect((await undoRemoval(undoId)).status).toBe(200)
  const restored = await db.selectFrom('shifts').select('shift_type_id').where('contract_id', '=', contractId).execute()
  expect(restored).toEqual([{ shift_type_id: null }])
})

test('an approval by a colleague before the undo stays, and is not added twice', async () => {
  await approved()
  const { undoId } = (await remove(18)).body
  await step('toggleConfirmForInvoice', { by: katrien })
  const undone = await undoRemoval(undoId)
  expect(undone.status).toBe(200)
  expect(undone.body).toMatchObject({ confirmedForInvoice: false, changedByAdmin: true })
})

test('a removal cannot be undone by a colleague, by an employee, or when another shift is there now', async () => {
  await approved()
  const { undoId } = (await remove(18)).body
  expect(refusal(await undoRemoval(undoId, katrien))).toEqual([409, 'nothing_to_undo'])
  expect((await undoRemoval(undoId, anna.call)).status).toBe(403)
  const body = {
    date: '2026-11-18',
    labourPeriod: { startDateTimestamp: '2026-11-18T08:00', endDateTimestamp: '2026-11-18T09:00' },
  }
  await hr.call.put(`/administration/timesheet/${contractId}/2026-11/worked/createshift`, { body })
  expect(refusal(await undoRemoval(undoId))).toEqual([409, 'shifts_overlap'])
})

test.each([
  ['toggleConfirmForInvoice', { confirmedForInvoice: true }, 'already_approved'],
  ['complete', { reason: 'ziek' }, 'already_confirmed'],
])('who is too late with %s hears who was faster, and when', async (action, body, code) => {
  await approved()
  const refused = await step(action, { body })
  const name = action === 'complete' ? 'Anna Peeters' : 'Katrien Lauwers'
  expect(refused.body).toMatchObject({ code, changedBy: name, changedAt: expect.stringMatching(/^2026-/) })
})

test('an HR user who is too late with unlock or reopen reads who was faster; a refusal that no colleague caused names nobody', async () => {
  expect((await step('unlock')).body).toMatchObject({ code: 'not_locked', changedBy: null, changedAt: null })
  expect((await step('reopen')).body).toMatchObject({ code: 'not_confirmed', changedBy: null })
  await approved()
  await step('reopen', { by: katrien })
  expect((await step('reopen')).body).toMatchObject({ code: 'not_confirmed', changedBy: 'Katrien Lauwers' })
  await step('unlock', { by: katrien })
  expect((await step('unlock')).body).toMatchObject({ code: 'not_locked', changedBy: 'Katrien Lauwers' })
})

test('when many months are approved at once, each refused month names the colleague who was faster', async () => {
  await approved()
  const { body } = await hr.call.put('/administration/contract/2026-11/approve', {
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

test('an employee who is too late is not told which colleague of HR was faster', async () => {
  await lock()
  expect((await lock()).body).not.toHaveProperty('changedBy')
})
