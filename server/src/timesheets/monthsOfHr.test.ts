import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { lockedPlannedMonth, personPlannedMonth, plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import {
  contractMonths,
  lockAllMonths,
  lockMonthFor,
  confirmMonthFor,
  reopenMonth,
  toggleApproval,
  unlockMonth,
} from '@uurwerk/contract/timesheets/contractMonths'
import { editWorkedShiftFor, fullTimesheet, removeWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request, refusedWith } from '../testing/call.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world/world.ts'
import { monthsWorld, november, refusal, labourPeriod } from '../testing/world/timesheets/monthsWorld.ts'

const { db, world, plan, lock, confirm, inMonth, rowOf } = await monthsWorld()

const october = toYearMonth('2026-10')

test('HR’s overview lists every contract of the month by name, with its state and hours', async () => {
  const zoe = await givenPerson(db, { firstName: 'Émile', lastName: 'Zola', kind: 'independent' })
  const internal = await givenCustomer(db, { name: 'Wijzerplaat', internal: true })
  const zoes = await givenContract(db, { personId: zoe, customerId: internal, until: '2026-11-01' })
  await call(...plan('2026-11-18'))
  await call(...lock())
  expect(await rowOf()).toEqual({
    contractId: world().contractId,
    userId: world().anna.id,
    username: 'Anna Peeters',
    customerName: expect.stringContaining('AZ Klaverveld'),
    step: 'locked',
    locked: true,
    lockedAt: expect.stringMatching(/^2026-/),
    completed: false,
    confirmedForInvoice: false,
    invoiced: false,
    changedByAdmin: false,
    confirmedAhead: false,
    confirmedByHr: null,
    reopened: null,
    customerState: null,
    workedHours: 7.6,
    remarks: 0,
    changedSinceExport: false,
    employee: true,
    hrEmployerId: null,
    internal: false,
    version: 1,
  })
  expect(await rowOf('2026-11', zoes)).toMatchObject({ employee: false, internal: true, workedHours: 0 })
  expect(await rowOf('2026-12', zoes)).toBeUndefined()
  const body = await call(world().hr.call, contractMonths, { params: { yearMonth: november } })
  const names = body._embedded.contractWithTimeSheetInfoDtoList.map(({ username }) => username)
  expect(body.actions['locked']).toEqual({
    approve: { code: 'not_confirmed' },
    withdraw: { code: 'not_confirmed' },
    confirm: null,
    reopen: { code: 'not_confirmed' },
    lock: { code: 'already_locked' },
    unlock: null,
    correct: null,
    payroll: null,
    remind: null,
    invoiceApproved: { code: 'not_approved' },
    invoiceInBatch: { code: 'timesheet_not_completed' },
  })
  expect(body.actions['locked independent']).toMatchObject({ payroll: { code: 'no_payroll_for_independent' } })
  expect(names).toEqual([...names].sort(new Intl.Collator('nl-BE').compare))
})

test('HR locks the open contracts of a month, and a second request to lock is refused', async () => {
  await call(...plan('2026-10-05'))
  const body = await call(world().hr.call, lockAllMonths, { params: { yearMonth: october } })
  expect(body._embedded.contractWithTimeSheetInfoDtoList.every(({ locked }) => locked)).toBe(true)
  const again = await refused(world().hr.call, lockAllMonths, { params: { yearMonth: october } })
  expect(refusal(again)).toEqual([409, 'already_locked'])
  expect(again.current).toMatchObject({ _embedded: body._embedded })
  expect(
    refusal(await refused(world().hr.call, lockAllMonths, { params: { yearMonth: toYearMonth('1999-10') } })),
  ).toEqual([409, 'no_contract_in_month'])
  const locked = await call(world().hr.call, lockedPlannedMonth, {
    params: { contractId: world().contractId, yearMonth: october, userId: world().anna.id },
  })
  expect(locked.plannedShiftDtos).toHaveLength(1)
})

test('HR can lock the planning of one contract; the other contracts stay open, and the history shows the contract', async () => {
  await call(...plan('2026-11-18'))
  const other = await givenContract(db, { personId: world().anna.id, customerId: await givenCustomer(db) })
  const lockForAnna = request(world().hr.call, lockMonthFor, inMonth())
  await call(...lockForAnna)
  expect([(await rowOf())?.locked, (await rowOf('2026-11', other))?.locked]).toEqual([true, false])
  expect(refusal(await refused(...lockForAnna))).toEqual([409, 'already_locked'])
  const params = { contractId: world().contractId, yearMonth: november, userId: world().anna.id }
  expect((await call(world().hr.call, lockedPlannedMonth, { params })).plannedShiftDtos).toHaveLength(1)
  const entry = await db
    .selectFrom('audit_entries')
    .select(['entity_id', 'person_id', 'actor_id'])
    .where('action', '=', 'lock month')
    .where('entity_id', '=', world().contractId)
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ entity_id: world().contractId, person_id: world().anna.id, actor_id: world().hr.id })
})

