import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import {
  candidates,
  createNeeds,
  editNeed,
  grantClaim,
  needs,
  withdrawNeed,
} from '@uurwerk/contract/planning/openShifts/needs'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'
import { openShiftsWorld, period, listFor, claim } from '../../testing/world/planning/openShiftsWorld.ts'
import { DAY } from '../../testing/world/planning/colleaguesWorld.ts'
import { givenProlongedSickLeave } from '../../testing/world/people/leave.ts'

const { db, as, clock, world, bert, colleague, bodyOf, open, listForHr, anna, shiftsOn, apply } =
  await openShiftsWorld()

test('HR fills the last place of an open shift in the team planning: the next claim is refused, and a shift that HR moves away frees its place', async () => {
  const needId = await open()
  await apply({ op: 'plan', contractId: bert().contractId, day: toDay(DAY), shiftTypeId: world().early })
  expect(await listForHr()).toMatchObject([{ state: 'filled', filled: 1, filledBy: ['Bert Aerts'] }])
  expect((await claim(anna(), needId)).refusal?.code).toBe('need_filled')
  const [shift] = await shiftsOn()
  const berts = { contractId: bert().contractId, id: shift!.id }
  await apply({ op: 'change', ...berts, version: 1, day: toDay(DAY), shiftTypeId: world().night })
  expect(await listForHr()).toMatchObject([{ state: 'filled' }])
  await apply({ op: 'change', ...berts, version: 2, day: toDay('2026-11-28'), shiftTypeId: world().early })
  expect(await listForHr()).toMatchObject([{ state: 'open', filled: 0 }])
  expect((await claim(anna(), needId)).body?.granted).toBe(true)
})

test('when HR restores a removed shift in the team planning, the shift takes its place of the open shift again', async () => {
  await open()
  const { contractId } = bert()
  await apply({ op: 'plan', contractId, day: toDay(DAY), shiftTypeId: world().early })
  const [shift] = await shiftsOn()
  const of = { contractId, id: shift!.id, day: toDay(DAY) }
  const [removed] = (await apply({ op: 'remove', ...of, version: 1 })).outcomes
  expect(await listForHr()).toMatchObject([{ state: 'open', filled: 0 }])
  await apply({ op: 'restore', ...of, undoId: removed!.undoId! })
  expect(await listForHr()).toMatchObject([{ state: 'filled', filledBy: ['Bert Aerts'] }])
})

test('a shift that an employee plans takes a place of the open shift, and its removal frees the place', async () => {
  const needId = await open()
  await call(world().anna.call, planShift, {
    params: { contractId: world().contractId, yearMonth: toYearMonth('2026-11') },
    body: { startDate: DAY, shiftId: world().early },
  })
  expect((await claim(bert(), needId)).refusal?.code).toBe('need_filled')
  const [shift] = await shiftsOn()
  await apply({ op: 'remove', contractId: world().contractId, id: shift!.id, version: 1, day: toDay(DAY) })
  expect((await claim(bert(), needId)).body?.granted).toBe(true)
})

test('when HR plans two people and the open shift has one place, both shifts are kept and one of them fills the place', async () => {
  await open()
  await apply({ op: 'plan', contractId: bert().contractId, day: toDay(DAY), shiftTypeId: world().early })
  await apply({ op: 'plan', contractId: world().contractId, day: toDay(DAY), shiftTypeId: world().early })
  expect(await listForHr()).toMatchObject([{ filled: 1, places: 1 }])
  expect(await shiftsOn()).toHaveLength(2)
})

test('an employee sees an open shift only with a contract at exactly that customer on that day', async () => {
  const elsewhere = await colleague({ customerId: await givenCustomer(db) })
  const ended = await givenPerson(db)
  const endedContract = await givenContract(db, {
    personId: ended,
    customerId: world().customerId,
    until: '2026-11-25',
  })
  const endedCaller = await as(ended)
  const sick = await colleague()
  await givenProlongedSickLeave(db, { personId: sick.id, start: '2026-11-20' })
  const needId = await open()
  const unseen = [elsewhere, { call: endedCaller, contractId: endedContract }, sick]
  for (const person of unseen) {
    expect(await listFor(person.call)).toEqual([])
    expect((await claim(person, needId)).refusal?.status).toBe(404)
  }
  const withAnnasContract = await claim({ call: bert().call, contractId: world().contractId }, needId)
  expect(withAnnasContract.refusal?.status).toBe(404)
  expect(await listFor(bert().call)).toHaveLength(1)
})

