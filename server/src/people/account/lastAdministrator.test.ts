import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { editPerson } from '@uurwerk/contract/people/people'
import { beforeEach, expect, test } from 'vitest'
import { personBody } from '../../testing/world/masterDataBodies.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenHr } from '../../testing/world/world.ts'

const { db, as } = await startTestApp()
const { id: katrienId, call: katrien } = await givenHr({ db, as })
const { id: wimId, call: wim } = await givenHr({ db, as }, 'Wim')
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

/**
 * The request with which the caller removes the administrator role of a person. When two administrators do this at
 * once, the second request is refused: with 409 when the person is now the last administrator, or with 403 when the
 * caller has just lost the role.
 */
const takingRole = async (caller: Caller, id: number) =>
  request(caller, editPerson, { params: { id }, body: personBody({ email: await emailOf(id), roles: ['ROLE_USER'] }) })

const administrators = () =>
  db.selectFrom('person_roles').select('person_id').where('role', '=', 'ROLE_ADMIN').execute()

const lastAdministrator = {
  status: 409,
  code: 'last_administrator',
  message: 'Dit is de laatste admin. Geef eerst iemand anders die rol.',
}

test('when two administrators remove the administrator role of each other at once, only one of them succeeds', async () => {
  const [toWim, toKatrien] = [await takingRole(katrien, wimId), await takingRole(wim, katrienId)]
  const answers = await Promise.all([outcomeOf(...toWim), outcomeOf(...toKatrien)])
  const refusals = answers.filter(({ status }) => status !== 200)
  expect(refusals).toHaveLength(1)
  // A database lock makes one request wait for the other. The request that waited is refused: with 409 because the
  // person is now the last administrator, or with 403 because its caller is no longer an administrator.
  if (refusals[0]?.status === 409) expect(refusals[0].refusal).toMatchObject(lastAdministrator)
  else expect(refusals[0]?.status).toBe(403)
  expect(await administrators()).toHaveLength(1)
})

test('an administrator can lose the administrator role while another administrator has it', async () => {
  expect((await call(...(await takingRole(katrien, wimId)))).roles).toEqual(['ROLE_USER'])
  expect(await refused(...(await takingRole(katrien, katrienId)))).toMatchObject(lastAdministrator)
})

test('an administrator whose employment ends does not count as the other administrator, so the last administrator keeps the role', async () => {
  await db.updateTable('people').set({ employment_end_on: '2026-12-31' }).where('id', '=', wimId).execute()
  expect(await refused(...(await takingRole(katrien, katrienId)))).toMatchObject(lastAdministrator)
  await db.updateTable('people').set({ employment_end_on: null }).where('id', '=', wimId).execute()
  await call(...(await takingRole(katrien, katrienId)))
})
