import { beforeEach, expect, test } from 'vitest'
import { personBody } from '../../testing/masterDataBodies.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenPerson } from '../../testing/world.ts'

const { db, as } = await startTestApp()
const katrienId = await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] })
const wimId = await givenPerson(db, { firstName: 'Wim', lastName: 'Goossens', roles: ['ROLE_ADMIN', 'ROLE_USER'] })
const katrien = await as(katrienId)
const wim = await as(wimId)
const both = [katrienId, wimId]

beforeEach(async () => {
  await db.updateTable('people').set({ employment_end_on: null }).execute()
  await db.deleteFrom('person_roles').where('person_id', 'in', both).execute()
  await db
    .insertInto('person_roles')
    .values(both.map((person_id) => ({ person_id, role: 'ROLE_ADMIN' })))
    .execute()
})

const emailOf = async (id: number) =>
  (await db.selectFrom('people').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

const withoutRole = async (id: number) => ({ body: personBody({ email: await emailOf(id), roles: ['ROLE_USER'] }) })

const administrators = () =>
  db.selectFrom('person_roles').select('person_id').where('role', '=', 'ROLE_ADMIN').execute()

const isRefused = {
  status: 409,
  body: { code: 'last_administrator', message: 'Dit is de laatste admin. Geef eerst iemand anders die rol.' },
}

test('when two admins take the role from each other at once, one of them keeps it', async () => {
  const [toWim, toKatrien] = [await withoutRole(wimId), await withoutRole(katrienId)]
  const answers = await Promise.all([
    katrien.put(`/administration/user/${wimId}`, toWim),
    wim.put(`/administration/user/${katrienId}`, toKatrien),
  ])
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(1)
  // The second request is refused because of the lock (409), or its user is no longer an administrator (403).
  if (refused[0]?.status === 409) expect(refused[0].body).toMatchObject(isRefused.body)
  else expect(refused[0]?.status).toBe(403)
  expect(await administrators()).toHaveLength(1)
})

test('an admin loses the role while another admin has it', async () => {
  expect(await katrien.put(`/administration/user/${wimId}`, await withoutRole(wimId))).toMatchObject({
    status: 200,
    body: { roles: ['ROLE_USER'] },
  })
  expect(await katrien.put(`/administration/user/${katrienId}`, await withoutRole(katrienId))).toMatchObject(isRefused)
})

test('an admin with a last working day does not count, so the other admin is the last', async () => {
  await db.updateTable('people').set({ employment_end_on: '2026-12-31' }).where('id', '=', wimId).execute()
  expect(await katrien.put(`/administration/user/${katrienId}`, await withoutRole(katrienId))).toMatchObject(isRefused)
  await db.updateTable('people').set({ employment_end_on: null }).where('id', '=', wimId).execute()
  expect(await katrien.put(`/administration/user/${katrienId}`, await withoutRole(katrienId))).toMatchObject({
    status: 200,
  })
})