test('an employee of a ward does not see the open shift of the parent customer, and an employee of the parent customer does not see the open shift of the ward', async () => {
  const parentId = await givenCustomer(db, { name: 'Groep' })
  await db.updateTable('customers').set({ parent_id: parentId }).where('id', '=', world().customerId).execute()
  const shiftTypeId = await givenShiftType(db, parentId)
  const ofParent = await colleague({ customerId: parentId })
  const [atParent, atWard] = [await open({ customerId: parentId, shiftTypeId }), await open()]
  expect((await listFor(bert().call)).map(({ id }) => id)).toEqual([atWard])
  expect((await listFor(ofParent.call)).map(({ id }) => id)).toEqual([atParent])
  expect(await claim(bert(), atParent)).toMatchObject({ status: 404, refusal: { code: 'not_found' } })
  expect(await claim(ofParent, atWard)).toMatchObject({ status: 404, refusal: { code: 'not_found' } })
})

test('the list of open shifts of an employee contains no other person, no health data, no pay and no rate', async () => {
  const needId = await open({ grants: 'hr', note: 'Team 3' })
  await claim(bert(), needId)
  await call(world().hr.call, bookAbsenceFor, {
    params: { userId: bert().id, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: 27, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const [shown] = await listFor(world().anna.call)
  expect(Object.keys(shown!).toSorted()).toEqual([
    'actions',
    'claim',
    'claimUntil',
    'color',
    'contractId',
    'customerName',
    'day',
    'end',
    'id',
    'left',
    'note',
    'qualification',
    'shiftTypeName',
    'start',
    'state',
    'waits',
    'warnings',
  ])
  expect(JSON.stringify(shown)).not.toMatch(/Bert|Aerts|SICK|ziek/iu)
  const input = { query: { customerId: `${world().customerId}`, day: '2026-11-27', shiftTypeId: `${world().early}` } }
  const list = await call(world().hr.call, candidates, input)
  expect(JSON.stringify(list)).not.toMatch(/SICK|ziek|rate|percentage/iu)
  const absent = list._embedded.candidateDtoList.find(({ personId }) => personId === bert().id)
  expect(absent).toMatchObject({ message: 'Afwezig op deze dag.' })
  expect((await refused(world().anna.call, candidates, input)).status).toBe(403)
  expect((await refused(world().anna.call, needs, period)).status).toBe(403)
})

test('an open shift closes 24 hours before its start, and HR can extend it', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(bert(), needId)
  clock.set('2026-11-25T06:00:00Z')
  expect((await claim(anna(), needId)).refusal).toMatchObject({ code: 'need_closed', status: 409 })
  const [need] = await listForHr()
  expect(need).toMatchObject({ state: 'closed', claimUntil: '2026-11-25T07:00:00+01:00' })
  const decision = { params: { needId }, body: { claimId: need!.claims[0]!.id } }
  expect((await refused(world().hr.call, grantClaim, decision)).code).toBe('need_closed')
  const extended = { params: { needId }, body: { version: 1, places: 1, hoursBefore: 0 } }
  await call(world().hr.call, editNeed, extended)
  expect((await refused(world().hr.call, editNeed, extended)).code).toBe('stale')
  expect((await refused(world().hr.call, grantClaim, decision)).code).toBe('claim_gone')
  await claim(bert(), needId)
  const [claimed] = (await listForHr())[0]!.claims
  await call(world().hr.call, grantClaim, { params: { needId }, body: { claimId: claimed!.id } })
  clock.set('2026-11-26T06:00:00Z')
  expect((await refused(world().hr.call, createNeeds, { body: bodyOf() })).code).toBe('need_in_past')
})

test('an open shift that HR adds on the last day can be claimed until its start', async () => {
  clock.set('2026-11-26T04:00:00Z')
  await open()
  expect(await listForHr()).toMatchObject([{ state: 'open', claimUntil: '2026-11-26T07:00:00+01:00' }])
})

test('HR cannot lower the places of an open shift below the planned shifts', async () => {
  const needId = await open({ places: 3 })
  await claim(anna(), needId)
  await claim(bert(), needId)
  const body = { places: 1 }
  expect(await refused(world().hr.call, editNeed, { params: { needId }, body })).toMatchObject({
    code: 'need_has_shifts',
    message: 'Er zijn al 2 plaatsen ingevuld. Kies minstens zoveel plaatsen.',
  })
  await call(world().hr.call, editNeed, { params: { needId }, body: { places: 2 } })
  expect(await listForHr()).toMatchObject([{ state: 'filled', places: 2 }])
})

test('open shifts on several days are all added or none is added, they are withdrawn together, and their planned shifts stay', async () => {
  const days = ['2026-11-26', '2026-11-27', '2026-12-01']
  const { ids } = await call(world().hr.call, createNeeds, { body: bodyOf({ days, grants: 'hr' }) })
  expect(ids).toHaveLength(3)
  expect(
    await refused(world().hr.call, createNeeds, { body: bodyOf({ days: ['2026-12-02', '2026-12-01'] }) }),
  ).toMatchObject({
    code: 'need_exists',
    message: expect.stringContaining('01-12-2026'),
  })
  expect(await listForHr()).toHaveLength(3)
  await claim(anna(), ids[1]!)
  await apply({ op: 'plan', contractId: bert().contractId, day: toDay(DAY), shiftTypeId: world().early })
  const withdrawn = await call(world().hr.call, withdrawNeed, {
    params: { needId: ids[0]! },
    body: { wholeSeries: true },
  })
  expect(withdrawn).toMatchObject({ withdrawn: 3, staying: 1 })
  expect(await listForHr()).toEqual([])
  expect(await shiftsOn()).toHaveLength(1)
  expect((await claim(anna(), ids[2]!)).refusal).toMatchObject({ code: 'need_withdrawn', status: 409 })
  const again = await refused(world().hr.call, withdrawNeed, { params: { needId: ids[0]! }, body: {} })
  expect(again.code).toBe('need_withdrawn')
})

test('the list of candidates for an open shift begins with a person who claimed it, continues with people by their missing hours, and ends with people who have a strong warning or cannot work it', async () => {
  const late = await givenShiftType(db, world().customerId, { name: 'Late', start: 810, end: 1296, break: null })
  const needId = await open({ grants: 'hr' })
  const [claimed, busy, tired, short] = [
    await colleague({ firstName: 'Dries' }),
    await colleague({ firstName: 'Eline' }),
    await colleague({ firstName: 'Fatima' }),
    await colleague({ firstName: 'Griet' }),
  ]
  const planned: readonly (readonly [number, string, number])[] = [
    [busy.contractId, DAY, world().night],
    [tired.contractId, '2026-11-25', late],
    [world().contractId, '2026-11-24', world().early],
    [bert().contractId, '2026-11-23', world().early],
    [bert().contractId, '2026-11-24', world().early],
  ]
  for (const [contractId, day, shiftTypeId] of planned)
    await apply({ op: 'plan', contractId, day: toDay(day), shiftTypeId })
  await claim(claimed, needId)
  const { _embedded } = await call(world().hr.call, candidates, {
    query: { customerId: `${world().customerId}`, day: DAY, shiftTypeId: `${world().early}` },
  })
  expect(_embedded.candidateDtoList.map(({ personId }) => personId)).toEqual([
    claimed.id,
    short.id,
    world().anna.id,
    bert().id,
    tired.id,
    busy.id,
  ])
  expect(_embedded.candidateDtoList[0]).toMatchObject({ claimId: expect.any(Number), message: null, strong: false })
  expect(_embedded.candidateDtoList[4]).toMatchObject({ strong: true, warnings: [expect.stringContaining('rust')] })
})

test('the audit trail records who added, claimed and granted an open shift', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  const [need] = await listForHr()
  await call(world().hr.call, grantClaim, { params: { needId }, body: { claimId: need!.claims[0]!.id } })
  const trail = await call(world().hr.call, auditEntries, { query: { entity: 'need', id: `${needId}` } })
  expect(trail._embedded.auditEntryList.map(({ action }) => action)).toEqual([
    'grant claim',
    'claim open shift',
    'make open shift',
  ])
})
