import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { acceptSwap, approveSwap, declineSwap, swapChoices, withdrawSwap } from '@uurwerk/contract/planning/swaps'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { beforeEach, expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenConfirmed } from '../../testing/world/people/leave.ts'
import { givenContract, givenCustomer, givenShiftType } from '../../testing/world/world.ts'
import { swapsWorld, ask, listOf, at } from '../../testing/world/planning/swapsWorld.ts'
import { DAY } from '../../testing/world/planning/colleaguesWorld.ts'

const { db, clock, world, anna, bert, colleague, planned, givenLate, listForHr, lastSwap, shiftsOf, mailsTo } =
  await swapsWorld()

let late: number
beforeEach(async () => {
  late = await givenLate()
})

test('Anna offers a shift to the colleague Bert, and keeps the shift until Bert accepts and HR approves', async () => {
  const shiftId = await planned(anna())
  expect((await ask(anna(), shiftId, { personId: bert().id })).status).toBe(201)
  expect(await listOf(bert())).toMatchObject([
    { side: 'answers', name: 'Anna Peeters', shift: { day: DAY, start: '07:00' }, other: null, message: null },
  ])
  const swapId = await lastSwap(anna())
  expect((await refused(world().hr.call, approveSwap, at(swapId))).code).toBe('swap_not_accepted')
  await call(bert().call, acceptSwap, at(swapId))
  expect(await shiftsOf(anna())).toEqual([{ day: DAY, type: world().early }])
  expect(await listForHr()).toMatchObject([
    { accepted: true, name: 'Anna Peeters', toName: 'Bert Aerts', messages: [], warnings: [] },
  ])
  await call(world().hr.call, approveSwap, at(swapId))
  expect(await shiftsOf(anna())).toEqual([])
  expect(await shiftsOf(bert())).toEqual([{ day: DAY, type: world().early }])
  const [stored] = await db.selectFrom('shifts').selectAll().where('person_id', '=', bert().id).execute()
  expect(stored).toMatchObject({ adjusted: false, edited_by_admin: false })
  expect((await refused(world().hr.call, approveSwap, at(swapId))).code).toBe('swap_closed')
  expect(await listOf(anna())).toMatchObject([{ side: 'asked', outcome: 'approved' }])
  const trail = await call(world().hr.call, auditEntries, { query: { entity: 'swap', id: `${swapId}` } })
  expect(trail._embedded.auditEntryList.map(({ action }) => action).toSorted()).toEqual([
    'accept swap',
    'approve swap',
    'approve swap',
    'ask swap',
  ])
})

test('an exchange of an early shift and a late shift on one day is checked as one change, although each part alone would be refused', async () => {
  const mine = await planned(anna())
  const theirs = await planned(bert(), DAY, late)
  expect((await ask(anna(), mine, { personId: bert().id })).refusal).toMatchObject({
    code: 'swap_not_possible',
    message: 'Bert Aerts kan niet meedoen aan deze ruil.',
  })
  const choices = await call(anna().call, swapChoices, { params: { shiftId: mine } })
  expect(choices.colleagues).toEqual([
    {
      personId: bert().id,
      name: 'Bert Aerts',
      shifts: [expect.objectContaining({ id: theirs, shiftTypeName: 'Late' })],
    },
  ])
  expect((await ask(anna(), mine, { personId: bert().id, otherShiftId: theirs })).status).toBe(201)
  const swapId = await lastSwap(anna())
  expect((await ask(bert(), theirs)).refusal?.code).toBe('swap_exists')
  await call(bert().call, acceptSwap, at(swapId))
  await call(world().hr.call, approveSwap, at(swapId))
  expect(await shiftsOf(anna())).toEqual([{ day: DAY, type: late }])
  expect(await shiftsOf(bert())).toEqual([{ day: DAY, type: world().early }])
})

test('the first colleague who accepts an open offer gets the shift, and the next colleague reads that the offer is closed', async () => {
  const carla = await colleague({ firstName: 'Carla' })
  const shiftId = await planned(anna())
  await ask(anna(), shiftId)
  const swapId = await lastSwap(anna())
  expect(await listOf(carla)).toMatchObject([{ side: 'open', toName: null }])
  const outcomes = await Promise.all([bert(), carla].map((person) => outcomeOf(person.call, acceptSwap, at(swapId))))
  expect(outcomes.map(({ refusal }) => refusal?.code ?? 'accepted').toSorted()).toEqual(['accepted', 'swap_closed'])
  const approvals = await Promise.all([1, 2].map(() => outcomeOf(world().hr.call, approveSwap, at(swapId))))
  expect(approvals.map(({ refusal }) => refusal?.code ?? 'approved').toSorted()).toEqual(['approved', 'swap_closed'])
  expect((await shiftsOf(bert())).length + (await shiftsOf(carla)).length).toBe(1)
})

