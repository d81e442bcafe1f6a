import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { editSettings, settings } from '@uurwerk/contract/company'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { ownTeam, type OwnTeam } from '@uurwerk/contract/planning/team/ownTeam'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { convertWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { annaAtWork, givenColleague } from '../../testing/world/annaAtWork.ts'
import { givenContract, givenCustomer, givenShiftType } from '../../testing/world/world.ts'
import { givenProlongedSickLeave } from '../../testing/world/people/leave.ts'

const app = await startTestApp('2026-11-24T09:00:00Z')
const { as, clock, db } = app
const [MONDAY, SUNDAY] = ['2026-11-23', '2026-11-29']

const world = eachTest(() => {
  clock.set('2026-11-24T09:00:00Z')
  return annaAtWork(app)
})
const elsewhere = eachTest(() => givenCustomer(db, { name: 'Berkenbroek' }))

const read = (query = { from: MONDAY, to: SUNDAY }): Promise<OwnTeam> => call(world().anna.call, ownTeam, { query })
const colleague = (
  firstName: string,
  { customerId = world().customerId, ...contract }: { customerId?: number; from?: string; until?: string } = {},
) => givenColleague(app, { firstName, lastName: 'Aerts', customerId, contract })
const plan = (contractId: number, day: string, shiftTypeId = world().early) =>
  call(world().hr.call, applyTeamPlanning, {
    query: {},
    body: { mode: 'all', operations: [{ op: 'plan', contractId, day: toDay(day), shiftTypeId }] },
  })
const book = (
  personId: number,
  day: number,
  fullDay: boolean,
  category: 'SICK_LEAVE' | 'UNPAID_LEAVE' = 'SICK_LEAVE',
) =>
  call(world().hr.call, bookAbsenceFor, {
    params: { userId: personId, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: day, absenceCategory: category, fullDay },
  })
const shiftsOf = ({ shifts }: OwnTeam, personId: number) =>
  shifts.filter((shift) => shift.personId === personId).map(({ day, name, start, end }) => [day, name, start, end])

test('Anna reads the shifts of her colleague Bert at her own customer, and her own shifts', async () => {
  const bert = await colleague('Bert')
  await plan(bert.contractId, '2026-11-26', world().night)
  await plan(world().contractId, '2026-11-27')
  const team = await read()
  expect(team.people.map(({ firstName, customerIds }) => [firstName, customerIds])).toEqual([
    ['Bert', [world().customerId]],
    ['Anna', [world().customerId]],
  ])
  expect(shiftsOf(team, bert.id)).toEqual([['2026-11-26', 'Nacht', '22:00', '06:00']])
  expect(shiftsOf(team, world().anna.id)).toEqual([['2026-11-27', 'Vroege', '07:00', '15:06']])
  expect(team.customers.map(({ id }) => id)).toEqual([world().customerId])
})

test('Anna reads nothing about another customer: not the shifts of Bert there, and not the people who work only there', async () => {
  const bert = await colleague('Bert')
  const carla = await colleague('Carla', { customerId: elsewhere() })
  const there = await givenShiftType(db, elsewhere(), { name: 'Dagdienst' })
  const second = await givenContract(db, { personId: bert.id, customerId: elsewhere() })
  await plan(second, '2026-11-25', there)
  await plan(carla.contractId, '2026-11-25', there)
  const team = await read()
  expect(team.people.map(({ firstName }) => firstName)).toEqual(['Bert', 'Anna'])
  expect(team.people[0]?.customerIds).toEqual([world().customerId])
  expect(team.shifts).toEqual([])
  expect(JSON.stringify(team)).not.toMatch(/Berkenbroek|Dagdienst|Carla/)
})

test('Anna reads the shifts and absences of a colleague only on days on which both have a contract with the customer', async () => {
  const bert = await colleague('Bert', { from: '2026-11-25' })
  const chris = await colleague('Chris', { until: '2026-11-23' })
  await db.updateTable('contracts').set({ end_on: '2026-11-26' }).where('id', '=', world().contractId).execute()
  await plan(bert.contractId, '2026-11-26')
  await plan(bert.contractId, '2026-11-27')
  for (const { id } of [bert, chris]) await givenProlongedSickLeave(db, { personId: id, start: '2026-11-24' })
  const team = await read()
  expect(shiftsOf(team, bert.id).map(([day]) => day)).toEqual(['2026-11-26'])
  expect(team.away).toEqual([
    [bert.id, '2026-11-25'],
    [bert.id, '2026-11-26'],
  ])
  expect((await read({ from: '2026-11-27', to: SUNDAY })).people).toEqual([])
})

test('a contract with the parent customer shows no colleague of a subdivision', async () => {
  await db.updateTable('customers').set({ parent_id: world().customerId }).where('id', '=', elsewhere()).execute()
  await colleague('Carla', { customerId: elsewhere() })
  expect((await read()).people.map(({ firstName }) => firstName)).toEqual(['Anna'])
})

test('Anna reads that a colleague is absent for a whole day, but not the reason, and nothing about a part of a day', async () => {
  const [bert, chris, dina] = [await colleague('Bert'), await colleague('Chris'), await colleague('Dina')]
  await book(bert.id, 25, true)
  await book(chris.id, 25, true, 'UNPAID_LEAVE')
  await book(dina.id, 25, false)
  await givenProlongedSickLeave(db, { personId: dina.id, start: '2026-11-27' })
  const team = await read()
  expect(team.away).toEqual([
    [bert.id, '2026-11-25'],
    [chris.id, '2026-11-25'],
    [dina.id, '2026-11-27'],
  ])
  expect(JSON.stringify(team)).not.toMatch(/SICK|UNPAID|bsence|seconds|percentage/i)
})

test('when Bert becomes sick during a shift on a Saturday and on 11 November, his colleague Anna does not read that Bert is absent', async () => {
  clock.set('2026-11-11T09:00:00Z')
  const bert = await colleague('Bert')
  const params = { contractId: bert.contractId, yearMonth: toYearMonth('2026-11') }
  for (const day of [11, 13, 14]) {
    await plan(bert.contractId, `2026-11-${day}`)
    await call(await as(bert.id), convertWorkedShift, { params, body: { dayOfMonth: day } })
  }
  expect((await read({ from: '2026-11-09', to: '2026-11-15' })).away).toEqual([[bert.id, '2026-11-13']])
})

test('Anna reads who is absent until the end of the next month, also when Bert is sick without an end', async () => {
  const bert = await colleague('Bert')
  await givenProlongedSickLeave(db, { personId: bert.id, start: '2026-11-02' })
  const away = async (from: string, to: string) => (await read({ from, to })).away.map(([, day]) => day)
  expect(await away('2026-11-16', '2026-11-24')).toEqual(['2026-11-23', '2026-11-24'])
  expect(await away('2026-12-30', '2027-01-10')).toEqual(['2026-12-30', '2026-12-31'])
  expect(await away('2039-06-01', '2039-06-30')).toEqual([])
})

test('Anna does not read the name of a shift type that Bert made for himself, and sees no mark when Bert changed the times of a shift', async () => {
  const bert = await colleague('Bert')
  const own = await givenShiftType(db, world().customerId, { name: 'Kinesist', ownerId: bert.id })
  const start = '2026-11-26T08:00+01:00'
  const shift = { person_id: bert.id, contract_id: bert.contractId, shift_type_id: own, start_at: start }
  await db
    .insertInto('shifts')
    .values({ ...shift, end_at: '2026-11-26T12:00+01:00', adjusted: true, remark: 'migraine' })
    .execute()
  const team = await read()
  expect(team.shifts).toEqual([
    {
      personId: bert.id,
      customerId: world().customerId,
      day: '2026-11-26',
      name: null,
      color: null,
      start: '08:00',
      end: '12:00',
    },
  ])
})

test('when the company turns the planning of the team off, the server refuses the call, and the answer about the signed-in person says that this planning is off', async () => {
  const stored = await call(world().hr.call, settings)
  const company = { ...stored.company, name: 'Wijzerplaat' }
  const save = (teamVisible: boolean, version: number) =>
    call(world().hr.call, editSettings, { body: { ...stored, company, version, teamVisible } })
  const { version } = await save(false, stored.version)
  expect(await refused(world().anna.call, ownTeam, { query: { from: MONDAY, to: SUNDAY } })).toMatchObject({
    status: 403,
    code: 'team_not_visible',
    message: 'De teamplanning staat uit.',
  })
  expect((await call(world().anna.call, currentUser)).teamVisible).toBe(false)
  await save(true, version)
  expect((await read()).people).toHaveLength(1)
})

test('an employee can read the planning of colleagues for at most 31 days at once', async () => {
  expect(await refused(world().anna.call, ownTeam, { query: { from: '2026-11-01', to: '2026-12-02' } })).toMatchObject({
    status: 422,
    code: 'period_too_long',
  })
})
