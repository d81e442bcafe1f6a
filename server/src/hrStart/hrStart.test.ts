import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { hrStart, oddHours } from '@uurwerk/contract/hrStart/hrStart'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { givenShifts, givenTimesheet } from '../testing/world/invoicing/invoicingWorld.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenPerson, givenPersonAtWork } from '../testing/world/world.ts'
import { givenProlongedSickLeave } from '../testing/world/people/leave.ts'

const { db, hr } = await hrWorld()
const start = async (yearMonth: string) => await call(hr, hrStart, { params: { yearMonth: toYearMonth(yearMonth) } })
const odd = async (yearMonth: string) => await call(hr, oddHours, { params: { yearMonth: toYearMonth(yearMonth) } })

type Worker = { readonly lastName: string; readonly kind?: 'independent'; readonly from?: string }

async function givenWorker({ lastName, ...person }: Worker, customerId?: number) {
  const at = customerId ?? (await givenCustomer(db))
  const contract = { from: person.from }
  return { ...(await givenPersonAtWork(db, { lastName, ...person, customerId: at, contract })), customerId: at }
}

const on = (day: string, from: string, until: string) => ({
  start: `${day}T${from}+01:00`,
  end: `${day}T${until}+01:00`,
})

type Document = { readonly on: string; readonly cents: number; readonly number?: string; readonly live?: boolean }

