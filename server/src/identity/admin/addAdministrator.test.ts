import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { expect, test } from 'vitest'
import { toInstant } from '@uurwerk/domain/time/instant'
import { call, refused } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { addAdministrator, NameMissing } from './addAdministrator.ts'

const { db, as } = await startTestApp()
const now = toInstant(Date.UTC(2026, 10, 20, 9) / 1000)

const stored = (email: string) =>
  db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const rolesOf = async (id: number) =>
  (await db.selectFrom('person_roles').select('role').where('person_id', '=', id).orderBy('role').execute()).map(
    ({ role }) => role,
  )

test('bin/admin adds a new administrator for an unknown e-mail address', async () => {
  const email = 'els@uurwerk.example'
  const person = { firstName: 'Els', lastName: 'van den Bossche', isEmployee: false }
  expect(await addAdministrator(db, { email, provider: 'GOOGLE', person, now })).toBe('new')
  const els = await stored(email)
  expect(await rolesOf(els.id)).toEqual(['ROLE_ADMIN'])
  expect(els).toMatchObject({
    first_name: 'Els',
    last_name: 'van den Bossche',
    kind: 'independent',
    provider: 'GOOGLE',
    provider_subject: null,
    employment_start_on: '2026-11-20',
  })
  const caller = await as(els.id)
  expect((await call(caller, auditEntries))._embedded.auditEntryList[0]).toMatchObject({
    action: 'add administrator',
    actorId: null,
    userId: els.id,
  })
})

test('bin/admin gives a new administrator who also plans shifts the roles of administrator and employee', async () => {
  const email = 'an@uurwerk.example'
  const person = { firstName: 'An', lastName: 'Maes', isEmployee: true }
  await addAdministrator(db, { email, provider: 'GOOGLE', person, now })
  const an = await stored(email)
  expect([an.kind, await rolesOf(an.id)]).toEqual(['employee', ['ROLE_ADMIN', 'ROLE_USER']])
})

test('bin/admin does not add an unknown person without a name', async () => {
  const wanted = { email: 'wie@uurwerk.example', provider: 'GOOGLE', person: null, now } as const
  await expect(addAdministrator(db, wanted)).rejects.toThrow(NameMissing)
})

test('when bin/admin runs twice for a known person, the person has the administrator role once and keeps the other roles', async () => {
  const anna = await givenPerson(db, { email: 'anna@uurwerk.example' })
  await db.updateTable('people').set({ provider_subject: 'g-1' }).where('id', '=', anna).execute()
  const caller = await as(anna)
  expect(await addAdministrator(db, { email: 'Anna@Uurwerk.example', provider: 'GOOGLE', person: null, now })).toBe(
    'known',
  )
  expect(await addAdministrator(db, { email: 'anna@uurwerk.example', provider: 'GOOGLE', person: null, now })).toBe(
    'known',
  )
  expect(await rolesOf(anna)).toEqual(['ROLE_ADMIN', 'ROLE_USER'])
  expect((await stored('anna@uurwerk.example')).provider_subject).toBe('g-1')
  await call(caller, auditEntries)
})

test('when bin/admin chooses another provider for a person, the old account loses access and all sessions of the person end', async () => {
  const bert = await givenPerson(db, { email: 'bert@uurwerk.example' })
  await db.updateTable('people').set({ provider_subject: 'g-2' }).where('id', '=', bert).execute()
  const caller = await as(bert)
  await addAdministrator(db, { email: 'bert@uurwerk.example', provider: 'APPLE', person: null, now })
  expect(await stored('bert@uurwerk.example')).toMatchObject({ provider: 'APPLE', provider_subject: null })
  expect((await refused(caller, currentUser)).status).toBe(401)
})

test('bin/admin does not make a person an administrator who left the company long ago', async () => {
  const gust = await givenPerson(db, { email: 'gust@uurwerk.example', until: '2026-06-30' })
  await expect(
    addAdministrator(db, { email: 'gust@uurwerk.example', provider: 'GOOGLE', person: null, now }),
  ).rejects.toThrow('is uit dienst')
  expect(await rolesOf(gust)).toEqual(['ROLE_USER'])
})
