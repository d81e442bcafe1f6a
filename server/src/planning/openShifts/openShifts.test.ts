import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { bookAbsence, bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import {
  candidates,
  createNeeds,
  declineClaim,
  editNeed,
  grantClaim,
  needs,
  withdrawNeed,
} from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift, openShifts, withdrawClaim } from '@uurwerk/contract/planning/openShifts/openShifts'
import {
  editPlannedShift,
  planShift,
  removeAllPlannedShifts,
  removePlannedShift,
  plannedMonth,
} from '@uurwerk/contract/planning/plannedMonth'
import { editWorkedShift, removeWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { applyTeamPlanning, type TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { toInstant } from '@uurwerk/domain/time/instant'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../../testing/world/annaAtWork.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenConfirmed, givenCounter, givenVacationApproved } from '../../testing/world/people/leave.ts'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { lapseClaims } from './claims/lapseClaims.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { sized } from '../../testing/sized.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db, as, clock, services } = app

const instantOf = (iso: string) => toInstant(Date.parse(iso) / 1000)

const DAY = '2026-11-26'

let world: AnnaAtWork
let bert: { readonly id: number; readonly call: Caller; readonly contractId: number }

beforeEach(async () => {
  clock.set('2026-11-24T09:00:00Z')
  world = await annaAtWork(app)
  bert = await colleague({ firstName: 'Bert', lastName: 'Aerts' })
})

async function colleague(fields: Parameters<typeof givenPerson>[1] = {}, customerId = world.customerId) {
  const id = await givenPerson(db, fields)
  return { id, call: await as(id), contractId: await givenContract(db, { personId: id, customerId }) }
}

type Wanted = {
  readonly days?: string[]
  readonly places?: number
  readonly note?: string
  readonly grants?: 'first' | 'hr'
  readonly shiftTypeId?: number
  readonly customerId?: number
  readonly hoursBefore?: number
}

const bodyOf = (wanted: Wanted = {}) => ({
  customerId: world.customerId,
  shiftTypeId: world.early,
  days: [DAY],
  places: 1,
  grants: 'first' as const,
  ...wanted,
})
const open = async (wanted: Wanted = {}): Promise<number> =>
  (await call(world.hr.call, createNeeds, { body: bodyOf(wanted) })).ids[0]!
const period = { query: { from: '2026-11-24', to: '2026-12-31' } }
const listFor = async (caller: Caller) => (await call(caller, openShifts, period))._embedded.openShiftDtoList
const listForHr = async () =>
  (await call(world.hr.call, needs, period))._embedded.needDtoList.filter(
    ({ customerId }) => customerId === world.customerId,
  )
const claim = (who: { readonly call: Caller; readonly contractId: number }, needId: number) =>
  outcomeOf(who.call, claimOpenShift, { params: { needId }, body: { contractId: who.contractId } })
const anna = () => ({ call: world.anna.call, contractId: world.contractId })
const shiftsOn = (day = DAY) =>
  db
    .selectFrom('shifts')
    .innerJoin('contracts', 'contracts.id', 'shifts.contract_id')
    .select(['shifts.id', 'shifts.person_id', 'shifts.edited_by_admin', 'shifts.adjusted'])
    .where('contracts.customer_id', '=', world.customerId)
    .where('shifts.start_on', '=', day)
    .where('shifts.closed_at', 'is', null)
    .execute()
const apply = (operation: TeamOperation) =>
  call(world.hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [operation] } })

test('when five people claim two places of an open shift at once, two get the shift and three read that it is filled', async () => {
  const needId = await open({ places: 2 })
  const people = [anna(), bert, await colleague(), await colleague(), await colleague()]
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
  const second = await open({ places: 3, shiftTypeId: world.night })
  expect((await claim(anna(), second)).refusal?.code).toBe('shift_already_planned')
  const decided = await open({ days: ['2026-12-03'], grants: 'hr' })
  expect((await claim(anna(), decided)).body?.granted).toBe(false)
  expect((await claim(anna(), decided)).refusal).toMatchObject({ code: 'claim_exists', status: 409 })
})