async function givenInvoice({ on: day, cents, number, live = true }: Document): Promise<number> {
  const numbered = {
    number,
    number_year: 2026,
    number_sequence: Number(number?.slice(-6)),
    confirmed_at: `${day}T09:00Z`,
  }
  const { id } = await db
    .insertInto('invoices')
    .values({
      ...(number === undefined ? {} : numbered),
      live,
      invoice_on: day,
      vat_regime: 'BE21',
      vat_percentage: 21,
      contact_mail: 'klant@klant.example',
      customer_billing: '{}',
      customer_name: 'AZ Klaverveld',
      total_excluding_cents: cents,
      vat_cents: 21,
      total_including_cents: cents + 21,
      created_at: `${day}T09:00Z`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds the only row of an invoice with a number. It has the same VAT as the invoices of `givenInvoice`. */
async function givenOneCost(invoiceId: number, cents: number): Promise<void> {
  const accounting = { accounting_cost_id: 1, accounting_cost_name: 'Verplaatsing', billing_code: '613000' }
  const cost = {
    description: 'Opleiding',
    amount_hundredths: 100,
    units: 'stuk',
    cost_cents: cents,
    amount_cents: cents,
  }
  await db
    .insertInto('invoice_costs')
    .values({ invoice_id: invoiceId, position: 0, ...cost, ...accounting })
    .execute()
  const group = { category: 'S', percentage: 21, base_cents: cents, vat_cents: 21, code: '', reasons: [] }
  await db
    .insertInto('invoice_vat')
    .values({ invoice_id: invoiceId, position: 0, ...group })
    .execute()
}

test('HR’s start page counts each timesheet of the month in exactly one stage, and lists each person with an unconfirmed timesheet, with the contracts of these timesheets', async () => {
  const month = '2031-03'
  const from = '2031-03-01'
  const customerId = await givenCustomer(db, { name: 'Revalidatiecentrum De Wielewaal' })
  const open = await givenWorker({ lastName: 'Aerts', from }, customerId)
  const half = await givenContract(db, { personId: open.personId, customerId: await givenCustomer(db), from })
  await givenTimesheet(db, half, month, {})
  const busy = await givenWorker({ lastName: 'Bogaert', from })
  await givenTimesheet(db, busy.contractId, month, { confirmed: false })
  const submitted = await givenWorker({ lastName: 'Claes', from })
  await givenTimesheet(db, submitted.contractId, month, { approved: false })
  const billed = await givenWorker({ lastName: 'Declercq', from })
  const invoiceId = await givenInvoice({ on: '2031-04-01', cents: 100, number: '2026-000009' })
  await db
    .updateTable('invoices')
    .set({ contract_id: billed.contractId, month_on: from })
    .where('invoices.id', '=', invoiceId)
    .execute()

  const { timesheets, missing } = await start(month)
  expect(timesheets).toEqual([
    { stage: 'not_planned', count: 1 },
    { stage: 'in_progress', count: 1 },
    { stage: 'submitted', count: 1 },
    { stage: 'approved', count: 1 },
    { stage: 'invoiced', count: 1 },
  ])
  expect(missing).toEqual([
    {
      userId: open.personId,
      userName: 'Anna Aerts',
      contracts: [
        { contractId: open.contractId, customerName: expect.stringContaining('De Wielewaal'), stage: 'not_planned' },
      ],
      lastReminder: null,
      actions: { remind: { code: 'month_not_begun' } },
    },
    expect.objectContaining({
      userName: 'Anna Bogaert',
      contracts: [expect.objectContaining({ stage: 'in_progress' })],
    }),
    expect.objectContaining({ userName: 'Anna Declercq', contracts: [expect.objectContaining({ stage: 'invoiced' })] }),
  ])
})

test('HR’s start page lists working time warnings by person, the person with the most serious warnings first, and leaves out self-employed people', async () => {
  const short = await givenWorker({ lastName: 'Evers' })
  await givenShifts(db, short, [on('2026-02-10', '09:00', '10:00'), on('2026-02-11', '09:00', '10:00')])
  const tired = await givenWorker({ lastName: 'Fransen' })
  await givenShifts(db, tired, [on('2026-02-10', '14:00', '20:00'), on('2026-02-11', '06:00', '12:00')])
  const free = await givenWorker({ lastName: 'Goossens', kind: 'independent' })
  await givenShifts(db, free, [on('2026-02-10', '09:00', '10:00')])
  const { people, worst } = await odd('2026-02')
  expect({ people, worst }).toEqual({
    people: 2,
    worst: [
      {
        userId: tired.personId,
        userName: 'Anna Fransen',
        severity: 'strong',
        warnings: 1,
        message: 'Minder dan 11 uur rust tussen 10-02 en 11-02.',
      },
      {
        userId: short.personId,
        userName: 'Anna Evers',
        severity: 'warn',
        warnings: 2,
        message: 'Minder dan 3 uur werk na elkaar op 10-02 vanaf 09:00 en 11-02 vanaf 09:00.',
      },
    ],
  })
})

test('when many people have working time warnings, HR’s start page lists the fifty people with the most serious warnings and counts all people', async () => {
  for (let number = 0; number < 52; number++) {
    const worker = await givenWorker({ lastName: `Zomer ${number}` })
    await givenShifts(db, worker, [on('2026-01-13', '09:00', '10:00')])
  }
  const last = await givenWorker({ lastName: 'Zomers' })
  await givenShifts(db, last, [on('2026-01-13', '14:00', '20:00'), on('2026-01-14', '06:00', '12:00')])
  const { people, worst } = await odd('2026-01')
  expect([people, worst.length]).toEqual([53, 50])
  expect(worst[0]).toMatchObject({ userId: last.personId })
})

test('HR’s start page compares the hours of each customer with the month before, the customer with the most hours first', async () => {
  const quiet = await givenWorker({ lastName: 'Hermans' })
  await givenShifts(db, quiet, [on('2025-01-14', '08:00', '12:00'), on('2024-12-10', '08:00', '16:30')])
  const busy = await givenWorker({ lastName: 'Jacobs' })
  const second = await givenWorker({ lastName: 'Knockaert' }, busy.customerId)
  await givenShifts(db, busy, [on('2025-01-14', '08:00', '12:15')])
  await givenShifts(db, second, [on('2025-01-15', '08:00', '12:00')])
  const { customers } = await start('2025-01')
  expect(customers).toMatchObject([
    { customerId: busy.customerId, hours: 8.25, previousHours: 0 },
    { customerId: quiet.customerId, hours: 4, previousHours: 8.5 },
  ])
})

test('the turnover on HR’s start page is the invoices minus the credit notes, by the month of their date, without concept invoices', async () => {
  await givenInvoice({ on: '2026-09-30', cents: 100_050, number: '2026-000001' })
  const credited = await givenInvoice({ on: '2026-09-15', cents: 30_000, number: '2026-000002', live: false })
  await givenOneCost(credited, 30_000)
  const note = { number: 'CN2026-000001', number_year: 2026, number_sequence: 1, credited_on: '2026-11-02' }
  const totals = { total_excluding_cents: 30_000, vat_cents: 21, total_including_cents: 30_021 }
  await db
    .insertInto('credit_notes')
    .values({ ...note, ...totals, invoice_id: credited, created_at: '2026-11-02T09:00Z' })
    .execute()
  await givenInvoice({ on: '2026-10-01', cents: 77_700 })
  await givenInvoice({ on: '2025-11-30', cents: 55_500, number: '2026-000003' })
  await givenInvoice({ on: '2026-11-21', cents: 66_600, number: '2026-000004' })
  const { turnover } = await start('2026-11')
  expect(turnover.map(({ yearMonth }) => yearMonth)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ])
  expect(turnover.slice(-3)).toEqual([
    { yearMonth: '2026-09', amount: 1300.5 },
    { yearMonth: '2026-10', amount: 0 },
    { yearMonth: '2026-11', amount: -300 },
  ])
})

test('HR’s start page lists the concept invoices of the month and the unconfirmed e-mail addresses as tasks of HR', async () => {
  await givenInvoice({ on: '2025-03-12', cents: 100 })
  await givenInvoice({ on: '2025-03-13', cents: 100, number: '2026-000005' })
  await givenInvoice({ on: '2025-04-01', cents: 100 })
  const at = '2025-03-01T09:00Z'
  await db
    .insertInto('confirmed_emails')
    .values([
      { email_address: 'wacht@klant.example', created_at: at },
      { email_address: 'klaar@klant.example', created_at: at, confirmed_at: at, confirmer: 'Katrien Lauwers' },
    ])
    .execute()
  expect((await start('2025-03')).toDo).toEqual({
    invoicesToFinish: 1,
    emailsToConfirm: 1,
    unsignedAfterReminders: 0,
    patternsToFill: 0,
    peopleToFill: [],
    requestsToDecide: 0,
    claimsToDecide: 0,
    swapsToDecide: 0,
    disputedTimesheets: 0,
  })
})

test('HR’s start page counts absences in full days, with all kinds of sickness together', async () => {
  const bart = await givenPerson(db, { lastName: 'Lemmens' })
  const full = { full_day: true, halves: '[0,2)', seconds: 27_360 }
  const half = { full_day: false, halves: '[0,1)', seconds: 13_680 }
  const absences = [
    { day_on: '2026-11-09', category: 'SICK_LEAVE', ...full },
    { day_on: '2026-11-10', category: 'SICK_LEAVE_NO_CERTIFICATE', ...full },
    { day_on: '2026-11-12', category: 'VACATION', ...half },
    { day_on: '2026-11-20', category: 'UNPAID_LEAVE', ...full },
    { day_on: '2026-08-30', category: 'VACATION', ...full },
  ]
  await db
    .insertInto('absences')
    .values(absences.map((absence) => ({ ...absence, person_id: bart, created_at: '2026-01-01T00:00Z' })))
    .execute()
  const griet = await givenPerson(db, { lastName: 'Maes', until: '2026-11-18' })
  await givenProlongedSickLeave(db, { personId: griet, start: '2026-11-12' })
  const { absences: weeks } = await start('2026-11')
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ monday: '2026-08-31', week: 36, kinds: [] })
  expect(weeks.slice(-2)).toEqual([
    {
      monday: '2026-11-09',
      week: 46,
      kinds: [
        { kind: 'SICK_LEAVE', days: 4 },
        { kind: 'VACATION', days: 0.5 },
      ],
    },
    {
      monday: '2026-11-16',
      week: 47,
      kinds: [
        { kind: 'SICK_LEAVE', days: 3 },
        { kind: 'UNPAID_LEAVE', days: 1 },
      ],
    },
  ])
})

test('HR’s start page is empty, without an error, for a month without planning', async () => {
  expect(await start('2020-01')).toMatchObject({ missing: [], customers: [] })
  expect(await odd('2020-01')).toMatchObject({ people: 0, worst: [] })
})
