import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { createPerson, people, person as personCall } from '@uurwerk/contract/people/people'
import { contract } from '@uurwerk/contract/contracts/contracts'
import { payrollCsv } from '@uurwerk/contract/payroll/payroll'
import { createCustomer, customer as customerCall, customers } from '@uurwerk/contract/customers/customers'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, errorsOf } from '../testing/call.ts'
import { customerBody, personBody } from '../testing/world/masterDataBodies.ts'
import { givenHrEmployer } from '../testing/world/payrollWorld.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenShift } from '../testing/world/people/leave.ts'
import { givenContract, givenCustomer } from '../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()
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
  'a person with the name %s has this name in the answer, the list, the month and the payroll file',
  async (firstName) => {
    const body = personBody({ firstName, lastName: 'Peeters', hrEmployerId: employerId, roles: ['ROLE_USER'] })
    const made = await call(katrien, createPerson, { body })
    expect(made.firstName).toBe(firstName)
    const contractId = await givenContract(db, { personId: made.id, customerId: await givenCustomer(db) })
    const times = { start: '2026-11-02T07:00+01:00', end: '2026-11-02T14:36+01:00' }
    await givenShift(db, { personId: made.id, contractId, ...times })

    expect((await call(katrien, personCall, { params: { id: made.id } })).firstName).toBe(firstName)
    const { userDtoList } = (await call(katrien, people))._embedded
    expect(userDtoList.map((person) => person.firstName)).toContain(firstName)
    expect((await call(katrien, contract, { params: { contractId } })).username).toBe(`${firstName} Peeters`)
    const { raw } = await outcomeOf(katrien, payrollCsv, {
      params: { userId: made.id, yearMonth: toYearMonth('2026-11') },
    })
    expect(raw.toString('utf8')).toContain(`${firstName} Peeters`)
  },
)

test.each(names)('a customer with the name %s has this name in every answer', async (name) => {
  const made = await call(katrien, createCustomer, { body: customerBody({ name }) })
  expect(made.name).toBe(name)
  expect((await call(katrien, customerCall, { params: { id: made.id } })).name).toBe(name)
  const { customerOverviewDtoList } = (await call(katrien, customers))._embedded
  expect(customerOverviewDtoList.map((customer) => customer.name)).toContain(name)
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

test.each(unwritten)(
  'the server refuses a name with a control character or with half a character: %j',
  async (firstName) => {
    const body = await refused(katrien, createPerson, { body: personBody({ firstName }) })
    expect([body.status, body.code]).toEqual([422, 'invalid'])
    expect(errorsOf(body)).toHaveProperty('firstName')
    expect(JSON.stringify(await call(katrien, people))).not.toMatch(/No.*body/)
  },
)

test('invisible characters that reverse the text direction are removed from a name that HR pastes', async () => {
  const body = personBody({ firstName: '\u202Eannelie\u202C\u200Bs', hrEmployerId: employerId })
  expect((await call(katrien, createPerson, { body })).firstName).toBe('annelies')
})
