import { expect, test } from 'vitest'
import { personBody } from '../../testing/masterDataBodies.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenPerson } from '../../testing/world.ts'

const testApp = await startTestApp()
const { db } = testApp
const hr = await testApp.as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))

type Listed = { readonly id: number; readonly name: string; readonly peopleCount: number }
const listed = async (): Promise<Listed[]> =>
  (await hr.get('/administration/user/hremployers')).body._embedded.hrEmployerDtoList
const create = (body: object) => hr.post('/administration/hremployer', { body })
const edit = (id: number, body: object) => hr.put(`/administration/hremployer/${id}`, { body })
const remove = (id: number) => hr.delete(`/administration/hremployer/${id}`)
const join = (hrEmployerId: number) => hr.post('/administration/user', { body: personBody({ hrEmployerId }) })

test('Katrien makes an HR employer: it is listed by name, and on record', async () => {
  const { status, body } = await create({ name: ' Zorg Plus ', payrollNumber: ' 1ab1234 ' })
  expect([status, body]).toMatchObject([
    201,
    { version: 1, name: 'Zorg Plus', payrollNumber: '1AB1234', peopleCount: 0 },
  ])
  await create({ name: 'Interim Plus' })
  expect((await listed()).map(({ name }) => name)).toEqual(['Interim Plus', 'Zorg Plus'])
  const { body: audit } = await hr.get(`/administration/audit?entity=hr%20employer&id=${body.id}`)
  expect(audit._embedded.auditEntryList).toMatchObject([
    { action: 'create hr employer', changes: { name: [null, 'Zorg Plus'], payrollNumber: [null, '1AB1234'] } },
  ])
})

test('the name and payroll number of an HR employer can change, and a save with an old version shows the change', async () => {
  const { id, version } = (await create({ name: 'Thuiszorg' })).body
  const edited = await edit(id, { name: 'Thuiszorg Gent', payrollNumber: '77', version })
  expect(edited.body).toMatchObject({ name: 'Thuiszorg Gent', payrollNumber: '77', version: version + 1 })
  expect(await edit(id, { name: 'Thuiszorg Brugge', version })).toMatchObject({
    status: 409,
    body: { code: 'stale', changedBy: 'Katrien Lauwers', current: { name: 'Thuiszorg Gent' } },
  })
  expect((await edit(id, { name: 'Thuiszorg Gent', payrollNumber: ' ' })).body.payrollNumber).toBeNull()
})

test.each([
  ['a name that another employer has', { name: 'Zorg Plus' }, 409, 'hr_employer_name_taken'],
  ['the name of another employer in capitals', { name: 'ZORG PLUS' }, 409, 'hr_employer_name_taken'],
  ['no name', { name: '' }, 422, 'invalid'],
  ['a payroll number of eight characters', { name: 'Nieuw', payrollNumber: '12345678' }, 422, 'invalid'],
  ['a payroll number with a dash', { name: 'Nieuw', payrollNumber: '12-34' }, 422, 'invalid'],
])('%s is refused', async (_what, body, status, code) => {
  const { id } = (await listed()).find(({ name }) => name === 'Interim Plus')!
  const before = await listed()
  expect(await create(body)).toMatchObject({ status, body: { code } })
  expect(await edit(id, body)).toMatchObject({ status, body: { code } })
  expect(await listed()).toEqual(before)
})

test('an HR employer with people stays; without people it is removed with its pay codes', async () => {
  const { id } = (await create({ name: 'Kraamzorg' })).body
  const { body: codes } = await hr.get(`/administration/hremployer/${id}/paycode`)
  await hr.put(`/administration/hremployer/${id}/paycode`, {
    body: { payCodes: codes._embedded.payCodeDtoList.slice(0, 1) },
  })
  const { body: person } = await join(id)
  expect((await listed()).find((employer) => employer.id === id)?.peopleCount).toBe(1)
  expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'hr_employer_in_use' } })
  const other = (await listed()).find(({ name }) => name === 'Zorg Plus')!.id
  const moved = await hr.put(`/administration/user/${person.id}`, {
    body: { ...personBody(), email: person.email, hrEmployerId: other },
  })
  expect(moved.status).toBe(200)
  const { status, body } = await remove(id)
  expect([status, body._embedded.hrEmployerDtoList.map((employer: Listed) => employer.id)]).toEqual([
    200,
    expect.not.arrayContaining([id]),
  ])
  expect((await remove(id)).status).toBe(404)
})

test('an HR employer that is being removed cannot be assigned to a person', async () => {
  const { id } = (await create({ name: 'Even' })).body
  const answers = await Promise.all([remove(id), join(id)])
  expect([
    [200, 404],
    [201, 409],
  ]).toContainEqual(statusesOf(answers))
})