test('HR fills the last place of an open shift in the team planning: the next claim is refused, and a shift that HR moves away frees its place', async () => {
  const needId = await open()
  await apply({ op: 'plan', contractId: bert.contractId, day: toDay(DAY), shiftTypeId: world.early })
  expect(await listForHr()).toMatchObject([{ state: 'filled', filled: 1, filledBy: ['Bert Aerts'] }])
  expect((await claim(anna(), needId)).refusal?.code).toBe('need_filled')
  const [shift] = await shiftsOn()
  const berts = { contractId: bert.contractId, id: shift!.id }
  await apply({ op: 'change', ...berts, version: 1, day: toDay(DAY), shiftTypeId: world.night })
  expect(await listForHr()).toMatchObject([{ state: 'filled' }])
  await apply({ op: 'change', ...berts, version: 2, day: toDay('2026-11-28'), shiftTypeId: world.early })
  expect(await listForHr()).toMatchObject([{ state: 'open', filled: 0 }])
  expect((await claim(anna(), needId)).body?.granted).toBe(true)
})

test('a shift that an employee plans takes a place of the open shift, and its removal frees the place', async () => {
  const needId = await open()
  await call(world.anna.call, planShift, {
    params: { contractId: world.contractId, yearMonth: toYearMonth('2026-11') },
    body: { startDate: DAY, shiftId: world.early },
  })
  expect((await claim(bert, needId)).refusal?.code).toBe('need_filled')
  const [shift] = await shiftsOn()
  await apply({ op: 'remove', contractId: world.contractId, id: shift!.id, version: 1, day: toDay(DAY) })
  expect((await claim(bert, needId)).body?.granted).toBe(true)
})

test('when HR plans one person more than the open shift asks, both shifts are kept and one of them fills the place', async () => {
  await open()
  await apply({ op: 'plan', contractId: bert.contractId, day: toDay(DAY), shiftTypeId: world.early })
  await apply({ op: 'plan', contractId: world.contractId, day: toDay(DAY), shiftTypeId: world.early })
  expect(await listForHr()).toMatchObject([{ filled: 1, places: 1 }])
  expect(await shiftsOn()).toHaveLength(2)
})

test('when an employee claims while HR plans the same day, only one of the two gets the place', async () => {
  const needId = await open()
  const [claimed, planned] = await Promise.all([
    claim(anna(), needId),
    outcomeOf(world.hr.call, applyTeamPlanning, {
      query: {},
      body: {
        mode: 'all',
        operations: [{ op: 'plan', contractId: bert.contractId, day: toDay(DAY), shiftTypeId: world.early }],
      },
    }),
  ])
  expect(planned.status).toBe(200)
  expect([200, 409]).toContain(claimed.status)
  expect(await shiftsOn()).toHaveLength(claimed.status === 200 ? 2 : 1)
  expect(await listForHr()).toMatchObject([{ filled: 1 }])
})

test('a claim of an open shift with too little rest waits for the approval of HR, also when the first claim gets the shift', async () => {
  const late = await givenShiftType(db, world.customerId, { name: 'Late', start: 810, end: 1296, break: null })
  await apply({ op: 'plan', contractId: world.contractId, day: toDay('2026-11-25'), shiftTypeId: late })
  const needId = await open()
  expect(await listFor(world.anna.call)).toMatchObject([
    { id: needId, waits: true, actions: { claim: null }, warnings: [expect.stringContaining('rust')] },
  ])
  expect(await listFor(bert.call)).toMatchObject([{ id: needId, waits: false, warnings: [] }])
  expect((await claim(anna(), needId)).body?.granted).toBe(false)
  expect(await listFor(world.anna.call)).toMatchObject([
    { claim: 'waiting', actions: { claim: { code: 'claim_exists' } } },
  ])
  expect(await shiftsOn()).toEqual([])
})