test('colleagues never see why somebody cannot take a shift, and HR sees an absence without its kind', async () => {
  const shiftId = await planned(anna())
  await ask(anna(), shiftId, { personId: bert().id })
  await call(world().hr.call, bookAbsenceFor, {
    params: { userId: bert().id, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const swapId = await lastSwap(anna())
  expect((await refused(bert().call, acceptSwap, at(swapId))).code).toBe('absence_on_shift_day')
  expect(await listForHr()).toMatchObject([{ messages: ['Bert Aerts: Afwezig op deze dag.'] }])
  const seen = JSON.stringify([
    await listOf(anna()),
    await call(anna().call, swapChoices, { params: { shiftId } }),
    (await ask(anna(), await planned(anna(), '2026-11-28'), { personId: bert().id })).body,
    await mailsTo(anna()),
    await mailsTo(bert()),
    await listForHr(),
  ])
  expect(seen).not.toMatch(/SICK|ziek|rate|percentage/iu)
  expect(JSON.stringify([await listOf(anna()), await mailsTo(anna())])).not.toMatch(/afwezig/iu)
})

test('a shift of a confirmed month, an adjusted shift and a shift of tomorrow cannot be swapped', async () => {
  const october = await planned(anna(), '2026-12-01')
  await givenConfirmed(db, { contractId: bert().contractId, month: '2026-12' })
  expect((await ask(anna(), october, { personId: bert().id })).refusal?.code).toBe('swap_not_possible')
  const shiftId = await planned(anna())
  await db.updateTable('shifts').set({ adjusted: true }).where('id', '=', shiftId).execute()
  expect((await ask(anna(), shiftId)).refusal?.code).toBe('shift_adjusted')
  const tomorrow = await planned(anna(), '2026-11-24')
  expect((await ask(anna(), tomorrow)).refusal?.code).toBe('swap_too_late')
})

test('an exchange of shifts on 31 October and 1 November is refused when the month of October of one of the people is confirmed', async () => {
  clock.set('2026-10-20T09:00:00Z')
  const [annas, berts] = [await planned(anna(), '2026-11-01'), await planned(bert(), '2026-10-31')]
  await givenConfirmed(db, { contractId: bert().contractId, month: '2026-10' })
  expect((await ask(anna(), annas, { personId: bert().id, otherShiftId: berts })).refusal?.code).toBe(
    'swap_not_possible',
  )
  expect(await ask(bert(), berts, { personId: anna().id, otherShiftId: annas })).toMatchObject({
    status: 409,
    refusal: { code: 'month_frozen' },
  })
})

test('an employee gets 404 for shifts, swaps and colleagues of other people', async () => {
  const stranger = await colleague({ customerId: await givenCustomer(db) })
  const mine = await planned(anna())
  expect((await ask(bert(), mine)).refusal?.status).toBe(404)
  expect((await ask(anna(), mine, { personId: stranger.id })).refusal?.status).toBe(404)
  expect((await ask(anna(), mine, { personId: anna().id })).refusal?.status).toBe(404)
  expect((await refused(bert().call, swapChoices, { params: { shiftId: mine } })).status).toBe(404)
  await ask(anna(), mine)
  const swapId = await lastSwap(anna())
  expect(await listOf(stranger)).toEqual([])
  for (const act of [acceptSwap, declineSwap, withdrawSwap])
    expect((await refused(stranger.call, act, at(swapId))).status).toBe(404)
  expect((await refused(anna().call, acceptSwap, at(swapId))).status).toBe(404)
  expect((await refused(anna().call, approveSwap, at(swapId))).status).toBe(403)
})

test('a colleague without the qualification of a shift cannot get that shift in a swap, also when the qualification ends after the colleague accepted', async () => {
  const { id: nurse } = await db
    .selectFrom('qualifications')
    .select('id')
    .where('name', '=', 'Verpleegkundige')
    .executeTakeFirstOrThrow()
  await db.updateTable('shift_types').set({ qualification_id: nurse }).where('id', '=', world().early).execute()
  const shiftId = await planned(anna())
  expect((await ask(anna(), shiftId, { personId: bert().id })).refusal?.code).toBe('swap_not_possible')
  await db
    .insertInto('person_qualifications')
    .values({ person_id: bert().id, qualification_id: nurse, start_on: '2026-01-01' })
    .execute()
  expect((await ask(anna(), shiftId, { personId: bert().id })).status).toBe(201)
  const swapId = await lastSwap(anna())
  await call(bert().call, acceptSwap, { params: { swapId } })
  await db
    .updateTable('person_qualifications')
    .set({ end_on: '2026-11-25' })
    .where('person_id', '=', bert().id)
    .execute()
  const refusal = await refused(world().hr.call, approveSwap, { params: { swapId } })
  expect(refusal.code).toBe('swap_not_possible')
  expect(refusal.message).toContain('Verpleegkundige')
})

test('Anna and Bert exchange shifts at two customers where both have a contract, and a shift at a customer without a contract of Anna is not found', async () => {
  const berkenbroek = await givenCustomer(db)
  const there = await givenShiftType(db, berkenbroek, { name: 'Late', start: 810, end: 1296, break: null })
  const bertThere = { ...bert(), contractId: await givenContract(db, { personId: bert().id, customerId: berkenbroek }) }
  const [mine, theirs] = [await planned(anna()), await planned(bertThere, '2026-11-27', there)]
  const offered = async () =>
    (await call(anna().call, swapChoices, { params: { shiftId: mine } })).colleagues.find(
      ({ personId }) => personId === bert().id,
    )?.shifts
  expect(await offered()).toEqual([])
  expect((await ask(anna(), mine, { personId: bert().id, otherShiftId: theirs })).status).toBe(404)
  await givenContract(db, { personId: anna().id, customerId: berkenbroek })
  expect(await offered()).toMatchObject([{ id: theirs }])
  expect((await ask(anna(), mine, { personId: bert().id, otherShiftId: theirs })).status).toBe(201)
  const swap = at(await lastSwap(anna()))
  await call(bert().call, acceptSwap, swap)
  await call(world().hr.call, approveSwap, swap)
  expect(await shiftsOf(anna())).toEqual([{ day: '2026-11-27', type: there }])
  expect(await shiftsOf(bert())).toEqual([{ day: DAY, type: world().early }])
})