test('HR sees which HR user locked a planning, and no name when the employee locked it; the employee does not see the name', async () => {
  const ofHr = () =>
    call(world().hr.call, personPlannedMonth, {
      params: { contractId: world().contractId, yearMonth: november, userId: world().anna.id },
    })
  await call(...lock())
  expect(await ofHr()).toMatchObject({ locked: true, lockedByHr: null })
  await call(world().hr.call, unlockMonth, inMonth())
  await call(world().hr.call, lockAllMonths, { params: { yearMonth: november } })
  expect(await ofHr()).toMatchObject({ locked: true, lockedByHr: 'Wim Goossens' })
  const own = await call(world().anna.call, plannedMonth, inMonth())
  expect(own).toMatchObject({ locked: true, lockedByHr: null })
})

test('HR can unlock a month that is not confirmed', async () => {
  expect(refusal(await refused(world().hr.call, unlockMonth, inMonth()))).toEqual([409, 'not_locked'])
  await call(...lock())
  await call(world().hr.call, unlockMonth, inMonth())
  expect(await rowOf()).toMatchObject({ locked: false })
  await call(...lock())
  await call(...confirm())
  expect(refusal(await refused(world().hr.call, unlockMonth, inMonth()))).toEqual([409, 'already_confirmed'])
})

test('HR can approve a confirmed timesheet and withdraw the approval', async () => {
  expect(refusal(await refused(world().hr.call, toggleApproval, inMonth()))).toEqual([409, 'not_confirmed'])
  await call(...lock())
  await call(...confirm())
  await call(world().hr.call, toggleApproval, inMonth())
  expect(await rowOf()).toMatchObject({ confirmedForInvoice: true })
  await call(world().hr.call, toggleApproval, inMonth())
  expect(await rowOf()).toMatchObject({ confirmedForInvoice: false })
})

test('when two HR users approve one month, the second user changes nothing and gets the current state', async () => {
  await call(...lock())
  await call(...confirm())
  const approve = () =>
    outcomeOf(world().hr.call, toggleApproval, { ...inMonth(), body: { confirmedForInvoice: true } })
  const answers = await Promise.all([approve(), approve()])
  expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
    code: 'already_approved',
    current: {
      timesheets: [
        { contractId: world().contractId, locked: true, completed: true, confirmedForInvoice: true, invoiced: false },
      ],
    },
  })
  expect(await rowOf()).toMatchObject({ confirmedForInvoice: true })
})

test('a reopened month is locked again, without an approval and a stored balance, and keeps its confirmed shifts', async () => {
  await call(...plan('2026-11-18'))
  await call(...lock())
  expect(refusal(await refused(world().hr.call, reopenMonth, inMonth()))).toEqual([409, 'not_confirmed'])
  await call(...confirm())
  await call(world().hr.call, toggleApproval, inMonth())
  await call(world().hr.call, reopenMonth, inMonth())
  expect(await rowOf()).toMatchObject({ locked: true, completed: false, confirmedForInvoice: false })
  expect(await db.selectFrom('month_balances').selectAll().where('person_id', '=', world().anna.id).execute()).toEqual(
    [],
  )
  await call(...confirm())
  await call(world().hr.call, reopenMonth, { ...inMonth(), body: { reason: 'te vroeg bevestigd' } })
  const body = await call(world().hr.call, fullTimesheet, inMonth())
  expect(body.reopenings.map(({ reason }) => reason)).toEqual(['te vroeg bevestigd', 'geen reden'])
  expect(body.reopenings[0]!.workedShiftDtos).toHaveLength(1)
  await call(...plan('2026-11-19'))
})

