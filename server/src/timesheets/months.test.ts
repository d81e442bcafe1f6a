import { beforeEach, expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../testing/annaAtWork.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world.ts'

const app = await startTestApp()
const { db } = app

let anna: AnnaAtWork['anna']
let hr: AnnaAtWork['hr']
let customerId: number
let contractId: number
let early: number

beforeEach(async () => {
  ;({ anna, hr, customerId, contractId, early } = await annaAtWork(app))
})

const plan = (startDate: string, of = contractId) =>
  anna.call.put(`/timesheet/${of}/${startDate.slice(0, 7)}/planned/addshift`, { body: { startDate, shiftId: early } })
const lock = (yearMonth = '2026-11') => anna.call.put(`/timesheet/${yearMonth}/lock`)
const confirm = (yearMonth = '2026-11', all = false, of = contractId) =>
  anna.call.put(`/timesheet/${of}/worked/complete`, { body: { yearMonth, all } })
const step = (action: string, body?: object, yearMonth = '2026-11', of = contractId) =>
  hr.call.put(`/administration/contract/${yearMonth}/${action}/${of}`, { body })
const rowOf = async (yearMonth = '2026-11', of = contractId) => {
  const { body } = await hr.call.get(`/administration/contract/${yearMonth}/all`)
  return body._embedded.contractWithTimeSheetInfoDtoList.find((row: { contractId: number }) => row.contractId === of)
}
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
const labourPeriod = { startDateTimestamp: '2026-11-18T07:00', endDateTimestamp: '2026-11-18T16:00' }

test('Anna locks all contracts of her month at once, and cannot lock them twice', async () => {
  const second = await givenContract(db, {
    personId: anna.id,
    customerId: await givenCustomer(db, { name: 'PC Elsenhove' }),
  })
  const answer = await lock()
  expect(answer.body).toMatchObject({
    yearMonth: '2026-11',
    timesheets: [
      { contractId, locked: true, completed: false, invoiced: false },
      { contractId: second, locked: true },
    ],
  })
  expect(refusal(await lock())).toEqual([409, 'already_locked'])
  const later = await givenContract(db, { personId: anna.id, customerId })
  expect((await lock()).body.timesheets).toHaveLength(3)
  expect(await rowOf('2026-11', later)).toMatchObject({ locked: true })
})

test('a month without a contract cannot be locked or confirmed', async () => {
  expect(refusal(await lock('2023-12'))).toEqual([409, 'no_contract_in_month'])
  expect((await confirm('2023-12')).status).toBe(404)
})

test('a locked month can still get shifts, in the calendar and in the table', async () => {
  await lock()
  expect((await plan('2026-11-23')).status).toBe(200)
  const body = { date: '2026-11-18', labourPeriod }
  expect((await anna.call.put(`/timesheet/${contractId}/2026-11/worked/createshift`, { body })).status).toBe(200)
})

test('after Anna confirms her month she cannot change it, and its balance counts', async () => {
  await plan('2026-11-18')
  expect(refusal(await confirm())).toEqual([409, 'not_locked'])
  await lock()
  const answer = await confirm()
  expect(answer.body).toMatchObject({ timesheets: [{ contractId, locked: true, completed: true }] })
  expect(answer.body.warning).toBeUndefined()
  expect(refusal(await confirm())).toEqual([409, 'already_confirmed'])
  expect(refusal(await plan('2026-11-19'))).toEqual([409, 'month_frozen'])
  const table = `/timesheet/${contractId}/2026-11/worked`
  const created = await anna.call.put(`${table}/createshift`, { body: { date: '2026-11-18', labourPeriod } })
  expect(refusal(created)).toEqual([409, 'month_frozen'])
  expect(refusal(await anna.call.put(`${table}/updateshift`, { body: { day: 18, labourPeriod } }))).toEqual([
    409,
    'month_frozen',
  ])
  expect(refusal(await anna.call.put(`${table}/removeshift`, { body: { day: 18 } }))).toEqual([409, 'month_frozen'])
  expect(refusal(await anna.call.put(`${table}/turnintoabsence`, { body: { dayOfMonth: 18 } }))).toEqual([
    409,
    'month_frozen',
  ])
  const { body } = await anna.call.get(`/timesheet/${contractId}/2026-11/planned`)
  expect(Object.keys(body._links).sort()).toEqual(['download', 'self'])
  const stored = await db.selectFrom('month_balances').selectAll().where('person_id', '=', anna.id).execute()
  expect(stored).toEqual([expect.objectContaining({ month_on: '2026-11-01', counted_seconds: 27360 * 2 })])
})

test('a month that has not begun cannot be confirmed; the current month can, with a warning about the shifts to come', async () => {
  await plan('2026-12-01')
  await lock('2026-12')
  expect(refusal(await confirm('2026-12'))).toEqual([409, 'month_not_begun'])
  await plan('2026-11-23')
  await plan('2026-11-18')
  await lock()
  expect((await confirm()).body.warning).toContain('23/11/2026')
  expect(await rowOf()).toMatchObject({ completed: true, confirmedAhead: true })
})

test('with `all` Anna confirms every contract or none, and the refusal names the contracts that cannot be confirmed', async () => {
  const second = await givenContract(db, {
    personId: anna.id,
    customerId: await givenCustomer(db, { name: 'PC Elsenhove' }),
  })
  await lock()
  await step('unlock', undefined, '2026-11', second)
  const refused = await confirm('2026-11', true)
  expect(refusal(refused)).toEqual([409, 'not_all_confirmable'])
  expect(refused.body.reasons).toEqual([{ contractId: second, refusal: { code: 'not_locked' } }])
  await lock()
  await confirm()
  expect(await db.selectFrom('month_balances').selectAll().where('person_id', '=', anna.id).execute()).toEqual([])
  const { body } = await confirm('2026-11', true)
  expect(body.timesheets.map(({ completed }: { completed: boolean }) => completed)).toEqual([true, true])
  expect(await db.selectFrom('month_balances').selectAll().where('person_id', '=', anna.id).execute()).toHaveLength(1)
})

test('HR’s overview lists every contract of the month by name, with state and hours', async () => {
  const zoe = await givenPerson(db, { firstName: 'Émile', lastName: 'Zola', kind: 'independent' })
  const internal = await givenCustomer(db, { name: 'Wijzerplaat', internal: true })
  const zoes = await givenContract(db, { personId: zoe, customerId: internal, until: '2026-11-01' })
  await plan('2026-11-18')
  await lock()
  expect(await rowOf()).toEqual({
    contractId,
    userId: anna.id,
    username: 'Anna Peeters',
    customerName: expect.stringContaining('AZ Klaverveld'),
    locked: true,
    lockedAt: expect.stringMatching(/^2026-/),
    completed: false,
    confirmedForInvoice: false,
    invoiced: false,
    changedByAdmin: false,
    confirmedAhead: false,
    confirmedByHr: null,
    reopened: null,
    workedHours: 7.6,
    employee: true,
    hrEmployerId: null,
    internal: false,
    version: 1,
  })
  expect(await rowOf('2026-11', zoes)).toMatchObject({ employee: false, internal: true, workedHours: 0 })
  expect(await rowOf('2026-12', zoes)).toBeUndefined()
  const { body } = await hr.call.get('/administration/contract/2026-11/all')
  const names = body._embedded.contractWithTimeSheetInfoDtoList.map(({ username }: { username: string }) => username)
  expect(names).toEqual([...names].sort(new Intl.Collator('nl-BE').compare))
})

test('HR locks the open contracts of a month; a second lock is refused', async () => {
  await plan('2026-10-05')
  const { status, body } = await hr.call.put('/administration/contract/2026-10/lockall')
  expect(status).toBe(200)
  expect(body._embedded.contractWithTimeSheetInfoDtoList.every(({ locked }: { locked: boolean }) => locked)).toBe(true)
  const again = await hr.call.put('/administration/contract/2026-10/lockall')
  expect(refusal(again)).toEqual([409, 'already_locked'])
  expect(again.body.current._embedded).toEqual(body._embedded)
  expect(refusal(await hr.call.put('/administration/contract/1999-10/lockall'))).toEqual([409, 'no_contract_in_month'])
  const locked = await hr.call.get(`/administration/timesheet/${contractId}/2026-10/locked/${anna.id}`)
  expect(locked.body.plannedShiftDtos).toHaveLength(1)
})

test('HR sees which HR user locked a planning, and no name when the employee locked it; the employee does not see the name', async () => {
  const ofHr = () => hr.call.get(`/administration/timesheet/${contractId}/2026-11/planned/${anna.id}`)
  await lock()
  expect((await ofHr()).body).toMatchObject({ locked: true, lockedByHr: null })
  await step('unlock')
  await hr.call.put('/administration/contract/2026-11/lockall')
  expect((await ofHr()).body).toMatchObject({ locked: true, lockedByHr: 'Wim Goossens' })
  const own = await anna.call.get(`/timesheet/${contractId}/2026-11/planned`)
  expect(own.body).toMatchObject({ locked: true, lockedByHr: null })
})

test('HR unlocks a month that is not confirmed', async () => {
  expect(refusal(await step('unlock'))).toEqual([409, 'not_locked'])
  await lock()
  expect((await step('unlock')).status).toBe(200)
  expect(await rowOf()).toMatchObject({ locked: false })
  await lock()
  await confirm()
  expect(refusal(await step('unlock'))).toEqual([409, 'already_confirmed'])
})

test('HR approves a confirmed timesheet and withdraws the approval', async () => {
  expect(refusal(await step('toggleConfirmForInvoice'))).toEqual([409, 'not_confirmed'])
  await lock()
  await confirm()
  await step('toggleConfirmForInvoice')
  expect(await rowOf()).toMatchObject({ confirmedForInvoice: true })
  await step('toggleConfirmForInvoice')
  expect(await rowOf()).toMatchObject({ confirmedForInvoice: false })
})

test('two HR users who both approve do not undo each other, and the second one sees the current state', async () => {
  await lock()
  await confirm()
  const approve = () => step('toggleConfirmForInvoice', { confirmedForInvoice: true })
  const answers = await Promise.all([approve(), approve()])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    code: 'already_approved',
    current: {
      timesheets: [{ contractId, locked: true, completed: true, confirmedForInvoice: true, invoiced: false }],
    },
  })
  expect(await rowOf()).toMatchObject({ confirmedForInvoice: true })
})

