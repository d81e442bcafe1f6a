import type { BodyInput } from '@uurwerk/contract/endpoint'
import {
  createHrEmployer,
  editHrEmployer,
  editHrEmployerPayCodes,
  hrEmployerPayCodes,
  hrEmployers,
  removeHrEmployer,
} from '@uurwerk/contract/people/hrEmployers'
import { createPerson, editPerson } from '@uurwerk/contract/people/people'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { personBody } from '../../testing/world/masterDataBodies.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'

const { hr } = await hrWorld()

const listed = async () => (await call(hr, hrEmployers))._embedded.hrEmployerDtoList
type Body = BodyInput<typeof createHrEmployer>

const create = (body: Body) => request(hr, createHrEmployer, { body })
const edit = (id: number, body: Body) => request(hr, editHrEmployer, { params: { id }, body })
const remove = (id: number) => request(hr, removeHrEmployer, { params: { id } })
const join = (hrEmployerId: number) => request(hr, createPerson, { body: personBody({ hrEmployerId }) })

test('the HR user Katrien adds a company that employs people of the office: the company is in the list, sorted by name, and in the audit trail', async () => {
  const body = await call(...create({ name: ' Zorg Plus ', payrollNumber: ' 1ab1234 ' }))
  expect(body).toMatchObject({ version: 1, name: 'Zorg Plus', payrollNumber: '1AB1234', peopleCount: 0 })
  await call(...create({ name: 'Interim Plus' }))
  expect((await listed()).map(({ name }) => name)).toEqual(['Interim Plus', 'Zorg Plus'])
  const audit = await call(hr, auditEntries, { query: { entity: 'hr employer', id: `${body.id}` } })
  expect(audit._embedded.auditEntryList).toMatchObject([
    { action: 'create hr employer', changes: { name: [null, 'Zorg Plus'], payrollNumber: [null, '1AB1234'] } },
  ])
})

test('HR can change the name and the payroll number of an HR employer, and a save with an old version is refused with the current values', async () => {
  const { id, version } = await call(...create({ name: 'Thuiszorg' }))
  const edited = await call(...edit(id, { name: 'Thuiszorg Gent', payrollNumber: '77', version }))
  expect(edited).toMatchObject({ name: 'Thuiszorg Gent', payrollNumber: '77', version: version + 1 })
  expect(await refused(...edit(id, { name: 'Thuiszorg Brugge', version }))).toMatchObject({
    status: 409,
    code: 'stale',
    changedBy: 'Katrien Lauwers',
    current: { name: 'Thuiszorg Gent' },
  })
  expect((await call(...edit(id, { name: 'Thuiszorg Gent', payrollNumber: ' ' }))).payrollNumber).toBeNull()
})

test.each([
  ['a name that another employer has', { name: 'Zorg Plus' }, 409, 'hr_employer_name_taken'],
  ['the name of another employer in capitals', { name: 'ZORG PLUS' }, 409, 'hr_employer_name_taken'],
  ['no name', { name: '' }, 422, 'invalid'],
  ['a payroll number of eight characters', { name: 'Nieuw', payrollNumber: '12345678' }, 422, 'invalid'],
  ['a payroll number with a dash', { name: 'Nieuw', payrollNumber: '12-34' }, 422, 'invalid'],
])('the server refuses %s as an HR employer', async (_what, body, status, code) => {
  const { id } = (await listed()).find(({ name }) => name === 'Interim Plus')!
  const before = await listed()
  expect(await refused(...create(body))).toMatchObject({ status, code })
  expect(await refused(...edit(id, body))).toMatchObject({ status, code })
  expect(await listed()).toEqual(before)
})

test('HR cannot remove an HR employer with people, and an HR employer without people is removed with its pay codes', async () => {
  const { id } = await call(...create({ name: 'Kraamzorg' }))
  const codes = await call(hr, hrEmployerPayCodes, { params: { id } })
  await call(hr, editHrEmployerPayCodes, {
    params: { id },
    body: { payCodes: codes._embedded.payCodeDtoList.slice(0, 1) },
  })
  const person = await call(...join(id))
  expect((await listed()).find((employer) => employer.id === id)?.peopleCount).toBe(1)
  expect(await refused(...remove(id))).toMatchObject({ status: 409, code: 'hr_employer_in_use' })
  const other = (await listed()).find(({ name }) => name === 'Zorg Plus')!.id
  await call(hr, editPerson, {
    params: { id: person.id },
    body: { ...personBody(), email: person.email, hrEmployerId: other },
  })
  const body = await call(...remove(id))
  expect(body._embedded.hrEmployerDtoList.map((employer) => employer.id)).not.toContain(id)
  expect((await refused(...remove(id))).status).toBe(404)
})

test('HR cannot choose an HR employer for a person while another HR user removes that HR employer', async () => {
  const { id } = await call(...create({ name: 'Even' }))
  const answers = await Promise.all([outcomeOf(...remove(id)), outcomeOf(...join(id))])
  expect([
    [200, 404],
    [201, 409],
  ]).toContainEqual(statusesOf(answers))
})
