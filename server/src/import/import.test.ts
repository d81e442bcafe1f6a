import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '../testing/startTestApp.ts'
import { importing, manyBalances, manyContracts, manyCustomers, manyPeople } from '../testing/movingIn.ts'
import { givenPerson } from '../testing/world.ts'

let app: TestApp
let hr: Caller

/** All rows of all database tables, except sessions and stored answers. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows: names } = await app.pool.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename not in ('sessions', 'idempotent_answers', 'call_counts', 'import_runs') order by tablename`,
  )
  const tables: Record<string, unknown> = {}
  for (const { name } of names) {
    const { rows } = await app.pool.query(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`)
    tables[name] = rows
  }
  return tables
}

const count = async (table: 'contracts' | 'orders'): Promise<number> =>
  Number((await app.pool.query(`select count(*) as n from ${table}`)).rows[0].n)

const PEOPLE = 60
const CUSTOMERS = 20
const CONTRACTS = 70

const files: readonly [kind: string, csv: string, rows: number][] = [
  ['people', manyPeople(PEOPLE), PEOPLE],
  ['customers', manyCustomers(CUSTOMERS), CUSTOMERS],
  ['contracts', manyContracts(CONTRACTS, { people: PEOPLE, customers: CUSTOMERS }), CONTRACTS],
  ['balances', manyBalances(PEOPLE), 2 * PEOPLE],
]

beforeAll(async () => {
  app = await startTestApp()
  hr = await app.as(await givenPerson(app.db, { firstName: 'Els', lastName: 'Bogaerts', roles: ['ROLE_ADMIN'] }))
})

test('a company moves in: each check reports what comes and writes nothing, the import makes it, a second import changes nothing', async () => {
  for (const [kind, csv, rows] of files) {
    const before = await everything()
    const preview = await importing(hr, kind, csv, { preview: true })
    expect(preview.body).toMatchObject({ preview: true, rows, made: rows, unchanged: 0, errors: [] })
    expect(preview.body.sample).toHaveLength(5)
    expect(await everything()).toEqual(before)
    const done = await importing(hr, kind, csv)
    expect(done.status).toBe(200)
    expect(done.body).toMatchObject({ preview: false, made: rows, unchanged: 0 })
  }
  expect(await count('contracts')).toBe(CONTRACTS)
  expect(await count('orders')).toBe(CONTRACTS)

  const before = await everything()
  for (const [kind, csv, rows] of files) {
    const again = await importing(hr, kind, csv)
    expect(again.body).toMatchObject({ made: 0, unchanged: rows, differing: [], errors: [] })
  }
  expect(await everything()).toEqual(before)
})

test('when one file is imported twice at once, one import makes everything and the other finds everything', async () => {
  const csv = manyContracts(CONTRACTS, { people: PEOPLE, customers: CUSTOMERS }).replaceAll('-2026', '-2027')
  const answers = await Promise.all([importing(hr, 'contracts', csv), importing(hr, 'contracts', csv)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ body }) => body.made).sort((a, b) => a - b)).toEqual([0, CONTRACTS])
  expect(await count('contracts')).toBe(2 * CONTRACTS)
})

test('an imported person has the values that the form gives, and the audit has one entry for the import', async () => {
  const made = {
    email: 'tom@verhuis.example',
    firstName: 'Tom',
    lastName: 'Aerts',
    employmentStartDate: '2025-03-01',
    provider: 'GOOGLE',
    roles: ['ROLE_USER'],
    partTimePercentage: 80,
    sickDayHours: 7.6,
  }
  const byForm = (await hr.post('/administration/user', { body: made })).body
  const csv =
    'e-mail,VOORNAAM,achternaam,startdatum,deeltijds percentage\nsara@verhuis.example,Sara,Aerts,1/3/2025,80\n'
  await importing(hr, 'people', csv)
  const people = (await hr.get('/administration/user/active')).body._embedded.userDtoList
  const sara = people.find(({ email }: { email: string }) => email === 'sara@verhuis.example')
  const imported = (await hr.get(`/administration/user/${sara.id}`)).body
  const own = { id: 0, email: '', firstName: '', _links: {}, partTimePercentageRecords: [] }
  expect({ ...imported, ...own }).toEqual({ ...byForm, ...own })
  expect(imported.partTimePercentageRecords).toMatchObject([{ percentage: 80, startDate: '2025-03-01', endDate: null }])
  const counters = (id: number) => hr.get(`/administration/user/${id}/vacation/2026`)
  expect((await counters(sara.id)).body._embedded).toEqual((await counters(byForm.id)).body._embedded)

  const { rows } = await app.pool.query(
    `select action, changes from audit_entries where action in ('import people', 'create person') order by id desc limit 2`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['import people', 'create person'])
  expect(rows[0].changes).toMatchObject({ rows: [null, 1], made: [null, 1], unchanged: [null, 0] })
})

test('a record with other values is reported field by field, and is not changed', async () => {
  const csv = 'E-mail;Voornaam;Achternaam;Startdatum\r\nlies@verhuis.example;Lies;Claes;2025-01-01\r\n'
  await importing(hr, 'people', csv)
  const before = await everything()
  const again = await importing(hr, 'people', csv.replace('Claes', 'Claeys').replace('2025-01-01', '02-01-2025'))
  expect(again.body).toMatchObject({ made: 0, unchanged: 0, errors: [] })
  expect(again.body.differing).toEqual([
    {
      row: 2,
      name: 'Lies Claeys',
      message: 'Bestaat al, met andere gegevens: achternaam, startdatum. Blijft zoals het is.',
      fields: [
        { column: 'Achternaam', stored: 'Claes', entered: 'Claeys' },
        { column: 'Startdatum', stored: '01-01-2025', entered: '02-01-2025' },
      ],
    },
  ])
  expect(await everything()).toEqual(before)
})

test('an inactive customer of the same name is reported with its status and stays inactive', async () => {
  const csv = manyCustomers(1)
  await importing(hr, 'customers', csv)
  const { id } = await app.db.selectFrom('customers').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const activate = (newActivationStatus: boolean) =>
    hr.patch(`/administration/customer/${id}/toggleActive`, { body: { newActivationStatus } })
  expect((await activate(false)).status).toBe(200)
  const { body } = await importing(hr, 'customers', csv)
  expect(body).toMatchObject({ made: 0, errors: [], differing: [{ row: 2 }] })
  expect((await hr.get(`/administration/customer/${id}`)).body.active).toBe(false)
  await activate(true)
})

test('a balance that only public holidays have changed can still be opened; a balance that HR has set stays', async () => {
  const person = 'E-mail;Voornaam;Achternaam;Startdatum\nnoor@verhuis.example;Noor;Jacobs;01-01-2020\n'
  await importing(hr, 'people', person)
  const rows = ['noor@verhuis.example;Recup feestdag;2026;3;0,5', 'noor@verhuis.example;anciënniteitsverlof;2026;2;2']
  const csv = ['E-mail;Soort;Jaar;Toegekend;Over', ...rows, ''].join('\n')
  expect((await importing(hr, 'balances', csv)).body).toMatchObject({ made: 2, errors: [] })
  const people = (await hr.get('/administration/user/active')).body._embedded.userDtoList
  const noor = people.find(({ email }: { email: string }) => email === 'noor@verhuis.example')
  const { vacationCounterDtoList: counters } = (await hr.get(`/administration/user/${noor.id}/vacation/2026`)).body
    ._embedded
  const counter = (type: string) => counters.find((one: { type: string }) => one.type === type)
  expect(counter('RECUPERATION_HOLIDAY')).toMatchObject({ originalBalance: 3, currentBalance: 0.5 })
  expect(counter('SENIORITY_LEAVE')).toMatchObject({ originalBalance: 2, currentBalance: 2 })
  const other = await importing(hr, 'balances', csv.replace('3;0,5', '3;1'))
  expect(other.body).toMatchObject({ made: 0, unchanged: 1 })
  expect(other.body.differing[0].fields).toEqual([{ column: 'Over', stored: '0,5', entered: '1' }])
})

test('the template has the headers, and its example is not imported', async () => {
  for (const kind of ['people', 'customers', 'contracts', 'balances']) {
    const { body, headers } = await hr.get(`/administration/import/${kind}/template`)
    expect(headers['content-disposition']).toContain('.csv')
    expect(body.startsWith('\uFEFF')).toBe(true)
    const answer = await importing(hr, kind, body, { preview: true })
    expect(answer.body).toMatchObject({ rows: 0, made: 0, errors: [], ignoredColumns: [] })
  }
})

test('an employee cannot import', async () => {
  const anna = await app.as(await givenPerson(app.db))
  expect((await importing(anna, 'people', manyPeople(1))).status).toBe(403)
  expect((await hr.get('/administration/import/shifts/template')).status).toBe(404)
})