test('a reopened month is locked again, without approval and balance, and the confirmed shifts are kept', async () => {
  await plan('2026-11-18')
  await lock()
  expect(refusal(await step('reopen'))).toEqual([409, 'not_confirmed'])
  await confirm()
  await step('toggleConfirmForInvoice')
  expect((await step('reopen')).status).toBe(200)
  expect(await rowOf()).toMatchObject({ locked: true, completed: false, confirmedForInvoice: false })
  expect(await db.selectFrom('month_balances').selectAll().where('person_id', '=', anna.id).execute()).toEqual([])
  await confirm()
  await step('reopen', { reason: 'te vroeg bevestigd' })
  const { body } = await hr.call.get(`/administration/timesheet/${contractId}/2026-11/worked`)
  expect(body.reopenings.map(({ reason }: { reason: string }) => reason)).toEqual(['te vroeg bevestigd', 'geen reden'])
  expect(body.reopenings[0].workedShiftDtos).toHaveLength(1)
  expect((await plan('2026-11-19')).status).toBe(200)
})

test('HR’s overview shows which HR user confirmed or reopened a month, when and why, until the employee confirms', async () => {
  await lock()
  await step('complete', { reason: 'ziek thuis' })
  const by = { by: 'Wim Goossens', at: expect.stringMatching(/^2026-.*\+\d\d:00$/) }
  expect(await rowOf()).toMatchObject({ confirmedByHr: { ...by, reason: 'ziek thuis' }, reopened: null })
  await step('reopen', { reason: 'te vroeg' })
  await confirm()
  await step('reopen', { reason: 'shift vergeten' })
  expect(await rowOf()).toMatchObject({ confirmedByHr: null, reopened: { ...by, reason: 'shift vergeten' } })
  await confirm()
  expect(await rowOf()).toMatchObject({ confirmedByHr: null, reopened: null })
})