test('a claim of an open shift is refused with a clear sentence on a day with a shift at another customer and in a confirmed month', async () => {
  const other = await givenCustomer(db)
  const contractId = await givenContract(db, { personId: world.anna.id, customerId: other })
  const type = await givenShiftType(db, other)
  await apply({ op: 'plan', contractId, day: toDay(DAY), shiftTypeId: type })
  const needId = await open({ places: 2 })
  expect(await listFor(world.anna.call)).toMatchObject([{ actions: { claim: { code: 'day_occupied', days: [DAY] } } }])
  expect((await claim(anna(), needId)).refusal?.code).toBe('day_occupied')
  await givenConfirmed(db, { contractId: bert.contractId, month: '2026-11' })
  expect((await claim(bert, needId)).refusal?.code).toBe('month_frozen')
})

test('when one person claims open shifts of two customers on one day at once, one claim is granted', async () => {
  const other = await givenCustomer(db)
  const elsewhere = await givenContract(db, { personId: world.anna.id, customerId: other })
  const type = await givenShiftType(db, other)
  const [here, there] = [await open(), await open({ customerId: other, shiftTypeId: type })]
  const outcomes = await Promise.all([
    claim(anna(), here),
    claim({ call: world.anna.call, contractId: elsewhere }, there),
  ])
  expect(outcomes.map(({ status, refusal }) => refusal?.code ?? status).toSorted()).toEqual([200, 'day_occupied'])
})

test('an employee sees an open shift only with a contract at exactly that customer on that day', async () => {
  const elsewhere = await colleague({}, await givenCustomer(db))
  const ended = await givenPerson(db)
  const endedContract = await givenContract(db, { personId: ended, customerId: world.customerId, until: '2026-11-25' })
  const endedCaller = await as(ended)
  const sick = await colleague()
  await db.insertInto('prolonged_sick_leaves').values({ person_id: sick.id, start_on: '2026-11-20' }).execute()
  const needId = await open()
  const unseen = [elsewhere, { call: endedCaller, contractId: endedContract }, sick]
  for (const person of unseen) {
    expect(await listFor(person.call)).toEqual([])
    expect((await claim(person, needId)).refusal?.status).toBe(404)
  }
  const withAnnasContract = await claim({ call: bert.call, contractId: world.contractId }, needId)
  expect(withAnnasContract.refusal?.status).toBe(404)
  expect(await listFor(bert.call)).toHaveLength(1)
})

test('an employee of a ward does not see the open shift of the parent customer, and an employee of the parent customer does not see the open shift of the ward', async () => {
  const parentId = await givenCustomer(db, { name: 'Groep' })
  await db.updateTable('customers').set({ parent_id: parentId }).where('id', '=', world.customerId).execute()
  const shiftTypeId = await givenShiftType(db, parentId)
  const ofParent = await colleague({}, parentId)
  const [atParent, atWard] = [await open({ customerId: parentId, shiftTypeId }), await open()]
  expect((await listFor(bert.call)).map(({ id }) => id)).toEqual([atWard])
  expect((await listFor(ofParent.call)).map(({ id }) => id)).toEqual([atParent])
  expect(await claim(bert, atParent)).toMatchObject({ status: 404, refusal: { code: 'not_found' } })
  expect(await claim(ofParent, atWard)).toMatchObject({ status: 404, refusal: { code: 'not_found' } })
})

