import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import {
  addPersonQualification,
  addQualification,
  editPersonQualification,
  editQualification,
  personQualifications,
  qualifications,
  removePersonQualification,
  removeQualification,
} from '@uurwerk/contract/people/qualifications'
import { removePerson } from '@uurwerk/contract/people/people'
import { undoRemoval } from '@uurwerk/contract/removals'
import { beforeEach, expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenPerson } from '../../testing/world/world.ts'

const { db, as, hr } = await hrWorld()

let annaId: number
let made = 0

beforeEach(async () => {
  annaId = await givenPerson(db)
})

const list = async () => (await call(hr, qualifications))._embedded.qualificationDtoList
const named = async (name: string) => (await list()).find((each) => each.name === name)!
/** A new qualification with its own name, because the tests of this file share one list. */
async function newQualification(): Promise<{ readonly id: number; readonly name: string }> {
  made += 1
  const name = `Kwalificatie ${made}`
  await call(hr, addQualification, { body: { name } })
  return named(name)
}
type Period = { readonly start: string; readonly end?: string | null }
const give = (qualificationId: number, period: Period, personId = annaId) =>
  outcomeOf(hr, addPersonQualification, { params: { id: personId }, body: { qualificationId, ...period } })
const heldBy = async (personId = annaId) =>
  (await call(hr, personQualifications, { params: { id: personId } }))._embedded.personQualificationDtoList

test('the list of a new company begins with four qualifications, and HR adds, renames and ends a qualification', async () => {
  expect((await list()).map(({ name }) => name).filter((name) => !name.startsWith('Kwalificatie'))).toEqual([
    'Chauffeur',
    'Teamverantwoordelijke',
    'Verpleegkundige',
    'Zorgkundige',
  ])
  const { id } = await newQualification()
  const renamed = { name: 'Kinesist', active: true, version: 1 }
  await call(hr, editQualification, { params: { id }, body: renamed })
  const stale = await refused(hr, editQualification, { params: { id }, body: renamed })
  expect(stale).toMatchObject({ status: 409, code: 'stale', current: { name: 'Kinesist' } })
  await call(hr, editQualification, { params: { id }, body: { name: 'Kinesist', active: false, version: 2 } })
  expect(await named('Kinesist')).toMatchObject({ id, active: false, version: 3, people: 0, needs: 0, levels: 0 })
  const audit = await call(hr, auditEntries, { query: { entity: 'qualification', id: `${id}` } })
  expect(audit._embedded.auditEntryList.map(({ action }) => action)).toEqual([
    'edit qualification',
    'edit qualification',
    'add qualification',
  ])
  await call(hr, removeQualification, { params: { id } })
  expect(await named('Kinesist')).toBeUndefined()
})

