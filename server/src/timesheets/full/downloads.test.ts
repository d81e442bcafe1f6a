import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { stopRenderers } from '../../platform/documents/rendering/renderDocument.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world.ts'
import { readFullTimesheet } from './fullTimesheetStore.ts'
import { timesheetDocument } from './timesheetDocument.ts'

const { db, as } = await startTestApp()

let anna: { id: number; call: Caller }
let hr: Caller
let customerId: number
let contractId: number

beforeAll(async () => {
  hr = await as(await givenPerson(db, { firstName: 'Wim', lastName: 'Goossens', roles: ['ROLE_ADMIN'] }))
  customerId = await givenCustomer(db)
})

beforeEach(async () => {
  const id = await givenPerson(db, { firstName: 'Zoë', lastName: "D'Hondt" })
  anna = { id, call: await as(id) }
  contractId = await givenContract(db, { personId: id, customerId })
  const shiftId = await givenShiftType(db, customerId)
  await anna.call.put(`/timesheet/${contractId}/2026-11/planned/addshift`, {
    body: { startDate: '2026-11-18', shiftId },
  })
  const sick = { dayOfMonth: 19, absenceCategory: 'SICK_LEAVE', fullDay: true }
  await hr.put(`/administration/timesheet/${id}/2026-11/planned/addabsence`, { body: sick })
})

afterAll(stopRenderers)

const own = (caller = anna.call) => caller.get(`/timesheet/${contractId}/2026-11/download`)
const forHr = (of = contractId) => hr.get(`/administration/timesheet/${of}/2026-11/download`)
const confirm = async () => {
  await anna.call.put('/timesheet/2026-11/lock')
  await anna.call.put(`/timesheet/${contractId}/worked/complete`, { body: { yearMonth: '2026-11' } })
}

test('Zoë downloads her timesheet after she has confirmed it', async () => {
  const early = await own()
  expect([early.status, early.body.code]).toEqual([409, 'not_confirmed'])
  await confirm()
  const { status, headers, raw } = await own()
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store'])
  expect(headers['content-disposition']).toContain(encodeURIComponent('Timesheet_2026-11_Zoë-D-Hondt_AZ-Klaverveld'))
  const text = await textOf(raw)
  expect(text).toContain('18/11/2026')
  expect(text).toContain('Ziek')
  expect(text).toContain("Bevestigd door Zoë D'Hondt")
  expect(text).not.toContain('Niet bevestigd')
})

test('HR always downloads a timesheet, which is marked while it is not confirmed, and the audit trail has an entry', async () => {
  const { status, raw } = await forHr()
  expect(status).toBe(200)
  expect(await textOf(raw)).toContain('Niet bevestigd')
  const entry = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'download timesheet')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ entity: 'timesheet', entity_id: contractId, person_id: anna.id })
})

test('the customer’s PDF leaves out the name of an own shift type; the internal PDF contains it', async () => {
  await anna.call.post(`/shifttype/${customerId}`, {
    body: {
      name: 'Na de chemo',
      color: '#E8590C',
      labourTime: { startTime: '09:00', endTime: '13:00' },
      breakTime: null,
    },
  })
  const ownType = await db.selectFrom('shift_types').select('id').where('name', '=', 'Na de chemo').executeTakeFirst()
  await anna.call.put(`/timesheet/${contractId}/2026-11/planned/addshift`, {
    body: { startDate: '2026-11-20', shiftId: ownType?.id },
  })
  const row = (await readFullTimesheet(db, { contractId, yearMonth: toYearMonth('2026-11') }))!
  const titles = async (audience: 'customer' | 'internal') =>
    (await timesheetDocument(db, row, { contractId, yearMonth: toYearMonth('2026-11'), audience })).shifts.map(
      ({ title }) => title,
    )
  expect(await titles('internal')).toContain('Na de chemo')
  expect((await titles('customer')).at(-1)).toBe('Shift')
  expect((await titles('customer'))[0]).toBe((await titles('internal'))[0])
})

test('the timesheet of a colleague, or of a month without a contract, is not found', async () => {
  await confirm()
  const bert = await as(await givenPerson(db))
  expect((await own(bert)).status).toBe(404)
  expect((await anna.call.get(`/timesheet/${contractId}/2023-12/download`)).status).toBe(404)
  expect((await forHr(999_999)).status).toBe(404)
})