test('the list of open shifts of an employee contains no other person, no health data, no pay and no rate', async () => {
  const needId = await open({ grants: 'hr', note: 'Team 3' })
  await claim(bert, needId)
  await call(world.hr.call, bookAbsenceFor, {
    params: { userId: bert.id, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: 27, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const [shown] = await listFor(world.anna.call)
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
  const asked = { query: { customerId: `${world.customerId}`, day: '2026-11-27', shiftTypeId: `${world.early}` } }
  const list = await call(world.hr.call, candidates, asked)
  expect(JSON.stringify(list)).not.toMatch(/SICK|ziek|rate|percentage/iu)
  const absent = list._embedded.candidateDtoList.find(({ personId }) => personId === bert.id)
  expect(absent).toMatchObject({ message: 'Afwezig op deze dag.' })
  expect((await refused(world.anna.call, candidates, asked)).status).toBe(403)
  expect((await refused(world.anna.call, needs, period)).status).toBe(403)
})

test('when HR grants one of two claims, the other claim is refused, and each person gets one mail without the name of the other', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  await claim(bert, needId)
  const [need] = await listForHr()
  expect(need).toMatchObject({ filled: 0, claims: [{ name: 'Anna Peeters' }, { name: 'Bert Aerts' }] })
  const [annas, berts] = need!.claims.map(({ id }) => id)
  await call(world.hr.call, grantClaim, { params: { needId }, body: { claimId: berts! } })
  expect(await listForHr()).toMatchObject([{ state: 'filled', filledBy: ['Bert Aerts'], claims: [] }])
  for (const [claimId, code] of [
    [annas!, 'need_filled'],
    [berts!, 'claim_gone'],
  ] as const) {
    const again = await refused(world.hr.call, grantClaim, { params: { needId }, body: { claimId } })
    expect(again).toMatchObject({ status: 409, code })
  }
  const mails = await db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'claim')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const texts = mails.map(({ subject, body }) => `${subject} ${body}`)
  expect(texts.toSorted()).toEqual([
    expect.stringMatching(/^Niet toegekend: Vroege.*Dag Anna/su),
    expect.stringMatching(/^Toegekend: Vroege.*Dag Bert/su),
  ])
  expect(texts[0]).not.toMatch(/Aerts|Peeters/u)
  expect(await listFor(world.anna.call)).toMatchObject([
    { claim: 'refused', actions: { claim: { code: 'need_filled' } } },
  ])
})

test('when two HR users grant two claims for the last place at once, one grant succeeds and the other HR user reads that the open shift is filled', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  await claim(bert, needId)
  const [need] = await listForHr()
  const outcomes = await Promise.all(
    need!.claims.map(({ id }) => outcomeOf(world.hr.call, grantClaim, { params: { needId }, body: { claimId: id } })),
  )
  expect(outcomes.map(({ refusal }) => refusal?.code ?? 'granted').toSorted()).toEqual(['granted', 'need_filled'])
  expect(await shiftsOn()).toHaveLength(1)
})

