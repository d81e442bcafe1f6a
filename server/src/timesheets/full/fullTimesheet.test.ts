import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { contractMonthData, createWorkedShiftFor, fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { bookAbsenceFor, personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { call, refused, refusedWith } from '../../testing/call.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenHr, givenPerson, givenShiftType } from '../../testing/world/world.ts'
import { givenProlongedSickLeave } from '../../testing/world/people/leave.ts'

const november = toYearMonth('2026-11')

const { db, as } = await startTestApp()
const hr = await givenHr({ db, as }, 'Wim')

let anna: { id: number; call: Caller }
let customerId: number
let early: number
let contractId: number

beforeAll(async () => {
  customerId = await givenCustomer(db, { rates: { LATE: 2000 } })
  early = await givenShiftType(db, customerId)
})

beforeEach(async () => {
  const id = await givenPerson(db)
  anna = { id, call: await as(id) }
  contractId = await givenContract(db, { personId: id, customerId, from: '2026-11-01', until: '2026-12-31' })
})

const plan = (startDate: string) =>
  call(anna.call, planShift, { params: { contractId, yearMonth: november }, body: { startDate, shiftId: early } })
const worked = () => call(hr.call, fullTimesheet, { params: { contractId, yearMonth: november } })

/** Adds a free cost (a cost that HR types) of 2.5 trips at € 3.33 each. */
async function givenTrips(): Promise<void> {
  const { id: costId } = await db
    .selectFrom('accounting_costs')
    .select('id')
    .where('name', '=', 'Verplaatsing')
    .executeTakeFirstOrThrow()
  const cost = {
    description: 'Ritten',
    amount_hundredths: 250,
    units: 'ritten',
    cost_cents: 333,
    accounting_cost_id: costId,
  }
  await db
    .insertInto('free_costs')
    .values({ contract_id: contractId, month_on: '2026-11-01', ...cost })
    .execute()
}

test('the full timesheet contains shifts, absences, holidays, prices, costs and states', async () => {
  await plan('2026-11-18')
  const half = { dayOfMonth: 19, absenceCategory: 'UNPAID_LEAVE', fullDay: false } as const
  await call(hr.call, bookAbsenceFor, { params: { userId: anna.id, yearMonth: november }, body: half })
  await givenTrips()
  const body = await worked()
  expect(body).toMatchObject({
    contractId,
    userId: anna.id,
    username: 'Anna Peeters',
    customerId,
    employee: true,
    yearMonth: '2026-11',
    locked: false,
    completed: false,
    confirmedForInvoice: false,
    invoiced: false,
    changedByAdmin: false,
    confirmation: null,
    reopenings: [],
    customerSide: { approval: 'none', waits: false, waiver: null, signature: null, disputes: [] },
    onProlongedSickLeave: false,
    workedShiftDtos: [{ title: 'Vroege', workedHours: 7.6, idInDayForCustomer: 0 }],
    absenceDtos: [{ date: '2026-11-19', absenceCategory: 'UNPAID_LEAVE', hours: 3.8, fullDay: false }],
    holidayDtos: [
      { date: '2026-11-01', name: 'Allerheiligen' },
      { date: '2026-11-11', name: 'Wapenstilstand' },
    ],
    freeCosts: [
      { description: 'Ritten', amount: 2.5, cost: 3.33, total: 8.33, accountingCost: { name: 'Verplaatsing' } },
    ],
    orders: [{ startDate: '2026-11-01', endDate: '2026-12-31', baseHourlyRate: 40 }],
    bonusRateDtos: [{ bonusType: 'LATE', percentage: 20 }],
    invoiceDtos: [],
    previousMonthAvailable: false,
    nextMonthAvailable: true,
    workedHoursMinusAbsences: 7.6,
    timeSheetHoursDto: { worked: 7.6, needed: 159.6, counted: 19 },
  })
  expect(Object.keys(body._links ?? {}).sort()).toEqual([
    'createshift',
    'deleteFreeCost',
    'download',
    'freeCost',
    'lock',
    'removeshift',
    'self',
    'turnintoabsence',
    'updateFreeCost',
    'updateshift',
  ])
})

test('the worked hours of a contract do not contain the shifts of another contract, but the balance of the person does', async () => {
  await plan('2026-11-18')
  const other = await givenContract(db, { personId: anna.id, customerId, from: '2026-11-01', until: '2026-12-31' })
  await call(anna.call, planShift, {
    params: { contractId: other, yearMonth: november },
    body: { startDate: '2026-11-19', shiftId: early },
  })
  expect(await worked()).toMatchObject({
    workedHoursMinusAbsences: 7.6,
    timeSheetHoursDto: { worked: 15.2, needed: 159.6 },
  })
})

test('the older API call for a timesheet returns the same shifts and absences', async () => {
  await plan('2026-11-18')
  const body = await call(hr.call, contractMonthData, { params: { contractId, yearMonth: november } })
  const { workedShiftDtos, holidayDtos } = await worked()
  expect(body).toMatchObject({
    userId: anna.id,
    customerName: expect.stringContaining('AZ Klaverveld'),
    customerTimesheetWorkedDto: { contractId, workedShiftDtos, absenceDtos: [], holidayDtos },
  })
})

test('the audit entry for reading a full timesheet does not contain the contents of the timesheet', async () => {
  await worked()
  const entries = await db.selectFrom('audit_entries').selectAll().where('person_id', '=', anna.id).execute()
  expect(entries).toEqual([
    expect.objectContaining({
      actor_id: hr.id,
      action: 'read timesheet',
      entity: 'timesheet',
      entity_id: contractId,
      changes: { yearMonth: [null, '2026-11'] },
    }),
  ])
})

test('a timesheet shows that its month is in a prolonged sickness, with an absence on each weekday', async () => {
  await givenProlongedSickLeave(db, { personId: anna.id, start: '2026-10-15', end: '2026-11-30' })
  const body = await worked()
  expect(body.onProlongedSickLeave).toBe(true)
  expect(body.absenceDtos).toHaveLength(21)
  expect(body.absenceDtos[0]).toMatchObject({
    date: '2026-11-02',
    absenceCategory: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE',
  })
})

test('HR can add no shift to a contract that runs only during a prolonged sickness, but can book an absence before it', async () => {
  await givenProlongedSickLeave(db, { personId: anna.id, start: '2026-11-16' })
  const period = { from: '2026-11-16', until: '2026-11-30' }
  const params = {
    contractId: await givenContract(db, { personId: anna.id, customerId, ...period }),
    yearMonth: november,
  }
  const { actions, _links } = await call(hr.call, fullTimesheet, { params })
  const labourPeriod = { startDateTimestamp: '2026-11-18T07:00+01:00', endDateTimestamp: '2026-11-18T15:00+01:00' }
  const shift = { date: '2026-11-18', labourPeriod, remark: '' }
  const refusal = await refused(hr.call, createWorkedShiftFor, { params, body: shift })
  expect(actions.addShift?.code).toBe('on_prolonged_sick_leave')
  expect(refusal.code).toBe('on_prolonged_sick_leave')
  expect(Object.keys(_links ?? {})).not.toContain('createshift')
  const month = { params: { userId: anna.id, yearMonth: november } }
  expect((await call(hr.call, personMonthAbsences, month)).actions.book).toBeNull()
  expect((await worked()).actions.addShift).toBeNull()
})

test('the timesheet of an unknown contract gives 404 and writes no audit entry', async () => {
  const before = await db.selectFrom('audit_entries').select('id').execute()
  expect((await refused(hr.call, fullTimesheet, { params: { contractId: 999_999, yearMonth: november } })).status).toBe(
    404,
  )
  const noMonth = { contractId, yearMonth: '2026-13' }
  expect((await refusedWith(hr.call, fullTimesheet, { params: noMonth })).status).toBe(400)
  expect(await db.selectFrom('audit_entries').select('id').execute()).toHaveLength(before.length)
})