test('HR confirms the month for an employee who is ill, with a reason', async () => {
  await lock()
  expect((await step('complete', {})).body.errors).toEqual([{ path: 'reason', message: 'Het reden veld is verplicht' }])
  expect((await step('complete', { reason: 'ziek thuis' })).status).toBe(200)
  const { body } = await hr.call.get(`/administration/timesheet/${contractId}/2026-11/worked`)
  expect(body).toMatchObject({ completed: true, confirmation: { confirmedBy: 'Wim Goossens', reason: 'ziek thuis' } })
})

test('HR’s edit of a confirmed month marks the month, withdraws the approval and calculates the balance again', async () => {
  await plan('2026-11-18')
  await lock()
  await confirm()
  await step('toggleConfirmForInvoice')
  const edited = await hr.call.put(`/administration/timesheet/${contractId}/2026-11/worked/updateshift`, {
    body: { day: 18, labourPeriod },
  })
  expect(edited.body).toMatchObject({ completed: true, changedByAdmin: true, confirmedForInvoice: false })
  expect(edited.body.confirmation.workedShiftDtos[0]).toMatchObject({ workedHours: 7.6, title: 'Vroege' })
  expect(edited.body.workedShiftDtos[0]).toMatchObject({ workedHours: 9, title: '* Vroege' })
  const stored = await db
    .selectFrom('month_balances')
    .select('counted_seconds')
    .where('person_id', '=', anna.id)
    .executeTakeFirstOrThrow()
  expect(stored.counted_seconds).toBe(9 * 3600 + 27360)
})

