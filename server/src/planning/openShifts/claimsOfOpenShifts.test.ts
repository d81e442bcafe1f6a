import { bookAbsence, bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { withdrawNeed } from '@uurwerk/contract/planning/openShifts/needs'
import { withdrawClaim } from '@uurwerk/contract/planning/openShifts/openShifts'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenConfirmed, givenCounter, givenVacationApproved } from '../../testing/world/people/leave.ts'
import { sized } from '../../testing/sized.ts'
import { givenContract, givenCustomer, givenShiftType } from '../../testing/world/world.ts'
import { openShiftsWorld, listFor, claim } from '../../testing/world/planning/openShiftsWorld.ts'
import { DAY } from '../../testing/world/planning/colleaguesWorld.ts'

const { db, world, bert, colleague, open, listForHr, anna, shiftsOn, apply } = await openShiftsWorld()

test('when five people claim two places of an open shift at once, two get the shift and three read that it is filled', async () => {
  const needId = await open({ places: 2 })
  const people = [anna(), bert(), await colleague(), await colleague(), await colleague()]
  const outcomes = await Promise.all(people.map((person) => claim(person, needId)))
  expect(outcomes.map(({ status, refusal }) => refusal?.code ?? status).toSorted()).toEqual([
    200,
    200,
    'need_filled',
    'need_filled',
    'need_filled',
  ])
  expect(outcomes.find(({ refusal }) => refusal !== null)?.refusal).toMatchObject({
    status: 409,
    message: 'Deze open shift is net ingevuld door iemand anders.',
  })
  expect(await shiftsOn()).toEqual([
    expect.objectContaining({ adjusted: false, edited_by_admin: false }),
    expect.objectContaining({ adjusted: false, edited_by_admin: false }),
  ])
})

const RACES = sized(3, 100)
test(
  'when fifty people claim five places of an open shift at once, five get the shift and the others read why they do not',
  { tags: 'sized' },
  async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => colleague()))
    for (let race = 0; race < RACES; race += 1) {
      const day = addDays(toDay('2026-11-30'), race)
      const needId = await open({ places: 5, days: [day] })
      const outcomes = await Promise.all(people.map((person) => claim(person, needId)))
      const codes = Map.groupBy(outcomes, ({ status, refusal, body }) => refusal?.code ?? `${status} ${body?.granted}`)
      expect(codes.get('200 true')).toHaveLength(5)
      const waiting = outcomes.filter(({ body }) => body?.granted === false)
      expect(outcomes.filter(({ refusal }) => refusal?.code === 'need_filled')).toHaveLength(45 - waiting.length)
      const shifts = await shiftsOn(day)
      expect(shifts).toHaveLength(5)
      expect(new Set(shifts.map((shift) => shift.person_id)).size).toBe(5)
    }
    const doubles = await db
      .selectFrom('shifts')
      .select(['person_id', 'start_on'])
      .where('closed_at', 'is', null)
      .groupBy(['person_id', 'start_on'])
      .having((shifts) => shifts.fn.countAll(), '>', 1)
      .execute()
    expect(doubles).toEqual([])
  },
)

test('a second claim of the same person for an open shift is refused while the shift is planned or the first claim waits', async () => {
  const first = await open()
  expect((await claim(anna(), first)).body).toEqual({ granted: true, _links: expect.anything() })
  expect((await claim(anna(), first)).refusal?.code).toBe('need_filled')
  const second = await open({ places: 3, shiftTypeId: world().night })
  expect((await claim(anna(), second)).refusal?.code).toBe('shift_already_planned')
  const decided = await open({ days: ['2026-12-03'], grants: 'hr' })
  expect((await claim(anna(), decided)).body?.granted).toBe(false)
  expect((await claim(anna(), decided)).refusal).toMatchObject({ code: 'claim_exists', status: 409 })
})

test('when an employee claims while HR plans the same day, only one of the two gets the place', async () => {
  const needId = await open()
  const [claimed, planned] = await Promise.all([
    claim(anna(), needId),
    outcomeOf(world().hr.call, applyTeamPlanning, {
      query: {},
      body: {
        mode: 'all',
        operations: [{ op: 'plan', contractId: bert().contractId, day: toDay(DAY), shiftTypeId: world().early }],
      },
    }),
  ])
  expect(planned.status).toBe(200)
  expect([200, 409]).toContain(claimed.status)
  expect(await shiftsOn()).toHaveLength(claimed.status === 200 ? 2 : 1)
  expect(await listForHr()).toMatchObject([{ filled: 1 }])
})

