import {
  addPersonQualification,
  addQualification,
  editPersonQualification,
  editQualification,
  personQualifications,
  qualifications,
  removeQualification,
  teamQualifications,
} from '@uurwerk/contract/people/qualifications'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { customer } from '@uurwerk/contract/customers/customers'
import { editShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { addStaffing, editStaffing } from '@uurwerk/contract/customers/staffing'
import { openShortage } from '@uurwerk/contract/planning/teamStaffing'
import { candidates, createNeeds, grantClaim, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift, openShifts, withdrawClaim } from '@uurwerk/contract/planning/openShifts/openShifts'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { applyTeamPlanning, teamWarnings } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { annaAtWork, givenColleague, type Colleague } from '../../testing/world/annaAtWork.ts'

const app = await startTestApp('2026-11-24T09:00:00Z')
const DAY = '2026-11-26'
const world = eachTest(() => annaAtWork(app))
const anna = (): Colleague => ({ ...world().anna, contractId: world().contractId })
const colleague = (firstName: string) => givenColleague(app, { firstName, customerId: world().customerId })

let made = 0
const nurse = eachTest(async () => {
  made += 1
  const name = `Verpleegkundige ${made}`
  const { _embedded } = await call(world().hr.call, addQualification, { body: { name } })
  return _embedded.qualificationDtoList.find((each) => each.name === name)!.id
})

const give = (personId: number, end: string | null = null) =>
  call(world().hr.call, addPersonQualification, {
    params: { id: personId },
    body: { qualificationId: nurse(), start: '2026-01-01', end },
  })
const openWith = (wanted: { readonly grants?: 'first' | 'hr'; readonly qualificationId?: number | null } = {}) => ({
  body: {
    customerId: world().customerId,
    shiftTypeId: world().early,
    days: [DAY],
    places: 3,
    grants: 'first' as const,
    qualificationId: nurse(),
    ...wanted,
  },
})
const open = async (wanted: Parameters<typeof openWith>[0] = {}): Promise<number> =>
  (await call(world().hr.call, createNeeds, openWith(wanted))).ids[0]!
const seen = async (person: Colleague) =>
  (await call(person.call, openShifts, { query: { from: DAY, to: DAY } }))._embedded.openShiftDtoList
const claim = (person: Colleague, needId: number) =>
  outcomeOf(person.call, claimOpenShift, { params: { needId }, body: { contractId: person.contractId } })
const needOfHr = async () =>
  (await call(world().hr.call, needs, { query: { from: DAY, to: DAY } }))._embedded.needDtoList.find(
    ({ customerId }) => customerId === world().customerId,
  )!
const who = async () =>
  (
    await call(world().hr.call, candidates, {
      query: { customerId: `${world().customerId}`, day: DAY, shiftTypeId: `${world().early}` },
    })
  )._embedded.candidateDtoList
async function endOn(person: Colleague, end: string): Promise<void> {
  const { _embedded } = await call(world().hr.call, personQualifications, { params: { id: person.id } })
  const [held] = _embedded.personQualificationDtoList
  await call(world().hr.call, editPersonQualification, {
    params: { id: person.id, heldId: held!.id },
    body: { qualificationId: nurse(), start: '2026-01-01', end },
  })
}
const plan = (person: Colleague, preview: { readonly preview?: 'true' } = {}, day = DAY) =>
  call(world().hr.call, applyTeamPlanning, {
    query: preview,
    body: {
      mode: 'all',
      operations: [{ op: 'plan', contractId: person.contractId, day: toDay(day), shiftTypeId: world().early }],
    },
  })
const warningsOf = async (person: Colleague) =>
  (await call(world().hr.call, teamWarnings, { query: { from: DAY, to: DAY } })).warnings
    .filter(([id, , code]) => id === person.id && code === 'qualification_missing')
    .map(([, day, , severity, sentence]) => [day, severity, sentence])

test('an open shift on 26 November that requires a nurse is hidden from a person who is a nurse until 25 November or never, and a nurse until 26 November can claim it', async () => {
  const [until25, until26] = [await colleague('Bert'), await colleague('Chris')]
  await give(until25.id, '2026-11-25')
  await give(until26.id, '2026-11-26')
  const needId = await open()
  for (const person of [anna(), until25]) {
    expect(await seen(person)).toEqual([])
    expect(await claim(person, needId)).toMatchObject({ status: 404, refusal: { code: 'not_found' } })
  }
  expect(await seen(until26)).toMatchObject([
    { id: needId, qualification: `Verpleegkundige ${made}`, actions: { claim: null } },
  ])
  expect(await claim(until26, needId)).toMatchObject({ status: 200, body: { granted: true } })
  expect(await needOfHr()).toMatchObject({ filled: 1, qualification: `Verpleegkundige ${made}` })
})

test('when the qualification of Anna ends while her claim waits, HR cannot grant the claim, and Anna can withdraw it', async () => {
  await give(world().anna.id)
  const needId = await open({ grants: 'hr' })
  expect(await claim(anna(), needId)).toMatchObject({ body: { granted: false } })
  await endOn(anna(), '2026-11-25')
  const { claims } = await needOfHr()
  const decision = { params: { needId }, body: { claimId: claims[0]!.id } }
  expect(await refused(world().hr.call, grantClaim, decision)).toMatchObject({
    status: 409,
    code: 'qualification_missing',
    message: `Voor deze shift is ‘Verpleegkundige ${made}’ nodig op 26-11-2026.`,
  })
  expect((await who())[0]).toMatchObject({
    claimId: claims[0]!.id,
    qualified: false,
    message: `Voor deze shift is ‘Verpleegkundige ${made}’ nodig op 26-11-2026.`,
  })
  expect(await seen(anna())).toMatchObject([{ id: needId, claim: 'waiting' }])
  await call(world().anna.call, withdrawClaim, { params: { needId } })
  expect(await seen(anna())).toEqual([])
  expect((await claim(anna(), needId)).status).toBe(404)
})

test('when Anna holds the qualification again before HR decides, HR can grant her claim', async () => {
  await give(world().anna.id)
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  await endOn(anna(), '2026-11-25')
  await endOn(anna(), '2026-11-26')
  const { claims } = await needOfHr()
  await call(world().hr.call, grantClaim, { params: { needId }, body: { claimId: claims[0]!.id } })
  expect(await needOfHr()).toMatchObject({ filled: 1 })
})

test('when HR ends the qualification of Anna at the moment of her claim, Anna either gets the shift or the claim finds no open shift', async () => {
  await give(world().anna.id)
  const needId = await open()
  const [outcome] = await Promise.all([claim(anna(), needId), endOn(anna(), '2026-11-25')])
  expect([200, 404]).toContain(outcome.status)
  expect((await needOfHr()).filled).toBe(outcome.status === 200 ? 1 : 0)
})

test('when HR plans Anna on a shift that requires a nurse, the shift is planned, and the preview, the planning and the grid show a warning', async () => {
  await open()
  const sentence = `De kwalificatie ‘Verpleegkundige ${made}’ ontbreekt op 26-11-2026.`
  expect((await plan(anna(), { preview: 'true' })).outcomes).toMatchObject([{ code: null, warning: sentence }])
  expect(await warningsOf(anna())).toEqual([])
  const { outcomes } = await plan(anna())
  expect(outcomes).toMatchObject([{ code: null, warning: sentence }])
  expect(await warningsOf(anna())).toEqual([[DAY, 'warn', sentence]])
  const shift = { id: outcomes[0]!.id!, version: 1, contractId: world().contractId, day: toDay(DAY) }
  const retyped = await call(world().hr.call, applyTeamPlanning, {
    query: {},
    body: { mode: 'all', operations: [{ op: 'change', ...shift, shiftTypeId: world().night }] },
  })
  expect(retyped.outcomes[0]?.warning ?? '').not.toContain('kwalificatie')
  expect(await warningsOf(anna())).toEqual([])
})

test('HR gets no warning when the planned person is a nurse or the shift requires no qualification, and an employee who plans gets no warning', async () => {
  const bert = await colleague('Bert')
  await give(bert.id)
  await open()
  expect((await plan(bert)).outcomes).toMatchObject([{ warning: null }])
  expect(await warningsOf(bert)).toEqual([])
  const { warning = '' } = await call(world().anna.call, planShift, {
    params: { contractId: world().contractId, yearMonth: toYearMonth('2026-11') },
    body: { startDate: DAY, shiftId: world().early },
  })
  expect(warning).not.toContain('kwalificatie')
  expect(await warningsOf(anna())).toHaveLength(1)
})

test('in the list of people who can work a shift that requires a nurse, a nurse comes first, also with fewer missing hours, and HR can still plan other people', async () => {
  const [bert, chris] = [await colleague('Bert'), await colleague('Chris')]
  await give(chris.id)
  await plan(chris, {}, '2026-11-25')
  await open()
  const people = await who()
  expect(people.map(({ personId, qualified, message }) => [personId, qualified, message])).toEqual([
    [chris.id, true, null],
    [world().anna.id, false, null],
    [bert.id, false, null],
  ])
  expect(people[1]?.warnings).toEqual([`De kwalificatie ‘Verpleegkundige ${made}’ ontbreekt op 26-11-2026.`])
})

test('a staffing level that requires a nurse gives a warning about a planned person who is no nurse, and its missing people are requested as open shifts for nurses', async () => {
  const level = {
    shiftTypeId: world().early,
    start: DAY,
    end: DAY,
    weekdays: [2, 2, 2, 2, 2, 2, 2],
    qualificationId: nurse(),
  }
  const params = { id: world().customerId }
  const added = await call(world().hr.call, addStaffing, { params, body: level })
  expect(added._embedded.staffingLevelDtoList).toMatchObject([{ qualification: { id: nurse() } }])
  expect((await plan(anna())).outcomes[0]?.warning).toContain(`Verpleegkundige ${made}`)
  expect(await warningsOf(anna())).toHaveLength(1)
  const shortage = { customerId: world().customerId, from: DAY, to: DAY, grants: 'first' as const }
  await call(world().hr.call, openShortage, { query: {}, body: shortage })
  expect(await needOfHr()).toMatchObject({ places: 1, qualification: `Verpleegkundige ${made}` })
  const bert = await colleague('Bert')
  expect(await seen(bert)).toEqual([])
  await give(bert.id)
  expect(await seen(bert)).toHaveLength(1)
  const name = `Verpleegkundige ${made}`
  await call(world().hr.call, editQualification, { params: { id: nurse() }, body: { name, active: false } })
  const levelId = added._embedded.staffingLevelDtoList[0]!.id
  const wider = { ...level, end: null }
  await call(world().hr.call, editStaffing, { params: { ...params, levelId }, body: wider })
  const other = await refused(world().hr.call, addStaffing, { params, body: { ...level, shiftTypeId: world().night } })
  expect(other).toMatchObject({ status: 409, code: 'qualification_ended' })
})

test('an open shift cannot require a qualification that is not used any more or does not exist, and HR cannot remove the qualification that it requires', async () => {
  const unknown = await refused(world().hr.call, createNeeds, openWith({ qualificationId: 999_999 }))
  expect(unknown.status).toBe(404)
  await open()
  expect(await refused(world().hr.call, removeQualification, { params: { id: nurse() } })).toMatchObject({
    code: 'qualification_in_use',
  })
  const { _embedded } = await call(world().hr.call, qualifications)
  expect(_embedded.qualificationDtoList.find(({ id }) => id === nurse())).toMatchObject({ people: 0, needs: 1 })
  await call(world().hr.call, editQualification, {
    params: { id: nurse() },
    body: { name: `Oud ${made}`, active: false },
  })
  const ended = await refused(world().hr.call, createNeeds, {
    body: { ...openWith().body, days: ['2026-11-27'] },
  })
  expect(ended).toMatchObject({ status: 409, code: 'qualification_ended' })
})

test('HR can read who is a nurse in a period, and an employee cannot', async () => {
  const bert = await colleague('Bert')
  await give(world().anna.id, '2026-11-25')
  await give(bert.id, '2026-11-26')
  const query = { from: DAY, to: '2026-12-02' }
  const { held, qualifications: names } = await call(world().hr.call, teamQualifications, { query })
  expect(held.filter(([, id]) => id === nurse())).toEqual([[bert.id, nurse(), '2026-01-01', '2026-11-26']])
  expect(names).toContainEqual({ id: nurse(), name: `Verpleegkundige ${made}` })
  expect((await refused(world().anna.call, teamQualifications, { query })).status).toBe(403)
  const long = await refused(world().hr.call, teamQualifications, { query: { from: DAY, to: '2027-01-31' } })
  expect(long.code).toBe('period_too_long')
})

const retype = (qualificationId?: number | null) =>
  outcomeOf(world().hr.call, editShiftType, {
    params: { id: world().customerId },
    body: {
      id: world().early,
      name: 'Vroege',
      labourTime: { startTime: '07:00', endTime: '15:06' },
      breakTime: { startTime: '12:00', endTime: '12:30' },
      ...(qualificationId !== undefined && { qualificationId }),
    },
  })
const requiredByType = async () =>
  (await call(world().hr.call, customer, { params: { id: world().customerId } })).shiftTypeDtos.find(
    ({ id }) => id === world().early,
  )!.qualification

test('a shift type that requires a nurse requires it for its open shifts, for planning by HR and in the list of people who can work it, also when the open shift asks nothing itself', async () => {
  const [bert, chris] = [await colleague('Bert'), await colleague('Chris')]
  await give(chris.id)
  const needId = await open({ qualificationId: null })
  expect(await seen(bert)).toHaveLength(1)
  await retype(nurse())
  expect(await needOfHr()).toMatchObject({ qualification: `Verpleegkundige ${made}` })
  expect(await seen(bert)).toEqual([])
  expect((await claim(bert, needId)).status).toBe(404)
  expect(await seen(chris)).toMatchObject([{ id: needId, qualification: `Verpleegkundige ${made}` }])
  expect(await claim(chris, needId)).toMatchObject({ status: 200, body: { granted: true } })
  expect((await plan(bert, {}, '2026-11-27')).outcomes).toMatchObject([
    { code: null, warning: `De kwalificatie ‘Verpleegkundige ${made}’ ontbreekt op 27-11-2026.` },
  ])
  expect((await who()).map(({ personId, qualified }) => [personId, qualified])).toContainEqual([bert.id, false])
})

test('HR chooses the qualification of a shift type, changes it and removes it, and the audit trail contains each change', async () => {
  expect(await requiredByType()).toBeNull()
  await retype(nurse())
  await retype()
  expect(await requiredByType()).toEqual({ id: nurse(), name: `Verpleegkundige ${made}` })
  await retype(null)
  expect(await requiredByType()).toBeNull()
  const audit = await call(world().hr.call, auditEntries, {
    query: { entity: 'shift type', id: String(world().early) },
  })
  expect(audit._embedded.auditEntryList.map(({ changes }) => changes['qualification'])).toEqual([
    [`Verpleegkundige ${made}`, null],
    undefined,
    [null, `Verpleegkundige ${made}`],
  ])
})

test('a shift type cannot begin to require a qualification that is not used any more, can keep one, and HR cannot remove the qualification that it requires', async () => {
  await retype(nurse())
  expect(await refused(world().hr.call, removeQualification, { params: { id: nurse() } })).toMatchObject({
    code: 'qualification_in_use',
  })
  const body = { name: `Oud ${made}`, active: false }
  await call(world().hr.call, editQualification, { params: { id: nurse() }, body })
  expect((await retype(nurse())).status).toBe(200)
  await retype(null)
  expect((await retype(nurse())).refusal).toMatchObject({ status: 409, code: 'qualification_ended' })
})
