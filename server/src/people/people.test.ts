import {
  activePeople,
  createPerson,
  editPerson,
  people,
  person as personCall,
  profile,
} from '@uurwerk/contract/people/people'
import { peopleList } from '@uurwerk/contract/people/peopleList'
import { hrEmployers } from '@uurwerk/contract/people/hrEmployers'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { addPartTimeRecord } from '@uurwerk/contract/people/partTime'
import { beforeEach, expect, test } from 'vitest'
import { call, outcomeOf, refused, request, errorsOf, refusedWith, callWith } from '../testing/call.ts'
import { personBody, type PersonFields } from '../testing/world/masterDataBodies.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { statusesOf } from '../testing/statusesOf.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world/world.ts'

const { db, as, clock } = await startTestApp()
const katrienId = await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] })
const katrien = await as(katrienId)
const wim = await as(
  await givenPerson(db, { firstName: 'Wim', lastName: 'Goossens', roles: ['ROLE_ADMIN', 'ROLE_USER'] }),
)

beforeEach(async () => {
  await db.updateTable('people').set({ hr_employer_id: null, employee_number: null }).execute()
  await db.deleteFrom('hr_employers').execute()
})

const creation = (changes: PersonFields = {}) => request(katrien, createPerson, { body: personBody(changes) })
const create = (changes: PersonFields = {}) => call(...creation(changes))

const edit = (id: number, changes: PersonFields) =>
  request(katrien, editPerson, { params: { id }, body: personBody(changes) })

const givenEmployer = async (name: string) =>
  (await db.insertInto('hr_employers').values({ name }).returning('id').executeTakeFirstOrThrow()).id

const auditOf = (id: number) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'changes', 'actor_id'])
    .where('entity', '=', 'person')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()

const mailsSince = async (id: number) =>
  (await db.selectFrom('mails').selectAll().where('id', '>', id).orderBy('id').execute()).map(
    ({ kind, recipients, subject }) => [kind, ...recipients, subject],
  )