test('HR’s overview shows which HR user confirmed or reopened a month, when and why, until the employee confirms that month', async () => {
  await call(...lock())
  await call(world().hr.call, confirmMonthFor, { ...inMonth(), body: { reason: 'ziek thuis' } })
  const by = { by: 'Wim Goossens', at: expect.stringMatching(/^2026-.*\+\d\d:00$/) }
  expect(await rowOf()).toMatchObject({ confirmedByHr: { ...by, reason: 'ziek thuis' }, reopened: null })
  await call(world().hr.call, reopenMonth, { ...inMonth(), body: { reason: 'te vroeg' } })
  await call(...confirm())
  await call(world().hr.call, reopenMonth, { ...inMonth(), body: { reason: 'shift vergeten' } })
  expect(await rowOf()).toMatchObject({ confirmedByHr: null, reopened: { ...by, reason: 'shift vergeten' } })
  await call(...confirm())
  expect(await rowOf()).toMatchObject({ confirmedByHr: null, reopened: null })
})

test('HR can confirm the month of an employee who is ill, with a reason', async () => {
  await call(...lock())
  expect((await refusedWith(world().hr.call, confirmMonthFor, { ...inMonth(), body: {} })).errors).toEqual([
    { path: 'reason', message: 'Het reden veld is verplicht' },
  ])
  await call(world().hr.call, confirmMonthFor, { ...inMonth(), body: { reason: 'ziek thuis' } })
  const body = await call(world().hr.call, fullTimesheet, inMonth())
  expect(body).toMatchObject({ completed: true, confirmation: { confirmedBy: 'Wim Goossens', reason: 'ziek thuis' } })
})

test('when HR edits a confirmed month, the month is marked as changed, loses its approval, and its balance is calculated again', async () => {
  await call(...plan('2026-11-18'))
  await call(...lock())
  await call(...confirm())
  await call(world().hr.call, toggleApproval, inMonth())
  const edited = await call(world().hr.call, editWorkedShiftFor, {
    ...inMonth(),
    body: { day: 18, labourPeriod },
  })
  expect(edited).toMatchObject({ completed: true, changedByAdmin: true, confirmedForInvoice: false })
  expect(edited.confirmation?.workedShiftDtos[0]).toMatchObject({ workedHours: 7.6, title: 'Vroege' })
  expect(edited.workedShiftDtos[0]).toMatchObject({ workedHours: 9, title: '* Vroege' })
  const stored = await db
    .selectFrom('month_balances')
    .select('counted_seconds')
    .where('person_id', '=', world().anna.id)
    .executeTakeFirstOrThrow()
  expect(stored.counted_seconds).toBe(9 * 3600 + 27360)
})

test('HR cannot change an invoiced month', async () => {
  await call(...plan('2026-11-18'))
  await call(...lock())
  await call(...confirm())
  await givenInvoice()
  expect(refusal(await refused(world().hr.call, reopenMonth, inMonth()))).toEqual([409, 'already_invoiced'])
  expect(refusal(await refused(world().hr.call, toggleApproval, inMonth()))).toEqual([409, 'already_invoiced'])
  const removal = await refused(world().hr.call, removeWorkedShiftFor, {
    ...inMonth(),
    body: { day: 18 },
  })
  expect(refusal(removal)).toEqual([409, 'month_invoiced'])
  const body = await call(world().hr.call, fullTimesheet, inMonth())
  expect(body).toMatchObject({ invoiced: true, invoiceDtos: [{ invoiceNr: null, status: 'CREATED' }] })
  expect(Object.keys(body._links ?? {}).sort()).toEqual(['download', 'self'])
})

const givenInvoice = () =>
  db
    .insertInto('invoices')
    .values({
      contract_id: world().contractId,
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
