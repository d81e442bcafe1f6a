import {
  editPersonQualification,
  editQualification,
  personQualifications,
} from '@uurwerk/contract/people/qualifications'
import { addStaffing, editStaffing } from '@uurwerk/contract/customers/staffing'
import { openShortage } from '@uurwerk/contract/planning/teamStaffing'
import { grantClaim } from '@uurwerk/contract/planning/openShifts/needs'
import { withdrawClaim } from '@uurwerk/contract/planning/openShifts/openShifts'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { applyTeamPlanning, teamWarnings } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import type { Colleague } from '../../testing/world/annaAtWork.ts'
import { claim } from '../../testing/world/planning/openShiftsWorld.ts'
import { qualificationsWorld, DAY, seen } from '../../testing/world/planning/qualificationsWorld.ts'

const { world, colleague, nurseName, nurse, give, open, needOfHr, who, plan } = await qualificationsWorld()

const anna = (): Colleague => ({ ...world().anna, contractId: world().contractId })
async function endOn(person: Colleague, end: string): Promise<void> {
  const { _embedded } = await call(world().hr.call, personQualifications, { params: { id: person.id } })
  const [held] = _embedded.personQualificationDtoList
  await call(world().hr.call, editPersonQualification, {
    params: { id: person.id, heldId: held!.id },
    body: { qualificationId: nurse(), start: '2026-01-01', end },
  })
}
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
  expect(await seen(until26)).toMatchObject([{ id: needId, qualification: nurseName(), actions: { claim: null } }])
  expect(await claim(until26, needId)).toMatchObject({ status: 200, body: { granted: true } })
  expect(await needOfHr()).toMatchObject({ filled: 1, qualification: nurseName() })
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
    message: `Voor deze shift is ‘${nurseName()}’ nodig op 26-11-2026.`,
  })
  expect((await who())[0]).toMatchObject({
    claimId: claims[0]!.id,
    qualified: false,
    message: `Voor deze shift is ‘${nurseName()}’ nodig op 26-11-2026.`,
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
  const sentence = `De kwalificatie ‘${nurseName()}’ ontbreekt op 26-11-2026.`
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

test('in the list of people who can work a shift that requires a nurse, a nurse comes first, also when the others need more hours, and HR can still plan the others', async () => {
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
  expect(people[1]?.warnings).toEqual([`De kwalificatie ‘${nurseName()}’ ontbreekt op 26-11-2026.`])
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
  expect((await plan(anna())).outcomes[0]?.warning).toContain(nurseName())
  expect(await warningsOf(anna())).toHaveLength(1)
  const shortage = { customerId: world().customerId, from: DAY, to: DAY, grants: 'first' as const }
  await call(world().hr.call, openShortage, { query: {}, body: shortage })
  expect(await needOfHr()).toMatchObject({ places: 1, qualification: nurseName() })
  const bert = await colleague('Bert')
  expect(await seen(bert)).toEqual([])
  await give(bert.id)
  expect(await seen(bert)).toHaveLength(1)
  const name = nurseName()
  await call(world().hr.call, editQualification, { params: { id: nurse() }, body: { name, active: false } })
  const levelId = added._embedded.staffingLevelDtoList[0]!.id
  const wider = { ...level, end: null }
  await call(world().hr.call, editStaffing, { params: { ...params, levelId }, body: wider })
  const other = await refused(world().hr.call, addStaffing, { params, body: { ...level, shiftTypeId: world().night } })
  expect(other).toMatchObject({ status: 409, code: 'qualification_ended' })
})