const lastMail = async () =>
  (await db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0

test('when the e-mail address of a person changes, the old and the new address get a mail', async () => {
  const { id } = await create({ email: 'adres-van-vroeger@uurwerk.example' })
  const before = await lastMail()
  await call(...edit(id, { email: 'adres-van-nu@uurwerk.example', version: 1 }))
  const subject = 'Het e-mailadres van je account in Uurwerk is gewijzigd'
  expect(await mailsSince(before)).toEqual([
    ['account', 'adres-van-vroeger@uurwerk.example', subject],
    ['account', 'adres-van-nu@uurwerk.example', subject],
  ])
  await call(...edit(id, { email: 'ADRES-van-nu@uurwerk.example', firstName: 'Anneke', version: 2 }))
  expect(await mailsSince(before)).toHaveLength(2)
})

test.each(['entered', 'given the role'])('all administrators get a mail when an administrator is %s', async (how) => {
  const email = `${how.replaceAll(' ', '-')}@uurwerk.example`
  const roles: PersonFields['roles'] = ['ROLE_USER', 'ROLE_ADMIN']
  const known = how === 'entered' ? null : await create({ email })
  const before = await lastMail()
  if (known === null) await create({ email, roles })
  else await call(...edit(known.id, { email, roles, version: 1 }))
  const mails = await mailsSince(before)
  const administrators = await db
    .selectFrom('people')
    .innerJoin('person_roles as r', 'r.person_id', 'people.id')
    .select('email')
    .where('r.role', '=', 'ROLE_ADMIN')
    .orderBy('id')
    .execute()
  expect(administrators.length).toBeGreaterThan(2)
  expect(mails.map(([, recipient]) => recipient)).toEqual(administrators.map((person) => person.email))
  expect(mails[0]?.[2]).toMatch(/ is nu admin in Uurwerk$/)
})

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

test('an edit of a person does not change the prolonged sickness of that person', async () => {
  const made = await create()
  const { onProlongedSickLeave, prolongedSickLeavePeriodSet } = await callWith(katrien, editPerson, {
    params: { id: made.id },
    body: { ...personBody({ email: made.email }), onProlongedSickLeave: true },
  })
  expect({ onProlongedSickLeave, prolongedSickLeavePeriodSet }).toEqual({
    onProlongedSickLeave: false,
    prolongedSickLeavePeriodSet: [],
  })
})

test('an edit of a person without an employee number removes the number, and an edit without an opening balance keeps the opening balance', async () => {
  const made = await create({ employeeNr: 4712, recupOpeningYearMonth: '2026-02', recupOpeningHours: 3 })
  const body = await call(...edit(made.id, { email: made.email }))
  expect(body).toMatchObject({ employeeNr: null, recupOpeningYearMonth: '2026-02', recupOpeningHours: 3 })
})

test('a client can send the answer about a person back unchanged, with the same field names', async () => {
  const zorg = await givenEmployer('Wijzerplaat Zorg')
  await givenEmployer('Wijzerplaat Interim')
  const made = await create({
    hrEmployerId: zorg,
    provider: 'APPLE',
    recupOpeningYearMonth: '2026-03',
    recupOpeningHours: 12.5,
  })
  const body = await callWith(katrien, editPerson, { params: { id: made.id }, body: { ...made, firstName: 'An' } })
  const { _links: _, ...rest } = made
  expect(body).toMatchObject({ ...rest, firstName: 'An', version: 2 })
  expect((await auditOf(made.id))[1]).toMatchObject({
    action: 'edit person',
    changes: { firstName: ['Annelies', 'An'] },
  })
})

test('when two HR users edit one person, the second save is refused, and the second user reads the changes of the first user', async () => {
  const made = await create()
  await call(...edit(made.id, { firstName: 'An', version: 1 }))
  const late = await refused(wim, editPerson, { params: { id: made.id }, body: personBody({ version: 1 }) })
  expect(late).toMatchObject({
    status: 409,
    code: 'stale',
    current: { id: made.id, firstName: 'An', version: 2 },
    changedBy: 'Katrien Lauwers',
  })
})

test('when HR changes the e-mail address or the provider of a person, the old account loses access', async () => {
  const made = await create()
  await db.updateTable('people').set({ provider_subject: 'google-1' }).where('id', '=', made.id).execute()
  const annelies = await as(made.id)
  const subject = async () =>
    (await db.selectFrom('people').select('provider_subject').where('id', '=', made.id).executeTakeFirstOrThrow())
      .provider_subject
  await call(...edit(made.id, { email: made.email.toUpperCase() }))
  await call(annelies, currentUser)
  expect(await subject()).toBe('google-1')
  await call(...edit(made.id, { email: 'nieuw@uurwerk.example' }))
  expect((await refused(annelies, currentUser)).status).toBe(401)
  expect(await subject()).toBeNull()
})

test('the employment cannot start after the first record of the person, and the first part-time record starts with the employment', async () => {
  const made = await create({ partTimePercentage: 60 })
  const customerId = await givenCustomer(db)
  await givenContract(db, { personId: made.id, customerId, from: '2026-02-01' })
  const late = await refused(...edit(made.id, { email: made.email, employmentStartDate: '2026-02-02' }))
  expect(late).toMatchObject({ status: 409, code: 'employment_start_refused' })
  const body = await call(...edit(made.id, { email: made.email, employmentStartDate: '2025-12-15' }))
  expect(body.partTimePercentageRecords).toMatchObject([{ percentage: 60, startDate: '2025-12-15', endDate: null }])
})

test('a later start of the employment removes the ‘Feestdag recup’ of public holidays before it', async () => {
  const made = await create({ employmentStartDate: '2026-10-01' })
  const left = async () =>
    (
      await db
        .selectFrom('counter_balances')
        .select('current_half_days')
        .where('person_id', '=', made.id)
        .where('year', '=', 2026)
        .executeTakeFirst()
    )?.current_half_days
  expect(await left()).toBe(2)
  await call(...edit(made.id, { email: made.email, employmentStartDate: '2026-11-02' }))
  expect(await left()).toBe(0)
})

test('the list of people shows the part-time percentage and the sickness of today', async () => {
  const made = await create({ partTimePercentage: 100 })
  await call(katrien, addPartTimeRecord, {
    params: { id: made.id },
    body: { percentage: 62.5, startDate: '2026-11-20', endDate: null },
  })
  await db
    .insertInto('prolonged_sick_leaves')
    .values({ person_id: made.id, start_on: '2026-11-19', end_on: '2026-11-20' })
    .execute()
  const row = async () => (await call(katrien, people))._embedded.userDtoList.find(({ id }) => id === made.id)
  expect(await row()).toMatchObject({ partTimePercentage: 62.5, onProlongedSickLeave: true })
  clock.set('2026-11-19T22:59:59Z')
  expect(await row()).toMatchObject({ partTimePercentage: 100, onProlongedSickLeave: true })
  clock.set('2026-11-20T23:00:00Z')
  expect(await row()).toMatchObject({ partTimePercentage: 62.5, onProlongedSickLeave: false })
  clock.set('2026-11-20T09:00:00Z')
})

test('the short list of people has the facts of the full list, also of somebody who is invited and of somebody who left', async () => {
  const [invited, left] = [await create({ partTimePercentage: 62.5 }), await create({ employee: false })]
  await db.updateTable('people').set({ invited_at: '2026-11-19T09:00:00Z' }).where('id', '=', invited.id).execute()
  await db.updateTable('people').set({ employment_end_on: '2026-10-31' }).where('id', '=', left.id).execute()
  const { userDtoList } = (await call(katrien, people))._embedded
  const { personRowList } = (await call(katrien, peopleList))._embedded
  expect(personRowList).toEqual(
    userDtoList.map((person) => [
      person.id,
      person.email,
      person.firstName,
      person.lastName,
      person.employee,
      person.partTimePercentage,
      person.recup,
      person.employmentStartDate,
      person.employmentEndDate,
      person.signedIn,
      person.invitation === null ? null : [person.invitation.at, person.invitation.mailStatus],
    ]),
  )
  expect(personRowList.find(([id]) => id === invited.id)?.[10]).toEqual(['2026-11-19T10:00:00+01:00', null])
  expect(personRowList.find(([id]) => id === left.id)?.[8]).toBe('2026-10-31')
})

test('the short list of 3,000 people with usual names is smaller than 500 kB', async () => {
  const row = (await call(katrien, peopleList))._embedded.personRowList.find(([id]) => id === katrienId)
  const usual = [
    98_765,
    'annelies.vandenbroucke@wijzerplaat.example',
    'Annelies',
    'Vandenbroucke',
    ...(row ?? []).slice(4, 10),
  ]
  const invited = [...usual, ['2026-11-19T10:00:00+01:00', 'sent']]
  expect(JSON.stringify(invited).length * 3000).toBeLessThan(500_000)
})

test('the list of active people leaves out a person with a last working day', async () => {
  const [stays, leaves] = [await create(), await create()]
  await db.updateTable('people').set({ employment_end_on: '2027-01-31' }).where('id', '=', leaves.id).execute()
  const body = await call(katrien, activePeople)
  const ids = body._embedded.userDtoList.map(({ id }) => id)
  expect([ids.includes(stays.id), ids.includes(leaves.id)]).toEqual([true, false])
})

test('the employee Annelies can read her own profile, but not the screens of HR', async () => {
  const made = await create({ employeeNr: 4711 })
  const contractId = await givenContract(db, {
    personId: made.id,
    customerId: await givenCustomer(db),
    from: '2026-02-01',
  })
  const annelies = await as(made.id)
  const body = await call(annelies, profile)
  expect(body).toMatchObject({
    id: made.id,
    employeeNr: 4711,
    email: made.email,
    partTimePercentage: 100,
    sickDayHours: 7.6,
    recup: 0,
  })
  expect(body.contractSummaryDtos).toMatchObject([
    {
      id: contractId,
      contractPeriod: { startDate: '2026-02-01', endDate: null },
      datesFromAllOrders: ['01-02-2026 Tot onbepaald'],
    },
  ])
  for (const list of [people, peopleList, activePeople]) expect((await refused(annelies, list)).status).toBe(403)
  expect((await refused(annelies, personCall, { params: { id: made.id } })).status).toBe(403)
  expect((await refused(katrien, personCall, { params: { id: 999_999 } })).status).toBe(404)
})

test.each(['1900-01-01', '2126-01-01'])('an employment that starts on %s is refused', async (employmentStartDate) => {
  const made = await refused(katrien, createPerson, { body: personBody({ employmentStartDate }) })
  expect(made).toMatchObject({ status: 422, code: 'employment_start_out_of_range' })
  const { id, ...person } = await call(katrien, createPerson, { body: personBody() })
  const body = { ...person, provider: person.authProvider, employmentStartDate }
  const edited = await refused(katrien, editPerson, { params: { id }, body })
  expect(edited).toMatchObject({ status: 422, code: 'employment_start_out_of_range' })
})
