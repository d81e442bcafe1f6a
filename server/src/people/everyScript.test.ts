import { expect, test } from 'vitest'
import { customerBody, personBody } from '../testing/masterDataBodies.ts'
import { givenHrEmployer } from '../testing/payrollWorld.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenShift } from '../testing/leave.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world.ts'

const { db, as } = await startTestApp()
const katrien = await as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))
const employerId = await givenHrEmployer(db, 'Zorg Plus', '1AB1234')

const names = [
  'Jürgen D’Haëse',
  'Łukasz Ștefan ẞ',
  'Πέτρος',
  'Дарья',
  'محمد الفاسي',
  'רחל כהן',
  '王小明',
  '김민준',
  'อภิชาติ',
  'अनुराधा',
  'e\u0301 a\u0308\u0323',
  '👩🏽‍⚕️ 🇧🇪',
  '𠮷野家',
]

test.each(names)(
  'a person called %s has this name in the answer, the list, the month and the payroll file',
  async (firstName) => {
    const body = personBody({ firstName, lastName: 'Peeters', hrEmployerId: employerId, roles: ['ROLE_USER'] })
    const { status, body: made } = await katrien.post('/administration/user', { body })
    expect([status, made.firstName]).toEqual([201, firstName])
    const contractId = await givenContract(db, { personId: made.id, customerId: await givenCustomer(db) })
    const times = { start: '2026-11-02T07:00+01:00', end: '2026-11-02T14:36+01:00' }
    await givenShift(db, { personId: made.id, contractId, ...times })

    expect((await katrien.get(`/administration/user/${made.id}`)).body.firstName).toBe(firstName)
    const { userDtoList } = (await katrien.get('/administration/user')).body._embedded
    expect(userDtoList.map((person: { firstName: string }) => person.firstName)).toContain(firstName)
    expect((await katrien.get(`/administration/contract/${contractId}`)).body.username).toBe(`${firstName} Peeters`)
    const { raw } = await katrien.get(`/administration/timesheet/${made.id}/2026-11/csv`)
    expect(raw.toString('utf8')).toContain(`${firstName} Peeters`)
  },
)

test.each(names)('a customer called %s has this name in every answer', async (name) => {
  const { status, body: made } = await katrien.post('/administration/customer', { body: customerBody({ name }) })
  expect([status, made.name]).toEqual([201, name])
  expect((await katrien.get(`/administration/customer/${made.id}`)).body.name).toBe(name)
  const { customerOverviewDtoList } = (await katrien.get('/administration/customer')).body._embedded
  expect(customerOverviewDtoList.map((customer: { name: string }) => customer.name)).toContain(name)
})

const unwritten = [
  'Nobody\u0000',
  'No\u0007body',
  'No\u001b[31mbody',
  'No\nbody',
  'No\u0085body',
  'No\u2028body',
  'No\ud800body',
]

test.each(unwritten)('a name with a control character or half a character is refused: %j', async (firstName) => {
  const { status, body } = await katrien.post('/administration/user', { body: personBody({ firstName }) })
  expect([status, body.code]).toEqual([422, 'invalid'])
  expect(body.errors.map(({ path }: { path: string }) => path)).toContain('firstName')
  expect(JSON.stringify((await katrien.get('/administration/user')).body)).not.toMatch(/No.*body/)
})

test('invisible marks that reverse the text direction are removed from pasted names', async () => {
  const body = personBody({ firstName: '\u202Eannelie\u202C\u200Bs', hrEmployerId: employerId })
  expect((await katrien.post('/administration/user', { body })).body.firstName).toBe('annelies')
})