test('two qualifications cannot have the same name, also not in capitals or when two HR users add them at once', async () => {
  const body = { name: 'Logopedist' }
  const outcomes = await Promise.all([
    outcomeOf(hr, addQualification, { body }),
    outcomeOf(hr, addQualification, { body: { name: 'LOGOPEDIST' } }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const { id } = await newQualification()
  const taken = await refused(hr, editQualification, { params: { id }, body: { name: 'Logopedist', active: true } })
  expect(taken).toMatchObject({ code: 'qualification_name_taken' })
  expect(await refused(hr, addQualification, { body: { name: ' ' } })).toMatchObject({ status: 422, code: 'invalid' })
})

test('HR gives Anna a qualification, ends that qualification, and removes a qualification that Anna never had', async () => {
  const { id, name } = await newQualification()
  await give(id, { start: '2026-01-01' })
  const [held] = await heldBy()
  expect(held).toMatchObject({ qualificationId: id, name, period: { start: '2026-01-01', end: null }, version: 1 })
  const params = { id: annaId, heldId: held!.id }
  const until = { qualificationId: id, start: '2026-01-01', end: '2026-11-25', version: 1 }
  await call(hr, editPersonQualification, { params, body: until })
  const stale = await refused(hr, editPersonQualification, { params, body: until })
  expect(stale).toMatchObject({ status: 409, code: 'stale', changedBy: 'Katrien Lauwers' })
  expect((await give(id, { start: '2026-11-26' })).status).toBe(201)
  expect((await heldBy()).map(({ period }) => period)).toEqual([
    { start: '2026-01-01', end: '2026-11-25' },
    { start: '2026-11-26', end: null },
  ])
  await call(hr, removePersonQualification, { params })
  expect(await heldBy()).toHaveLength(1)
  const audit = await call(hr, auditEntries, { query: { entity: 'qualification', id: `${held!.id}` } })
  expect(audit._embedded.auditEntryList[0]).toMatchObject({
    action: 'take qualification',
    changes: { qualification: [name, null], from: ['2026-01-01', null], to: ['2026-11-25', null] },
  })
})

test('HR cannot give Anna a qualification that she already holds in the period, also when two HR users give it at once', async () => {
  const { id } = await newQualification()
  const outcomes = await Promise.all([give(id, { start: '2026-01-01' }), give(id, { start: '2026-06-01' })])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(outcomes.find(({ status }) => status === 409)?.refusal?.code).toBe('qualification_overlaps')
  const reversed = await give((await newQualification()).id, { start: '2026-12-01', end: '2026-11-30' })
  expect(reversed.refusal?.code).toBe('period_reversed')
})

test('HR cannot give a qualification that is not used any more, but can still change its last day for a person', async () => {
  const { id, name } = await newQualification()
  await give(id, { start: '2026-01-01' })
  await call(hr, editQualification, { params: { id }, body: { name, active: false } })
  const other = await give(id, { start: '2026-01-01' }, await givenPerson(db))
  expect(other.refusal?.code).toBe('qualification_ended')
  const [held] = await heldBy()
  const body = { qualificationId: id, start: '2026-01-01', end: '2026-12-31' }
  await call(hr, editPersonQualification, { params: { id: annaId, heldId: held!.id }, body })
  expect((await heldBy())[0]?.period.end).toBe('2026-12-31')
})

test('HR cannot remove a qualification that a person holds, also when HR gives and removes the qualification at once', async () => {
  const { id } = await newQualification()
  await give(id, { start: '2026-01-01', end: '2026-01-31' })
  expect(await refused(hr, removeQualification, { params: { id } })).toMatchObject({
    status: 409,
    code: 'qualification_in_use',
  })
  const { id: fresh } = await newQualification()
  const [removed, given] = await Promise.all([
    outcomeOf(hr, removeQualification, { params: { id: fresh } }),
    give(fresh, { start: '2026-01-01' }),
  ])
  expect([
    [200, 404],
    [409, 201],
  ]).toContainEqual([removed.status, given.status])
})

test('HR gets 404 for the qualification of another person, for an unknown person and for an unknown qualification', async () => {
  const { id } = await newQualification()
  await give(id, { start: '2026-01-01' })
  const [held] = await heldBy()
  const params = { id: await givenPerson(db), heldId: held!.id }
  expect((await refused(hr, removePersonQualification, { params })).status).toBe(404)
  const body = { qualificationId: id, start: '2026-01-01' }
  expect((await refused(hr, editPersonQualification, { params, body })).status).toBe(404)
  expect((await refused(hr, personQualifications, { params: { id: 999_999 } })).status).toBe(404)
  expect((await give(999_999, { start: '2026-01-01' })).status).toBe(404)
  const anna = await as(annaId)
  expect((await refused(anna, personQualifications, { params: { id: annaId } })).status).toBe(403)
})

test('the removal of a person who was added by mistake also removes the qualifications of the person, and the undo restores them', async () => {
  const { id } = await newQualification()
  await give(id, { start: '2026-01-01' })
  await call(hr, removePerson, { params: { id: annaId } })
  expect(await named(`Kwalificatie ${made}`)).toMatchObject({ people: 0 })
  await call(hr, undoRemoval, { body: { entity: 'person', id: annaId } })
  expect(await heldBy()).toMatchObject([{ qualificationId: id, period: { start: '2026-01-01', end: null } }])
})
