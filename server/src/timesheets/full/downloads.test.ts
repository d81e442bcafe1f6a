import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import {
  confirmMonth,
  downloadTimesheet,
  downloadTimesheetFor,
  lockMonth,
} from '@uurwerk/contract/timesheets/timesheets'
import { addOwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenHr, givenPerson, givenShiftType } from '../../testing/world/world.ts'
import { readPrintedTimesheet } from './fullTimesheetStore.ts'
import { timesheetDocument } from './timesheetDocument.ts'

const november = toYearMonth('2026-11')

const { db, as } = await startTestApp()

let anna: { id: number; call: Caller }
let hr: Caller
let customerId: number
let contractId: number

beforeAll(async () => {
  hr = (await givenHr({ db, as })).call
  customerId = await givenCustomer(db)
})

beforeEach(async () => {
  const id = await givenPerson(db, { firstName: 'Zoë', lastName: "D'Hondt" })
  anna = { id, call: await as(id) }
  contractId = await givenContract(db, { personId: id, customerId })
  const shiftId = await givenShiftType(db, customerId)
  await call(anna.call, planShift, {
    params: { contractId, yearMonth: november },
    body: { startDate: '2026-11-18', shiftId },
  })
  const sick = { dayOfMonth: 19, absenceCategory: 'SICK_LEAVE', fullDay: true } as const
  await call(hr, bookAbsenceFor, { params: { userId: id, yearMonth: november }, body: sick })
})

const own = (caller = anna.call) =>
  request(caller, downloadTimesheet, { params: { id: contractId, yearMonth: november } })
const forHr = (of = contractId) =>
  request(hr, downloadTimesheetFor, { params: { contractId: of, yearMonth: november } })
const confirm = async () => {
  await call(anna.call, lockMonth, { params: { yearMonth: november } })
  await call(anna.call, confirmMonth, { params: { contractId }, body: { yearMonth: '2026-11' } })
}

test('the employee Zoë can download her timesheet after she has confirmed it', async () => {
  const early = await refused(...own())
  expect([early.status, early.code]).toEqual([409, 'not_confirmed'])
  await confirm()
  const { status, headers, raw } = await outcomeOf(...own())
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store'])
  expect(headers['content-disposition']).toContain(encodeURIComponent('Timesheet_2026-11_Zoë-D-Hondt_AZ-Klaverveld'))
  const text = await textOf(raw)
  expect(text).toContain('18/11/2026')
  expect(text).toContain('Ziek')
  expect(text).toContain("Bevestigd door Zoë D'Hondt")
  expect(text).not.toContain('Niet bevestigd')
})

test('HR can always download a timesheet, which is marked while it is not confirmed, and the audit trail records the download', async () => {
  const { status, raw } = await outcomeOf(...forHr())
  expect(status).toBe(200)
  expect(await textOf(raw)).toContain('Niet bevestigd')
  const entry = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'download timesheet')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ entity: 'timesheet', entity_id: contractId, person_id: anna.id })
})

test('the PDF for the customer leaves out the name of an own shift type, and the internal PDF contains it', async () => {
  await call(anna.call, addOwnShiftType, {
    params: { customerId },
    body: {
      name: 'Na de chemo',
      color: '#E8590C',
      labourTime: { startTime: '09:00', endTime: '13:00' },
      breakTime: null,
    },
  })
  const ownType = await db
    .selectFrom('shift_types')
    .select('id')
    .where('name', '=', 'Na de chemo')
    .executeTakeFirstOrThrow()
  await call(anna.call, planShift, {
    params: { contractId, yearMonth: november },
    body: { startDate: '2026-11-20', shiftId: ownType.id },
  })
  const row = (await readPrintedTimesheet(db, { contractId, yearMonth: toYearMonth('2026-11') }))!
  const titles = async (audience: 'customer' | 'internal') =>
    (await timesheetDocument(db, row, { contractId, yearMonth: toYearMonth('2026-11'), audience })).shifts.map(
      ({ title }) => title,
    )
  expect(await titles('internal')).toContain('Na de chemo')
  expect((await titles('customer')).at(-1)).toBe('Shift')
  expect((await titles('customer'))[0]).toBe((await titles('internal'))[0])
})

test('the timesheet of a colleague, or of a month without a contract, gives 404', async () => {
  await confirm()
  const bert = await as(await givenPerson(db))
  expect((await refused(...own(bert))).status).toBe(404)
  expect(
    (await refused(anna.call, downloadTimesheet, { params: { id: contractId, yearMonth: toYearMonth('2023-12') } }))
      .status,
  ).toBe(404)
  expect((await refused(...forHr(999_999))).status).toBe(404)
})