test('an invoiced month is frozen for HR too', async () => {
  await plan('2026-11-18')
  await lock()
  await confirm()
  await givenInvoice()
  expect(refusal(await step('reopen'))).toEqual([409, 'already_invoiced'])
  expect(refusal(await step('toggleConfirmForInvoice'))).toEqual([409, 'already_invoiced'])
  const removal = await hr.call.put(`/administration/timesheet/${contractId}/2026-11/worked/removeshift`, {
    body: { day: 18 },
  })
  expect(refusal(removal)).toEqual([409, 'month_invoiced'])
  const { body } = await hr.call.get(`/administration/timesheet/${contractId}/2026-11/worked`)
  expect(body).toMatchObject({ invoiced: true, invoiceDtos: [{ invoiceNr: null, status: 'CREATED' }] })
  expect(Object.keys(body._links).sort()).toEqual(['download', 'self'])
})

const givenInvoice = () =>
  db
    .insertInto('invoices')
    .values({
      contract_id: contractId,
      month_on: '2026-11-01',
      invoice_on: '2026-11-20',
      vat_regime: 'EX_OTHER',
      vat_percentage: 0,
      contact_mail: 'goedele@azklaverveld.example',
      disclaimer: 'Vrijgesteld',
      customer_billing: '{}',
      customer_name: 'AZ Klaverveld',
      total_excluding_cents: 0,
      vat_cents: 0,
      total_including_cents: 0,
      created_at: '2026-11-20T09:00:00Z',
    })
    .execute()

test('a contract that is not active in the month has no timesheet', async () => {
  const ended = await givenContract(db, { personId: anna.id, customerId, until: '2026-10-31' })
  expect((await step('unlock', undefined, '2026-11', ended)).status).toBe(404)
  expect((await step('reopen', undefined, '2026-11', 999_999)).status).toBe(404)
})

test('a timesheet tells whether the person has another contract at the customer in the month', async () => {
  const isOneOfSeveral = async (of: number) =>
    (await hr.call.get(`/administration/timesheet/${of}/2026-11/worked`)).body.isOneOfSeveral
  await givenContract(db, { personId: anna.id, customerId, until: '2026-10-31' })
  expect(await isOneOfSeveral(contractId)).toBe(false)
  const second = await givenContract(db, { personId: anna.id, customerId })
  expect([await isOneOfSeveral(contractId), await isOneOfSeveral(second)]).toEqual([true, true])
})