test('HR cannot grant the claim of a person who became absent, but can refuse the claim', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  await call(world.hr.call, bookAbsenceFor, {
    params: { userId: world.anna.id, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const [need] = await listForHr()
  const claimId = need!.claims[0]!.id
  const decision = { params: { needId }, body: { claimId } }
  expect((await refused(world.hr.call, grantClaim, decision)).code).toBe('absence_on_shift_day')
  await call(world.hr.call, declineClaim, decision)
  expect((await refused(world.hr.call, declineClaim, decision)).code).toBe('claim_gone')
})

test('when an employee claims an open shift and books an absence on the same day at once, one of the two is refused', async () => {
  const needId = await open()
  const [claimed, absent] = await Promise.all([
    claim(anna(), needId),
    outcomeOf(world.hr.call, bookAbsenceFor, {
      params: { userId: world.anna.id, yearMonth: toYearMonth('2026-11') },
      body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
    }),
  ])
  expect([claimed.status, absent.status].filter((status) => status < 400)).toHaveLength(1)
})

test('when Anna claims an open shift and books her own vacation on the same day at once, one of the two is refused', async () => {
  await givenCounter(db, { personId: world.anna.id, days: 5 })
  await givenVacationApproved(db, world.anna.id)
  const needId = await open()
  const [claimed, absent] = await Promise.all([
    claim(anna(), needId),
    outcomeOf(world.anna.call, bookAbsence, {
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
  await call(world.anna.call, withdrawClaim, { params: { needId } })
  expect((await refused(world.anna.call, withdrawClaim, { params: { needId } })).code).toBe('claim_gone')
  expect((await claim(anna(), needId)).status).toBe(200)
})

test('an open shift closes 24 hours before its start, and HR can extend it', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(bert, needId)
  clock.set('2026-11-25T06:00:00Z')
  expect((await claim(anna(), needId)).refusal).toMatchObject({ code: 'need_closed', status: 409 })
  const [need] = await listForHr()
  expect(need).toMatchObject({ state: 'closed', claimUntil: '2026-11-25T07:00:00+01:00' })
  const decision = { params: { needId }, body: { claimId: need!.claims[0]!.id } }
  expect((await refused(world.hr.call, grantClaim, decision)).code).toBe('need_closed')
  const extended = { params: { needId }, body: { version: 1, places: 1, hoursBefore: 0 } }
  await call(world.hr.call, editNeed, extended)
  expect((await refused(world.hr.call, editNeed, extended)).code).toBe('stale')
  expect((await refused(world.hr.call, grantClaim, decision)).code).toBe('claim_gone')
  await claim(bert, needId)
  const [claimed] = (await listForHr())[0]!.claims
  await call(world.hr.call, grantClaim, { params: { needId }, body: { claimId: claimed!.id } })
  clock.set('2026-11-26T06:00:00Z')
  expect((await refused(world.hr.call, createNeeds, { body: bodyOf() })).code).toBe('need_in_past')
})

test('a claim of an open shift that HR did not decide expires once when the open shift closes, also when two jobs run', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  const mails = () =>
    db
      .selectFrom('mails')
      .innerJoin('people', (on) => on.on(sql<boolean>`mails.recipients = array[people.email]`))
      .select('mails.body')
      .where('people.id', '=', world.anna.id)
      .execute()
  clock.set('2026-11-25T05:59:00Z')
  await lapseClaims(services)
  expect(await listFor(world.anna.call)).toMatchObject([{ claim: 'waiting' }])
  clock.set('2026-11-25T06:00:00Z')
  await Promise.all([lapseClaims(services), lapseClaims(services)])
  expect(await listForHr()).toMatchObject([{ state: 'closed', claims: [] }])
  expect(await listFor(world.anna.call)).toMatchObject([
    { claim: 'refused', actions: { claim: { code: 'need_closed' } } },
  ])
  expect(await mails()).toEqual([{ body: expect.stringContaining('Er werd niet tijdig beslist over je aanvraag') }])
})

test('when the month of Anna is confirmed, her waiting claim expires, and the claim of Bert waits for HR', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  await claim(bert, needId)
  await lapseClaims(services)
  expect((await listForHr())[0]?.claims).toHaveLength(2)
  await givenConfirmed(db, { contractId: world.contractId, month: '2026-11' })
  await Promise.all([lapseClaims(services), lapseClaims(services)])
  expect((await listForHr())[0]?.claims).toMatchObject([{ personId: bert.id }])
})

test('an open shift that HR adds on the last day can be claimed until its start', async () => {
  clock.set('2026-11-26T04:00:00Z')
  await open()
  expect(await listForHr()).toMatchObject([{ state: 'open', claimUntil: '2026-11-26T07:00:00+01:00' }])
})

test('HR cannot lower the places of an open shift below the planned shifts', async () => {
  const needId = await open({ places: 3 })
  await claim(anna(), needId)
  await claim(bert, needId)
  const body = { places: 1 }
  expect(await refused(world.hr.call, editNeed, { params: { needId }, body })).toMatchObject({
    code: 'need_has_shifts',
    message: 'Er zijn al 2 plaatsen ingevuld. Kies minstens zoveel plaatsen.',
  })
  await call(world.hr.call, editNeed, { params: { needId }, body: { places: 2 } })
  expect(await listForHr()).toMatchObject([{ state: 'filled', places: 2 }])
})

test('open shifts on several days are all added or none is added, they are withdrawn together, and their planned shifts stay', async () => {
  const days = ['2026-11-26', '2026-11-27', '2026-12-01']
  const { ids } = await call(world.hr.call, createNeeds, { body: bodyOf({ days, grants: 'hr' }) })
  expect(ids).toHaveLength(3)
  expect(
    await refused(world.hr.call, createNeeds, { body: bodyOf({ days: ['2026-12-02', '2026-12-01'] }) }),
  ).toMatchObject({
    code: 'need_exists',
    message: expect.stringContaining('01-12-2026'),
  })
  expect(await listForHr()).toHaveLength(3)
  await claim(anna(), ids[1]!)
  await apply({ op: 'plan', contractId: bert.contractId, day: toDay(DAY), shiftTypeId: world.early })
  const withdrawn = await call(world.hr.call, withdrawNeed, {
    params: { needId: ids[0]! },
    body: { wholeSeries: true },
  })
  expect(withdrawn).toMatchObject({ withdrawn: 3, staying: 1 })
  expect(await listForHr()).toEqual([])
  expect(await shiftsOn()).toHaveLength(1)
  expect((await claim(anna(), ids[2]!)).refusal).toMatchObject({ code: 'need_withdrawn', status: 409 })
  const again = await refused(world.hr.call, withdrawNeed, { params: { needId: ids[0]! }, body: {} })
  expect(again.code).toBe('need_withdrawn')
})

test('when an employee claims while HR withdraws the open shift, either the employee keeps the shift or the open shift is withdrawn', async () => {
  const needId = await open()
  const [claimed, withdrawn] = await Promise.all([
    claim(anna(), needId),
    outcomeOf(world.hr.call, withdrawNeed, { params: { needId }, body: {} }),
  ])
  const isGranted = claimed.status === 200
  expect(claimed.refusal?.code ?? null).toBe(isGranted ? null : 'need_withdrawn')
  expect(withdrawn.body).toMatchObject({ withdrawn: 1, staying: isGranted ? 1 : 0 })
})

test('the list of candidates for an open shift shows possible people first, then people without a strong warning, people with a claim, and people with the most missing hours', async () => {
  const late = await givenShiftType(db, world.customerId, { name: 'Late', start: 810, end: 1296, break: null })
  const needId = await open({ grants: 'hr' })
  const [claimed, busy, tired, short] = [
    await colleague({ firstName: 'Dries' }),
    await colleague({ firstName: 'Eline' }),
    await colleague({ firstName: 'Fatima' }),
    await colleague({ firstName: 'Griet' }),
  ]
  const planned: readonly (readonly [number, string, number])[] = [
    [busy.contractId, DAY, world.night],
    [tired.contractId, '2026-11-25', late],
    [world.contractId, '2026-11-24', world.early],
    [bert.contractId, '2026-11-23', world.early],
    [bert.contractId, '2026-11-24', world.early],
  ]
  for (const [contractId, day, shiftTypeId] of planned)
    await apply({ op: 'plan', contractId, day: toDay(day), shiftTypeId })
  await claim(claimed, needId)
  const { _embedded } = await call(world.hr.call, candidates, {
    query: { customerId: `${world.customerId}`, day: DAY, shiftTypeId: `${world.early}` },
  })
  expect(_embedded.candidateDtoList.map(({ personId }) => personId)).toEqual([
    claimed.id,
    short.id,
    world.anna.id,
    bert.id,
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
  await call(world.hr.call, grantClaim, { params: { needId }, body: { claimId: need!.claims[0]!.id } })
  const trail = await call(world.hr.call, auditEntries, { query: { entity: 'need', id: `${needId}` } })
  expect(trail._embedded.auditEntryList.map(({ action }) => action)).toEqual([
    'grant claim',
    'claim open shift',
    'make open shift',
  ])
})

test('a claim without a shift, and the note of an open shift, are deleted after two years', async () => {
  const needId = await open({ grants: 'hr', places: 2, note: 'Team 3' })
  await claim(anna(), needId)
  await claim(bert, needId)
  const [need] = await listForHr()
  await call(world.hr.call, grantClaim, { params: { needId }, body: { claimId: need!.claims[0]!.id } })
  const stored = async () => {
    const claims = await db
      .selectFrom('need_claims')
      .select('person_id')
      .where('need_id', '=', needId)
      .orderBy('id')
      .execute()
    const [{ note } = { note: null }] = await db
      .selectFrom('staff_needs')
      .select('note')
      .where('id', '=', needId)
      .execute()
    return { claimants: claims.map(({ person_id: id }) => id), note }
  }
  await deleteExpired(db, instantOf('2028-11-22T09:00:00Z'))
  expect(await stored()).toEqual({ claimants: [world.anna.id, bert.id], note: 'Team 3' })
  await deleteExpired(db, instantOf('2028-11-29T09:00:00Z'))
  expect(await stored()).toEqual({ claimants: [world.anna.id], note: '' })
})

test('from 48 hours before its start, only HR can remove or move a claimed shift', async () => {
  const needId = await open()
  clock.set('2026-11-24T05:59:00Z')
  const month = { contractId: world.contractId, yearMonth: toYearMonth('2026-11') }
  await claim(anna(), needId)
  await call(world.anna.call, removePlannedShift, { params: month, body: { dayOfMonth: 26 } })
  expect(await listForHr()).toMatchObject([{ state: 'open', filled: 0 }])
  await claim(anna(), needId)
  clock.set('2026-11-24T06:00:00Z')
  const fixed = [
    refused(world.anna.call, removePlannedShift, { params: month, body: { dayOfMonth: 26 } }),
    refused(world.anna.call, removeAllPlannedShifts, { params: month }),
    refused(world.anna.call, removeWorkedShift, { params: month, body: { day: 26 } }),
  ]
  const { actions, plannedShiftDtos } = await call(world.anna.call, plannedMonth, { params: month })
  const refusal = { code: 'claimed_shift_fixed', days: [DAY], hours: 48 }
  expect(actions.removeAll).toEqual(refusal)
  expect(plannedShiftDtos[0]?.actions).toEqual({ edit: null, move: refusal, remove: refusal })
  const [shift] = await shiftsOn()
  fixed.push(
    refused(world.anna.call, editPlannedShift, {
      params: month,
      body: { startDate: '2026-11-27', shiftId: world.early, id: shift!.id },
    }),
  )
  for (const { status, code, message } of await Promise.all(fixed))
    expect({ status, code, message }).toEqual({
      status: 409,
      code: 'claimed_shift_fixed',
      message: 'Deze shift nam je als open shift: 26/11/2026. Vanaf 48 uur voor de start verandert alleen HR ze nog.',
    })
  await call(world.anna.call, editPlannedShift, {
    params: month,
    body: { startDate: DAY, shiftId: world.night, id: shift!.id },
  })
  const [worked] = await shiftsOn()
  expect(worked?.id).toBe(shift!.id)
  await apply({ op: 'remove', contractId: world.contractId, id: shift!.id, version: 2, day: toDay(DAY) })
  expect(await shiftsOn()).toEqual([])
})

test('an employee can enter the worked times of a claimed shift only on its day, and can always change a shift that nobody claimed', async () => {
  const needId = await open({ places: 2 })
  await claim(anna(), needId)
  const params = { contractId: world.contractId, yearMonth: toYearMonth('2026-11') }
  const edited = (day: string, dayOfMonth: number) =>
    outcomeOf(world.anna.call, editWorkedShift, {
      params,
      body: {
        day: dayOfMonth,
        labourPeriod: { startDateTimestamp: `${day}T07:00:00+01:00`, endDateTimestamp: `${day}T15:36:00+01:00` },
        remark: '',
      },
    })
  expect((await edited('2026-11-27', 26)).refusal?.code).toBe('claimed_shift_fixed')
  expect((await edited(DAY, 26)).status).toBe(200)
  await call(world.anna.call, planShift, { params, body: { startDate: '2026-11-25', shiftId: world.early } })
  await call(world.anna.call, removePlannedShift, { params, body: { dayOfMonth: 25 } })
})
