import type { BodyInput } from '@uurwerk/contract/endpoint'
import { createHrEmployer, editHrEmployerPayCodes, hrEmployerPayCodes } from '@uurwerk/contract/people/hrEmployers'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { expect, test } from 'vitest'
import { PAY_CODE_MEANINGS } from '@uurwerk/domain/payroll/payCodeMeaning'
import { call, outcomeOf, refused, request, refusedWith } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'

const { db, hr } = await hrWorld()

let serial = 0
const employer = async (): Promise<number> =>
  (await call(hr, createHrEmployer, { body: { name: `Zorg Plus ${(serial += 1)}` } })).id
type PayCode = BodyInput<typeof editHrEmployerPayCodes>['payCodes'][number]
const read = (id: number) => request(hr, hrEmployerPayCodes, { params: { id } })
const rowsOf = async (id: number) => (await call(...read(id)))._embedded.payCodeDtoList
const write = (id: number, payCodes: PayCode[], version?: number) =>
  request(hr, editHrEmployerPayCodes, { params: { id }, body: { payCodes, version } })
/** Finds the pay code with the given meaning, and applies the given changes to it. */
const row = async (id: number, wanted: string, changes: Partial<PayCode> = {}) => ({
  ...(await rowsOf(id)).find(({ meaning }) => meaning === wanted)!,
  ...changes,
})

test('a new HR employer has the default pay codes, and no pay codes for premiums', async () => {
  const rows = await rowsOf(await employer())
  expect(rows.map(({ meaning }) => meaning)).toEqual(PAY_CODE_MEANINGS)
  expect(rows[0]).toEqual({
    meaning: 'WORKED',
    meaningLabel: 'Gewerkte uren',
    code: '0010',
    codeDefinition: 'Gewerkte uren',
    color: '#008B8B',
    editable: false,
  })
  expect(rows.filter(({ code }) => code === null).every(({ meaning }) => meaning.startsWith('PREMIUM_'))).toBe(true)
})

test('an HR employer that was added before Uurwerk had pay codes has the default pay codes too', async () => {
  const values = { name: 'Van vroeger' }
  const { id } = await db.insertInto('hr_employers').values(values).returning('id').executeTakeFirstOrThrow()
  expect(await rowsOf(id)).toEqual(await rowsOf(await employer()))
})

test('when the HR user Katrien changes two pay codes of one employer, all other codes of all employers stay the same', async () => {
  const [id, other] = [await employer(), await employer()]
  const before = await rowsOf(id)
  const input = [
    await row(id, 'WORKED', { code: 'a010', codeDefinition: 'Prestaties', color: '#123abc', editable: true }),
    await row(id, 'PREMIUM_NIGHT', { code: '2001' }),
  ]
  const body = await call(...write(id, input))
  expect(body.version).toEqual(2)
  const changed = body._embedded.payCodeDtoList
  expect(changed[0]).toMatchObject({ code: 'A010', codeDefinition: 'Prestaties', color: '#123ABC', editable: true })
  expect(changed.filter(({ code }, index) => code !== before[index]!.code)).toHaveLength(2)
  expect(await rowsOf(other)).toEqual(before)
  const audit = await call(hr, auditEntries, { query: { entity: 'hr employer', id: `${id}` } })
  const entry = audit._embedded.auditEntryList[0]!
  expect([entry.action, Object.keys(entry.changes)]).toEqual(['edit pay codes', ['WORKED', 'PREMIUM_NIGHT']])
})

test('HR can exchange two pay codes in one request', async () => {
  const id = await employer()
  const swap = async () => {
    const [one, two] = [await row(id, 'WORKED'), await row(id, 'PUBLIC_HOLIDAY')]
    return outcomeOf(
      ...write(id, [
        { ...one, code: two.code },
        { ...two, code: one.code },
      ]),
    )
  }
  expect((await swap()).status).toBe(200)
  expect((await rowsOf(id)).slice(0, 2).map(({ code }) => code)).toEqual(['0250', '0010'])
  await swap()
  expect((await rowsOf(id)).slice(0, 2).map(({ code }) => code)).toEqual(['0010', '0250'])
})

test('HR can remove the pay code of a premium, so that the premium is not exported', async () => {
  const id = await employer()
  await call(...write(id, [await row(id, 'PREMIUM_LATE', { code: '2000' })]))
  await call(...write(id, [await row(id, 'PREMIUM_LATE', { code: '' })]))
  expect((await row(id, 'PREMIUM_LATE')).code).toBeNull()
})

test.each([
  ['worked hours without a code', 'WORKED', { code: null }, 422, 'pay_code_required', 'Gewerkte uren'],
  ['the code of another meaning', 'WORKED', { code: 'T900' }, 409, 'pay_code_taken', 'T900'],
  ['a code of three characters', 'WORKED', { code: '010' }, 422, 'invalid', ''],
  ['a missing code', 'WORKED', { code: undefined }, 422, 'invalid', ''],
  ['a code without a description', 'WORKED', { codeDefinition: ' ' }, 422, 'invalid', ''],
  ['an invalid colour', 'WORKED', { color: 'rood' }, 422, 'invalid', ''],
  ['a meaning that does not exist', 'WORKED', { meaning: 'OVERTIME' }, 422, 'invalid', ''],
])('the server refuses %s as the pay codes of an HR employer', async (_what, meaning, changes, status, code, named) => {
  const id = await employer()
  const before = await call(...read(id))
  const payCodes = [{ ...(await row(id, meaning)), ...changes }]
  const body = await refusedWith(hr, editHrEmployerPayCodes, { params: { id }, body: { payCodes } })
  expect([body.status, body.code]).toEqual([status, code])
  expect(body.message).toContain(named)
  expect(await call(...read(id))).toEqual(before)
})

test('a request that contains two pay codes for one kind of hours is refused', async () => {
  const id = await employer()
  const twice = [await row(id, 'WORKED', { code: '0011' }), await row(id, 'WORKED', { code: '0012' })]
  expect(await refused(...write(id, twice))).toMatchObject({ status: 422, errors: [{ path: 'payCodes' }] })
})

test('when a colleague has changed the pay codes before, the request is refused and the answer contains the current codes', async () => {
  const id = await employer()
  await call(...write(id, [await row(id, 'WORKED', { code: '0011' })], 1))
  const late = await refused(...write(id, [await row(id, 'WORKED', { code: '0012' })], 1))
  expect(late).toMatchObject({ status: 409, code: 'stale', changedBy: 'Katrien Lauwers' })
  expect(late.current).toHaveProperty('_embedded.payCodeDtoList.0.code', '0011')
})

test('a request for the pay codes of an unknown HR employer gets 404', async () => {
  expect((await refused(...read(99_999))).status).toBe(404)
  expect((await refused(...write(99_999, []))).status).toBe(404)
})
