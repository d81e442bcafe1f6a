import { importExport } from '@uurwerk/contract/import/import'
import { importActs, undoImport } from '@uurwerk/contract/import/importActs'
import { IMPORT_KINDS } from '@uurwerk/contract/import/importColumn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { importing } from '../../testing/world/movingIn.ts'
import { givenHrEmployer } from '../../testing/world/payrollWorld.ts'
import { givenCounter } from '../../testing/world/people/leave.ts'
import { EMPLOYERS, randomCompany, type CompanyFiles } from '../../testing/world/randomCompany.ts'
import { sized } from '../../testing/sized.ts'
import { startTestApp, type Caller, type TestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson } from '../../testing/world/world.ts'

const [first, second] = [await startTestApp(), await startTestApp()]
for (const { db } of [first, second]) for (const name of EMPLOYERS) await givenHrEmployer(db, name, null)

/** Deletes all records of the company, and adds its only administrator. */
async function empty({ db, pool, as }: TestApp): Promise<Caller> {
  await pool.query('truncate people, customers, confirmed_emails, imports cascade')
  return as(
    await givenPerson(db, { email: 'hr@verhuis.example', firstName: 'Els', lastName: 'Maes', roles: ['ROLE_ADMIN'] }),
  )
}

async function importAll(hr: Caller, files: CompanyFiles): Promise<{ made: number; differing: number }> {
  const total = { made: 0, differing: 0 }
  for (const [kind, csv] of files) {
    // A file without rows is refused, so the test does not import it.
    if (csv.trimEnd().split('\r\n').length < 2) continue
    const report = await call(...importing(hr, kind, csv))
    total.made += report.made
    total.differing += report.differingCount
  }
  return total
}

async function exportAll(hr: Caller): Promise<CompanyFiles> {
  const files = []
  for (const kind of IMPORT_KINDS) {
    const { raw } = await outcomeOf(hr, importExport, { params: { kind } })
    files.push([kind, raw.toString()] as const)
  }
  return files
}

/** Undoes all imports, the last import first. */
async function undoAll(hr: Caller): Promise<void> {
  const { _embedded } = await call(hr, importActs)
  for (const { id } of _embedded.importActDtoList) await call(hr, undoImport, { params: { id } })
}

const OF_PERSON = '(select p.email from people p where p.id = t.person_id)'
const OF_CUSTOMER = '(select c.name from customers c where c.id = t.customer_id)'

/**
 * The stored records, with the names of people and customers instead of ids, because the ids differ in each company.
 */
const RECORDS = {
  people: `select t.email, t.first_name, t.last_name, t.kind, t.provider, t.sick_day_seconds, t.employee_number, t.hr_employer_id,
    t.employment_start_on::text, t.recup_opening_month::text, t.recup_opening_seconds from people t`,
  roles: `select ${OF_PERSON} as email, t.role from person_roles t`,
  percentages: `select ${OF_PERSON} as email, t.percentage_bp, t.start_on::text, t.end_on::text from part_time_records t`,
  customers: `select t.name, t.abbreviation, t.internal, t.morning_minute, t.evening_minute, t.night_minute, t.payment_term_days,
    t.street, t.organisation_name, (select m.name from customers m where m.id = t.parent_id) as parent from customers t`,
  rates: `select ${OF_CUSTOMER} as customer, t.bonus_type, t.percentage_bp from bonus_rates t`,
  emails: `select ${OF_CUSTOMER} as customer, e.email_address from customer_emails t join confirmed_emails e on e.id = t.confirmed_email_id`,
  shiftTypes: `select ${OF_CUSTOMER} as customer, t.name, t.color, t.start_minute, t.end_minute, t.break_start_minute from shift_types t`,
  contracts: `select ${OF_PERSON} as email, ${OF_CUSTOMER} as customer, t.start_on::text, t.end_on::text, t.reference,
    (select json_agg(json_build_array(o.start_on, o.end_on, o.base_rate_cents) order by o.start_on) from orders o
     where o.contract_id = t.id) as orders from contracts t`,
  balances: `select ${OF_PERSON} as email, t.year, t.counter_type, t.original_half_days, t.current_half_days from counter_balances t
    where t.original_half_days <> 0 or t.current_half_days <> 0`,
}

async function recordsOf({ pool }: TestApp): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  for (const [name, statement] of Object.entries(RECORDS)) {
    const { rows } = await pool.query<object>(statement)
    found[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return found
}

test(
  'the import of the files that a random company exported makes the same company, also after an undo of all imports',
  { tags: ['sized', 'repeated'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(randomCompany, async (files) => {
        const [hr, other] = [await empty(first), await empty(second)]
        const nothing = await recordsOf(second)
        expect((await importAll(hr, files)).made).toBeGreaterThan(0)
        const exported = await exportAll(hr)
        expect(await importAll(hr, exported), 'the exports have the stored values').toEqual({ made: 0, differing: 0 })
        expect((await importAll(other, exported)).differing).toBe(0)
        expect(await recordsOf(second)).toEqual(await recordsOf(first))
        expect(await exportAll(other)).toEqual(exported)
        await undoAll(other)
        expect(await recordsOf(second), 'the undo removes all imported records').toEqual(nothing)
        await importAll(other, exported)
        expect(await recordsOf(second), 'a second import makes the same records').toEqual(await recordsOf(first))
      }),
      { numRuns: sized(6, 50) },
    )
  },
)

test('an export contains no former employees and no inactive customers, and only HR can make it', async () => {
  const hr = await empty(first)
  await givenPerson(first.db, { email: 'mo@verhuis.example' })
  const left = await givenPerson(first.db, { email: 'zoe@verhuis.example' })
  await first.db.updateTable('people').set({ employment_end_on: '2026-10-31' }).where('people.id', '=', left).execute()
  const [open, closed] = [
    await givenCustomer(first.db, { name: 'De Linde' }),
    await givenCustomer(first.db, { name: 'De Beuk' }),
  ]
  await first.db.updateTable('customers').set({ active: false }).where('customers.id', '=', closed).execute()
  await givenContract(first.db, { personId: left, customerId: open })
  const files = new Map(await exportAll(hr))
  expect(files.get('people')).toContain('mo@verhuis.example')
  expect(files.get('people')).not.toContain('zoe@verhuis.example')
  expect(files.get('customers')).toContain('De Linde')
  expect(files.get('customers')).not.toContain('De Beuk')
  expect(files.get('contracts')).not.toContain('zoe@verhuis.example')
  const anna = await first.as(await givenPerson(first.db))
  expect((await refused(anna, importExport, { params: { kind: 'people' } })).status).toBe(403)
})

test('an export of the leave balances contains the balance that HR entered, and no balance that only a public holiday changed', async () => {
  const hr = await empty(first)
  const personId = await givenPerson(first.db, { email: 'mo@verhuis.example' })
  await givenCounter(first.db, { personId, days: 20 })
  const ofHoliday = { counter_type: 'RECUPERATION_HOLIDAY', cause: 'shift_planned', holiday_on: '2026-12-25' }
  await first.db
    .insertInto('counter_entries')
    .values({ ...ofHoliday, person_id: personId, year: 2026, half_days: 2, kind: 'grant', at: '2026-01-02T00:00:00Z' })
    .execute()
  const [, ...rows] = new Map(await exportAll(hr)).get('balances')!.trimEnd().split('\r\n')
  expect(rows.map((row) => row.split(';'))).toEqual([
    ['mo@verhuis.example', 'Wettelijke vakantie', '2026', '20', '20', '', ''],
  ])
})
