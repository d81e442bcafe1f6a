import { createPerson, editPerson } from '@uurwerk/contract/people/people'
import { hrEmployers } from '@uurwerk/contract/people/hrEmployers'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, errorsOf, refusedWith, callWith } from '../testing/call.ts'
import { personBody } from '../testing/world/masterDataBodies.ts'
import { statusesOf } from '../testing/statusesOf.ts'
import { peopleWorld } from '../testing/world/people/peopleWorld.ts'

const { db, katrienId, katrien, wim, creation, create, edit, givenEmployer, auditOf } = await peopleWorld()

test('the HR user Katrien adds the employee Annelies, who has her part-time percentage from the first day', async () => {
  const body = personBody({ partTimePercentage: 80, employeeNr: 12, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
  const made = await call(katrien, createPerson, { body })
  expect(made).toMatchObject({
    version: 1,
    email: body.email,
    firstName: 'Annelies',
    lastName: 'Vandenbroucke',
    partTimePercentage: 80,
    sickDayHours: 7.6,
    employeeNr: 12,
    employee: true,
    authProvider: 'GOOGLE',
    roles: ['ROLE_USER', 'ROLE_ADMIN'],
    hrEmployer: null,
    employmentStartDate: '2026-01-01',
    employmentEndDate: null,
    onProlongedSickLeave: false,
    recup: 0,
    recupOpeningYearMonth: null,
    recupOpeningHours: 0,
    contractSummaryDtos: [],
    prolongedSickLeavePeriodSet: [],
    partTimePercentageRecords: [{ percentage: 80, startDate: '2026-01-01', endDate: null }],
  })
  expect(Object.keys(made._links ?? {}).sort()).toEqual([
    'createNewPartTimePercentageRecord',
    'self',
    'start',
    'terminate',
    'updatePartTimePercentage',
    'user',
  ])
  expect(await auditOf(made.id)).toMatchObject([
    { action: 'create person', actor_id: katrienId, changes: { email: [null, body.email] } },
  ])
})

test('a person gets ‘Feestdag recup’ for public holidays on a weekend within the employment', async () => {
  const { id } = await create({ employmentStartDate: '2026-08-16' })
  // The public holiday on Saturday 15 August 2026 is before the start of the employment, so it gives no day. Days are
  // granted until the end of next year.
  const granted = await db
    .selectFrom('counter_entries')
    .select(['holiday_on', 'half_days'])
    .where('person_id', '=', id)
    .orderBy('holiday_on')
    .execute()
  expect(granted).toEqual(
    ['2026-11-01', '2027-05-01', '2027-08-15', '2027-12-25'].map((holiday_on) => ({ holiday_on, half_days: 2 })),
  )
  const independent = await create({ employee: false })
  expect(independent.employee).toBe(false)
  expect(await db.selectFrom('counter_entries').select('id').where('person_id', '=', independent.id).execute()).toEqual(
    [],
  )
})

test('all errors of a new person are reported at once, with the required Dutch sentences', async () => {
  const body = {
    firstName: ' ',
    email: 'annelies',
    partTimePercentage: 40,
    sickDayHours: 7.65,
    employeeNr: 10_000_000,
    employmentStartDate: '2026-02-30',
    provider: 'FACEBOOK',
    roles: [],
  }
  const answer = await refusedWith(katrien, createPerson, { body })
  expect(answer.status).toBe(422)
  expect(errorsOf(answer)).toEqual({
    firstName: 'Het voornaam veld is verplicht',
    lastName: 'Het achternaam veld is verplicht',
    email: 'Het email adres is niet geldig',
    partTimePercentage: 'Het deeltijds percentage veld moet minstens 50 zijn',
    sickDayHours: 'Het uren per ziektedag veld mag hoogstens 1 cijfer na de komma hebben',
    employeeNr: 'Het werknemersnummer veld mag niet meer dan 9999999 zijn',
    employmentStartDate: 'Het startdatum veld moet een bestaande datum zijn (JJJJ-MM-DD)',
    provider: 'Het provider veld moet één van deze zijn: GOOGLE, APPLE',
    roles: 'Het rol veld is verplicht',
  })
})

test('two people cannot have the same e-mail address, also in other capital letters, or when both are added at once', async () => {
  const made = await create()
  const again = await refused(katrien, createPerson, { body: personBody({ email: made.email.toUpperCase() }) })
  expect(again).toMatchObject({ status: 409, code: 'email_taken', errors: [{ path: 'email' }] })
  const body = personBody()
  const both = await Promise.all([outcomeOf(katrien, createPerson, { body }), outcomeOf(wim, createPerson, { body })])
  expect(statusesOf(both)).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.refusal?.code).toBe('email_taken')
})

test('a new person gets the only HR employer automatically, and HR must choose when there are two HR employers', async () => {
  const zorg = await givenEmployer('Wijzerplaat Zorg')
  expect((await create()).hrEmployer).toEqual({ id: zorg, name: 'Wijzerplaat Zorg' })
  const interim = await givenEmployer('Wijzerplaat Interim')
  const taken = (await create({ hrEmployerId: zorg, employeeNr: 31 })).email
  const refusal = await refused(katrien, createPerson, { body: personBody({ email: taken }) })
  expect(refusal).toMatchObject({ status: 422, code: 'hr_employer_required' })
  expect(errorsOf(refusal)).toEqual({
    hrEmployerId: 'Het HR werkgever veld is verplicht',
    email: 'Er bestaat al een gebruiker met dit e-mailadres.',
  })
  const readName = { ...personBody(), hrEmployer: { id: interim } }
  expect((await callWith(katrien, createPerson, { body: readName })).hrEmployer?.name).toBe('Wijzerplaat Interim')
  expect(await refused(...creation({ hrEmployerId: 999_999 }))).toMatchObject({
    status: 404,
    code: 'hr_employer_unknown',
  })
  const body = await call(katrien, hrEmployers)
  expect(body._embedded.hrEmployerDtoList.map(({ name }) => name)).toEqual(['Wijzerplaat Interim', 'Wijzerplaat Zorg'])
})

test('two people of one HR employer cannot have the same employee number', async () => {
  const [zorg, interim] = [await givenEmployer('Wijzerplaat Zorg'), await givenEmployer('Wijzerplaat Interim')]
  await create({ hrEmployerId: zorg, employeeNr: 77 })
  expect((await refused(...creation({ hrEmployerId: zorg, employeeNr: 77 }))).code).toBe('employee_number_taken')
  expect((await create({ hrEmployerId: interim, employeeNr: 77 })).employeeNr).toBe(77)
  const body = () => personBody({ hrEmployerId: interim, employeeNr: 78 })
  const both = await Promise.all([
    outcomeOf(katrien, createPerson, { body: body() }),
    outcomeOf(wim, createPerson, { body: body() }),
  ])
  expect(statusesOf(both)).toEqual([201, 409])
})

test('a person can move to another HR employer only when the employee number is free at that employer', async () => {
  const [zorg, interim] = [await givenEmployer('Wijzerplaat Zorg'), await givenEmployer('Wijzerplaat Interim')]
  await create({ hrEmployerId: interim, employeeNr: 79 })
  const made = await create({ hrEmployerId: zorg, employeeNr: 79 })
  const move = (employeeNr: number | null) => edit(made.id, { email: made.email, hrEmployerId: interim, employeeNr })
  expect(await refused(...move(79))).toMatchObject({
    status: 409,
    code: 'employee_number_taken',
    errors: [{ path: 'employeeNr' }],
  })
  expect(await call(...move(80))).toMatchObject({ employeeNr: 80, hrEmployer: { id: interim } })
})

test.each(['1900-01-01', '2126-01-01'])('an employment that starts on %s is refused', async (employmentStartDate) => {
  const made = await refused(katrien, createPerson, { body: personBody({ employmentStartDate }) })
  expect(made).toMatchObject({ status: 422, code: 'employment_start_out_of_range' })
  const { id, ...person } = await call(katrien, createPerson, { body: personBody() })
  const body = { ...person, provider: person.authProvider, employmentStartDate }
  const edited = await refused(katrien, editPerson, { params: { id }, body })
  expect(edited).toMatchObject({ status: 422, code: 'employment_start_out_of_range' })
})
