import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { askSwap, makeSwap, swapChoicesForHr, swaps } from '@uurwerk/contract/planning/swaps'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tellChanges } from '../../ownStart/changes/tellChanges.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenConfirmed } from '../../testing/world/people/leave.ts'
import { givenPerson, givenShiftType } from '../../testing/world/world.ts'
import { colleaguesWorld, DAY } from '../../testing/world/planning/colleaguesWorld.ts'
import { eachTest } from '../../testing/eachTest.ts'

const { db, as, clock, services, world, bert } = await colleaguesWorld('2026-11-23T09:00:00Z')
const late = eachTest(() =>
  givenShiftType(db, world().customerId, { name: 'Late', start: 810, end: 1296, break: null }),
)

async function planned(contractId: number, shiftTypeId = world().early, day = DAY): Promise<number> {
  const operation = { op: 'plan' as const, contractId, day: toDay(day), shiftTypeId }
  const { outcomes } = await call(world().hr.call, applyTeamPlanning, {
    query: {},
    body: { mode: 'all', operations: [operation] },
  })
  return outcomes[0]!.id!
}

const shiftsOf = (personId: number) =>
  db
    .selectFrom('shifts')
    .select(['shift_type_id as type', 'edited_by_admin as byHr'])
    .where('person_id', '=', personId)
    .where('closed_at', 'is', null)
    .execute()

const make = (shiftId: number, otherShiftId?: number, preview?: 'true') =>
  outcomeOf(world().hr.call, makeSwap, {
    query: preview === undefined ? {} : { preview },
    body: { shiftId, personId: bert().id, otherShiftId },
  })

const subjectsTo = async (personId: number) => {
  const rows = await db
    .selectFrom('mails')
    .innerJoin('people', (on) => on.on(sql<boolean>`mails.recipients = array[people.email]`))
    .select('mails.subject')
    .where('people.id', '=', personId)
    .execute()
  return rows.map(({ subject }) => subject)
}

test('HR exchanges a shift of Anna and a shift of Bert on one day in one step, and both get one message', async () => {
  const shiftId = await planned(world().contractId)
  const otherShiftId = await planned(bert().contractId, late())
  const { colleagues } = await call(world().hr.call, swapChoicesForHr, { params: { shiftId } })
  expect(colleagues).toMatchObject([{ personId: bert().id, name: 'Bert Aerts', shifts: [{ id: otherShiftId }] }])
  expect((await make(shiftId, otherShiftId, 'true')).body).toMatchObject({
    warnings: [expect.stringContaining('Anna Peeters: Meer dan 6 uur werk zonder pauze')],
  })
  expect(await shiftsOf(bert().id), 'a preview changes nothing').toMatchObject([{ type: late() }])
  expect((await make(shiftId, otherShiftId)).status).toBe(201)
  expect(await shiftsOf(world().anna.id)).toEqual([{ type: late(), byHr: true }])
  expect(await shiftsOf(bert().id)).toEqual([{ type: world().early, byHr: true }])
  clock.set('2026-11-23T12:00:00Z')
  await tellChanges(services)
  for (const id of [world().anna.id, bert().id])
    expect((await subjectsTo(id)).filter((subject) => subject.startsWith('Ruil'))).toEqual([
      'Ruil door HR: donderdag 26/11/2026',
    ])
  const own = await call(world().anna.call, swaps)
  expect(own._embedded.swapDtoList).toMatchObject([{ outcome: 'approved', accepted: true }])
  const { id } = own._embedded.swapDtoList[0]!
  const trail = await call(world().hr.call, auditEntries, { query: { entity: 'swap', id: String(id) } })
  expect(trail._embedded.auditEntryList.map(({ action }) => action)).toEqual(['make swap', 'make swap'])
})

test('HR reads why a swap for Anna and Bert is refused, and nothing changes', async () => {
  const shiftId = await planned(world().contractId)
  await planned(bert().contractId, late())
  const taken = await make(shiftId)
  expect(taken.refusal).toMatchObject({ status: 409, code: 'swap_not_possible' })
  expect(taken.refusal?.message).toContain('Bert Aerts')
  expect(await shiftsOf(world().anna.id)).toMatchObject([{ type: world().early }])
})

test('HR cannot swap a shift of a confirmed month, a shift of tomorrow, or a shift that is in another swap', async () => {
  const tomorrow = await planned(world().contractId, world().early, '2026-11-24')
  clock.set('2026-11-23T10:00:00Z')
  expect((await make(tomorrow)).refusal?.code).toBe('swap_too_late')
  const shiftId = await planned(world().contractId)
  await call(world().anna.call, askSwap, { body: { shiftId, personId: bert().id } })
  expect((await make(shiftId)).refusal?.code).toBe('swap_exists')
  const december = await planned(world().contractId, world().early, '2026-12-10')
  await givenConfirmed(db, { contractId: bert().contractId, month: '2026-12' })
  expect((await make(december)).refusal).toMatchObject({
    code: 'swap_not_possible',
    message: expect.stringContaining('Bert Aerts'),
  })
})

test('an employee cannot use the call with which HR makes a swap, and HR gets 404 for a shift or a colleague that does not exist', async () => {
  const shiftId = await planned(world().contractId)
  const body = { shiftId, personId: bert().id }
  expect((await outcomeOf(await as(bert().id), makeSwap, { query: {}, body })).status).toBe(403)
  const other = await givenPerson(db, { firstName: 'Cas' })
  for (const wrong of [{ shiftId: 999_999 }, { personId: other }, { personId: world().anna.id }])
    expect((await refused(world().hr.call, makeSwap, { query: {}, body: { ...body, ...wrong } })).status).toBe(404)
})
