import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import {
  lockedPlannedMonth,
  personPlannedMonth,
  planShift,
  plannedMonth,
  removeAllPlannedShifts,
  removePlannedShift,
} from '@uurwerk/contract/planning/plannedMonth'
import { contractAvailability } from '@uurwerk/contract/contracts/contracts'
import { lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { annaAtWork } from '../testing/world/annaAtWork.ts'
import { eachTest } from '../testing/eachTest.ts'
import { call, refused } from '../testing/call.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world/world.ts'

const app = await startTestApp()
const { db, as } = app
const world = eachTest(() => annaAtWork(app))

const november = toYearMonth('2026-11')
const inMonth = (of = world().contractId) => ({ params: { contractId: of, yearMonth: november } })
const shift = (startDate: string, shiftId = world().early, of = world().contractId) => ({
  ...inMonth(of),
  body: { startDate, shiftId },
})
const plan = (day: string) => call(world().anna.call, planShift, shift(day))
const ofAnna = (of = world().contractId) => ({ params: { ...inMonth(of).params, userId: world().anna.id } })
const refusalToPlan = (...wanted: Parameters<typeof shift>) => refused(world().anna.call, planShift, shift(...wanted))

test('the answer about an empty month has links to plan and to lock, but no links to remove shifts or to confirm', async () => {
  const { actions, _links } = await call(world().anna.call, plannedMonth, inMonth())
  expect(actions).toEqual({ plan: null, copy: null, removeAll: { code: 'no_planned_shifts' }, lock: null })
  expect(Object.keys(_links ?? {}).sort()).toEqual(['addshift', 'addshifts', 'copy', 'lock', 'pattern', 'self'])
  expect(_links?.['addshift']?.href).toBe(`/api/timesheet/${world().contractId}/2026-11/planned/addshift`)
})

test('the arrow to the previous month needs a contract before the month, and the arrow to the next month needs a contract after the month', async () => {
  const { customerId } = world()
  const id = await givenPerson(db)
  const short = await givenContract(db, { personId: id, customerId, from: '2026-11-10', until: '2026-12-31' })
  const bert = await as(id)
  const arrowsOf = async (month: string) => {
    const params = { contractId: short, yearMonth: toYearMonth(month) }
    const { previousMonthAvailable, nextMonthAvailable } = await call(bert, contractAvailability, { params })
    return [previousMonthAvailable, nextMonthAvailable]
  }
  expect(await arrowsOf('2026-11')).toEqual([false, true])
  expect(await arrowsOf('2026-12')).toEqual([true, false])
})

test('days with a shift on another contract or a full day of absence are shown as occupied', async () => {
  const elsewhere = await givenContract(db, {
    personId: world().anna.id,
    customerId: await givenCustomer(db, { name: 'PC Elsenhove' }),
  })
  await plan('2026-11-23')
  await db
    .insertInto('absences')
    .values([
      {
        person_id: world().anna.id,
        day_on: '2026-11-24',
        category: 'UNPAID_LEAVE',
        full_day: true,
        halves: '[0,2)',
        seconds: 27360,
        created_at: '2026-11-01T00:00:00Z',
      },
      {
        person_id: world().anna.id,
        day_on: '2026-11-25',
        category: 'UNPAID_LEAVE',
        full_day: false,
        halves: '[0,1)',
        seconds: 13680,
        created_at: '2026-11-01T00:00:00Z',
      },
      {
        person_id: world().anna.id,
        day_on: '2026-11-26',
        category: 'UNPAID_LEAVE',
        full_day: false,
        halves: '[0,1)',
        seconds: 13680,
        created_at: '2026-11-01T00:00:00Z',
      },
      {
        person_id: world().anna.id,
        day_on: '2026-11-26',
        category: 'EXCUSED_ABSENCE',
        full_day: false,
        halves: '[1,2)',
        seconds: 13680,
        created_at: '2026-11-01T00:00:00Z',
      },
    ])
    .execute()
  expect((await call(world().anna.call, plannedMonth, inMonth(elsewhere))).occupiedDays).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-26',
  ])
  expect((await refusalToPlan('2026-11-24')).code).toBe('absence_on_shift_day')
  expect((await refusalToPlan('2026-11-26')).code).toBe('absence_on_shift_day')
  const besideHalf = await plan('2026-11-25')
  expect(besideHalf.warning).toContain('25/11/2026')
})

test('Anna gets 404 when she reads or changes the contract of a colleague', async () => {
  const bert = await givenPerson(db)
  const berts = await givenContract(db, { personId: bert, customerId: world().customerId })
  const answers = [
    await refused(world().anna.call, plannedMonth, inMonth(berts)),
    await refusalToPlan('2026-11-23', world().early, berts),
    await refused(world().anna.call, removeAllPlannedShifts, inMonth(berts)),
    await refused(world().anna.call, contractAvailability, inMonth(berts)),
    await refused(world().hr.call, personPlannedMonth, ofAnna(berts)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test('HR can read the current planning and the locked planning', async () => {
  const { hr, anna, contractId } = world()
  await plan('2026-11-23')
  expect((await refused(hr.call, lockedPlannedMonth, ofAnna())).status).toBe(404)
  await call(anna.call, lockMonth, { params: { yearMonth: november } })
  await plan('2026-11-24')
  const actual = await call(hr.call, personPlannedMonth, ofAnna())
  expect(actual.plannedShiftDtos).toHaveLength(2)
  expect(actual.lockedOn).toBe('2026-11-20')
  expect(actual._links?.['locked']?.href).toBe(`/api/administration/timesheet/${contractId}/2026-11/locked/${anna.id}`)
  const locked = await call(hr.call, lockedPlannedMonth, ofAnna())
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  expect(locked.plannedShiftDtos).toEqual([{ ...actual.plannedShiftDtos[0], workedHours: 7.6, breakTime }])
  expect((await refused(anna.call, personPlannedMonth, ofAnna())).status).toBe(403)
})

test('HR reads the shifts and the absences that changed after the planning was locked, but not a new name of a shift type', async () => {
  const { anna, early, hr } = world()
  for (const day of ['2026-11-23', '2026-11-24']) await plan(day)
  await call(anna.call, lockMonth, { params: { yearMonth: november } })
  await db.updateTable('shift_types').set({ name: 'Vroege dienst' }).where('shift_types.id', '=', early).execute()
  await call(anna.call, removePlannedShift, { ...inMonth(), body: { dayOfMonth: 24 } })
  const leave = { dayOfMonth: 25, absenceCategory: 'UNPAID_LEAVE', fullDay: true } as const
  await call(hr.call, bookAbsenceFor, { params: { userId: anna.id, yearMonth: november }, body: leave })
  expect((await call(hr.call, lockedPlannedMonth, ofAnna())).differences).toMatchObject([
    { day: '2026-11-24', kind: 'shift_gone', shift: { title: 'Vroege' } },
    { day: '2026-11-25', kind: 'absence_added', absence: { absenceCategory: 'UNPAID_LEAVE', fullDay: true } },
  ])
  const readings = db.selectFrom('audit_entries').select('audit_entries.actor_id')
  const ofAbsences = readings.where('action', '=', 'read absences').where('audit_entries.person_id', '=', anna.id)
  expect(await ofAbsences.execute()).toEqual([{ actor_id: hr.id }])
})
