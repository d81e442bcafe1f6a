import { activePeople, editPerson, people, person as personCall, profile } from '@uurwerk/contract/people/people'
import { peopleList } from '@uurwerk/contract/people/peopleList'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { addPartTimeRecord } from '@uurwerk/contract/people/partTime'
import { expect, test } from 'vitest'
import { call, refused, callWith } from '../testing/call.ts'
import { personBody, type PersonFields } from '../testing/world/masterDataBodies.ts'
import { givenContract, givenCustomer } from '../testing/world/world.ts'
import { peopleWorld } from '../testing/world/people/peopleWorld.ts'
import { givenProlongedSickLeave } from '../testing/world/people/leave.ts'

const { db, as, clock, katrienId, katrien, wim, create, edit, givenEmployer, auditOf } = await peopleWorld()

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

test('when a client sends the answer about a person back with one changed field, all other fields keep their values', async () => {
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
  await givenProlongedSickLeave(db, { personId: made.id, start: '2026-11-19', end: '2026-11-20' })
  const row = async () => (await call(katrien, people))._embedded.userDtoList.find(({ id }) => id === made.id)
  expect(await row()).toMatchObject({ partTimePercentage: 62.5, onProlongedSickLeave: true })
  clock.set('2026-11-19T22:59:59Z')
  expect(await row()).toMatchObject({ partTimePercentage: 100, onProlongedSickLeave: true })
  clock.set('2026-11-20T23:00:00Z')
  expect(await row()).toMatchObject({ partTimePercentage: 62.5, onProlongedSickLeave: false })
  clock.set('2026-11-20T09:00:00Z')
})

test('the short list of people has the same facts as the full list, also for a person who is invited and for a person who left', async () => {
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