test('a claim that would leave the employee too little rest waits for HR, also when the open shift goes to the first claim without HR', async () => {
  const late = await givenShiftType(db, world().customerId, { name: 'Late', start: 810, end: 1296, break: null })
  await apply({ op: 'plan', contractId: world().contractId, day: toDay('2026-11-25'), shiftTypeId: late })
  const needId = await open()
  expect(await listFor(world().anna.call)).toMatchObject([
    { id: needId, waits: true, actions: { claim: null }, warnings: [expect.stringContaining('rust')] },
  ])
  expect(await listFor(bert().call)).toMatchObject([{ id: needId, waits: false, warnings: [] }])
  expect((await claim(anna(), needId)).body?.granted).toBe(false)
  expect(await listFor(world().anna.call)).toMatchObject([
    { claim: 'waiting', actions: { claim: { code: 'claim_exists' } } },
  ])
  expect(await shiftsOn()).toEqual([])
})

test('a claim of an open shift is refused with a clear sentence on a day with a shift at another customer and in a confirmed month', async () => {
  const other = await givenCustomer(db)
  const contractId = await givenContract(db, { personId: world().anna.id, customerId: other })
  const type = await givenShiftType(db, other)
  await apply({ op: 'plan', contractId, day: toDay(DAY), shiftTypeId: type })
  const needId = await open({ places: 2 })
  expect(await listFor(world().anna.call)).toMatchObject([
    { actions: { claim: { code: 'day_occupied', days: [DAY] } } },
  ])
  expect((await claim(anna(), needId)).refusal?.code).toBe('day_occupied')
  await givenConfirmed(db, { contractId: bert().contractId, month: '2026-11' })
  expect((await claim(bert(), needId)).refusal?.code).toBe('month_frozen')
})

test('when one person claims open shifts of two customers on one day at once, one claim is granted', async () => {
  const other = await givenCustomer(db)
  const elsewhere = await givenContract(db, { personId: world().anna.id, customerId: other })
  const type = await givenShiftType(db, other)
  const [here, there] = [await open(), await open({ customerId: other, shiftTypeId: type })]
  const outcomes = await Promise.all([
    claim(anna(), here),
    claim({ call: world().anna.call, contractId: elsewhere }, there),
  ])
  expect(outcomes.map(({ status, refusal }) => refusal?.code ?? status).toSorted()).toEqual([200, 'day_occupied'])
})

test('when an employee claims an open shift while HR books a sickness of the employee on that day, one of the two is refused', async () => {
  const needId = await open()
  const [claimed, absent] = await Promise.all([
    claim(anna(), needId),
    outcomeOf(world().hr.call, bookAbsenceFor, {
      params: { userId: world().anna.id, yearMonth: toYearMonth('2026-11') },
      body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
    }),
  ])
  expect([claimed.status, absent.status].filter((status) => status < 400)).toHaveLength(1)
})

test('when Anna claims an open shift and books her own vacation on the same day at once, one of the two is refused', async () => {
  await givenCounter(db, { personId: world().anna.id, days: 5 })
  await givenVacationApproved(db, world().anna.id)
  const needId = await open()
  const [claimed, absent] = await Promise.all([
    claim(anna(), needId),
    outcomeOf(world().anna.call, bookAbsence, {
      params: { yearMonth: toYearMonth('2026-11') },
      body: { dayOfMonth: 26, absenceCategory: 'VACATION', fullDay: true },
    }),
  ])
  expect([claimed, absent].map(({ refusal }) => refusal?.code ?? 'done')).toSatisfy((codes: string[]) =>
    [
      ['done', 'shift_on_day'],
      ['absence_on_shift_day', 'done'],
    ].some((each) => each.join() === codes.join()),
  )
  expect(await shiftsOn()).toHaveLength(absent.status === 200 ? 0 : 1)
})

test('an employee can withdraw a waiting claim of an open shift, and can claim the shift again', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  await call(world().anna.call, withdrawClaim, { params: { needId } })
  expect((await refused(world().anna.call, withdrawClaim, { params: { needId } })).code).toBe('claim_gone')
  expect((await claim(anna(), needId)).status).toBe(200)
})

test('when an employee claims while HR withdraws the open shift, either the employee keeps the shift or the open shift is withdrawn', async () => {
  const needId = await open()
  const [claimed, withdrawn] = await Promise.all([
    claim(anna(), needId),
    outcomeOf(world().hr.call, withdrawNeed, { params: { needId }, body: {} }),
  ])
  const isGranted = claimed.status === 200
  expect(claimed.refusal?.code ?? null).toBe(isGranted ? null : 'need_withdrawn')
  expect(withdrawn.body).toMatchObject({ withdrawn: 1, staying: isGranted ? 1 : 0 })
})
