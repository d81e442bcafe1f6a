import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { personPlannedMonth, planShift } from '@uurwerk/contract/planning/plannedMonth'
import {
  applyTeamPlanning,
  teamPlanning,
  teamReasons,
  type TeamOperation,
} from '@uurwerk/contract/planning/teamPlanning'
import { eachDay, isWeekend, toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { eachTest } from '../../testing/eachTest.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenConfirmed, givenInvoiced } from '../../testing/world/people/leave.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenPersonAtWork } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db } = app

const world = eachTest(() => annaAtWork(app))
const bert = eachTest(() =>
  givenPersonAtWork(db, { firstName: 'Bert', lastName: 'Aerts', customerId: world().customerId }),
)

const ofWeek = async () => {
  const team = await call(world().hr.call, teamPlanning, { query: { from: '2026-11-23', to: '2026-11-29' } })
  const mine = new Set([world().contractId, bert().contractId])
  return { ...team, shifts: team.shifts.filter(([, , contractId]) => mine.has(contractId)) }
}
const shiftsOf = async () => (await ofWeek()).shifts.map(([, , contractId, day, type]) => [contractId, day, type])
const plan = (contractId: number, day: string, shiftTypeId = world().early): TeamOperation => ({
  op: 'plan',
  contractId,
  day: toDay(day),
  shiftTypeId,
})
type Sent = { readonly mode?: 'all' | 'possible'; readonly confirmedToo?: boolean; readonly preview?: 'true' }
const sent = (operations: readonly TeamOperation[], { mode = 'all', confirmedToo, preview }: Sent = {}) => ({
  query: preview === undefined ? {} : { preview },
  body: { mode, confirmedToo, operations: [...operations] },
})
const apply = async (operations: readonly TeamOperation[], how: Sent = {}) =>
  (await call(world().hr.call, applyTeamPlanning, sent(operations, how))).outcomes

const usual = { kind: 'employee', employerId: null, employment: { start: '2024-01-01', end: null } }

test('the team planning shows HR who works in a week, the hours of each person, and the days of absence without reasons', async () => {
  await apply([plan(world().contractId, '2026-11-23'), plan(bert().contractId, '2026-11-24', world().night)])
  await call(world().hr.call, bookAbsenceFor, {
    params: { userId: bert().personId, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const team = await ofWeek()
  expect(team.shifts.map(([, version, ...shift]) => [version, ...shift])).toEqual([
    [1, world().contractId, '2026-11-23', world().early, '07:00', '15:06', false],
    [1, bert().contractId, '2026-11-24', world().night, '22:00', '06:00', false],
  ])
  expect(team.people.filter(({ id }) => [world().anna.id, bert().personId].includes(id))).toEqual([
    {
      ...usual,
      id: bert().personId,
      firstName: 'Bert',
      lastName: 'Aerts',
      plannedSeconds: 15.6 * 3600,
      neededSeconds: 38 * 3600,
    },
    {
      ...usual,
      id: world().anna.id,
      firstName: 'Anna',
      lastName: 'Peeters',
      plannedSeconds: 7.6 * 3600,
      neededSeconds: 38 * 3600,
    },
  ])
  expect(team.absences.filter(([id]) => id === bert().personId)).toEqual([[bert().personId, '2026-11-26', true]])
  expect(JSON.stringify(team)).not.toContain('SICK')
})

test('HR cannot read the team planning of more than 31 days or of a period that ends before it starts, and an employee cannot read it', async () => {
  const read = (from: string, to: string) => refused(world().hr.call, teamPlanning, { query: { from, to } })
  expect(await read('2026-11-01', '2026-12-02')).toMatchObject({ status: 422, code: 'period_too_long' })
  expect(await read('2026-11-02', '2026-11-01')).toMatchObject({ status: 422, code: 'no_day_chosen' })
  const asAnna = await refused(world().anna.call, teamPlanning, { query: { from: '2026-11-01', to: '2026-11-30' } })
  expect(asAnna.status).toBe(403)
})

test('when the browser of HR asks for some people, the answer has only their rows, with the same contents as in the answer for everybody', async () => {
  await apply([plan(world().contractId, '2026-11-23'), plan(bert().contractId, '2026-11-24')])
  const period = { from: '2026-11-23', to: '2026-11-29' }
  const whole = await call(world().hr.call, teamPlanning, { query: period })
  const ofBert = await call(world().hr.call, teamPlanning, { query: { ...period, people: String(bert().personId) } })
  expect(ofBert.people).toEqual(whole.people.filter(({ id }) => id === bert().personId))
  expect(ofBert.contracts).toEqual(whole.contracts.filter(({ personId }) => personId === bert().personId))
  expect(ofBert.shifts).toEqual(whole.shifts.filter(([, , contractId]) => contractId === bert().contractId))
  expect(ofBert.shiftTypes).toEqual(whole.shiftTypes.filter(({ customerId }) => customerId === world().customerId))
  const nobody = await call(world().hr.call, teamPlanning, { query: { ...period, people: '999999999' } })
  expect(nobody).toMatchObject({ people: [], contracts: [], shifts: [], absences: [] })
  const wrong = await refused(world().hr.call, teamPlanning, { query: { ...period, people: '1;drop table shifts' } })
  expect(wrong).toMatchObject({ status: 422, code: 'invalid' })
})

test('HR reads why people are absent, and the audit trail records each reading with the period, the customer and the people', async () => {
  for (const [personId, dayOfMonth, absenceCategory, fullDay] of [
    [bert().personId, 26, 'SICK_LEAVE', true],
    [world().anna.id, 27, 'EXCUSED_ABSENCE', false],
  ] as const)
    await call(world().hr.call, bookAbsenceFor, {
      params: { userId: personId, yearMonth: toYearMonth('2026-11') },
      body: { dayOfMonth, absenceCategory, fullDay },
    })
  const query = { from: '2026-11-23', to: '2026-11-29', customer: String(world().customerId) }
  const { reasons } = await call(world().hr.call, teamReasons, { query })
  expect(reasons).toEqual([
    [world().anna.id, '2026-11-27', 'EXCUSED_ABSENCE', false],
    [bert().personId, '2026-11-26', 'SICK_LEAVE', true],
  ])
  const elsewhere = await call(world().hr.call, teamReasons, { query: { ...query, customer: '999999999' } })
  expect(elsewhere.reasons).toEqual([])
  const readings = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'changes'])
    .where('action', '=', 'read absence reasons')
    .where('actor_id', '=', world().hr.id)
    .orderBy('id')
    .execute()
  expect(readings).toHaveLength(2)
  expect(readings[0]?.changes).toEqual({
    from: [null, '2026-11-23'],
    to: [null, '2026-11-29'],
    customerId: [null, world().customerId],
    people: [null, [world().anna.id, bert().personId]],
  })
  const { from, to } = query
  expect((await refused(world().anna.call, teamReasons, { query: { from, to } })).status).toBe(403)
})

test('when the server refuses one of several changes in the team planning, it makes no change; HR can then ask to make only the possible changes', async () => {
  await apply([plan(bert().contractId, '2026-11-24')])
  const wanted = [plan(world().contractId, '2026-11-23'), plan(bert().contractId, '2026-11-24')]
  expect(await refused(world().hr.call, applyTeamPlanning, sent(wanted))).toMatchObject({
    status: 409,
    code: 'shift_already_planned',
  })
  expect(await shiftsOf()).toEqual([[bert().contractId, '2026-11-24', world().early]])
  const previewed = await apply(wanted, { mode: 'possible', preview: 'true' })
  expect(previewed.map(({ code }) => code)).toEqual([null, 'shift_already_planned'])
  expect(await shiftsOf()).toHaveLength(1)
  const outcomes = await apply(wanted, { mode: 'possible' })
  expect(outcomes).toEqual([
    { id: expect.any(Number), version: 1, undoId: null, code: null, message: null, warning: null },
    {
      id: null,
      undoId: null,
      version: null,
      code: 'shift_already_planned',
      message: expect.stringContaining('24-11'),
      warning: null,
    },
  ])
  expect(await shiftsOf()).toHaveLength(2)
})

test('in the team planning HR moves a shift to a colleague, changes its shift type and undoes both, and an old version is refused', async () => {
  const [first] = await apply([plan(world().contractId, '2026-11-23')])
  const anna = { contractId: world().contractId, id: first!.id!, version: 1, day: toDay('2026-11-23') }
  const [, moved] = await apply([{ op: 'remove', ...anna }, plan(bert().contractId, '2026-11-23')])
  expect(await shiftsOf()).toEqual([[bert().contractId, '2026-11-23', world().early]])
  const berts = { contractId: bert().contractId, id: moved!.id!, day: toDay('2026-11-25'), shiftTypeId: world().night }
  const [changed] = await apply([{ op: 'change', ...berts, version: 1 }])
  expect(changed).toMatchObject({ id: moved!.id, version: 2 })
  expect(await shiftsOf()).toEqual([[bert().contractId, '2026-11-25', world().night]])
  const again = await refused(world().hr.call, applyTeamPlanning, sent([{ op: 'change', ...berts, version: 1 }]))
  expect(again).toMatchObject({ status: 409, code: 'stale', changedBy: 'Wim Goossens' })
  await apply([{ op: 'remove', ...berts, version: 2 }, plan(world().contractId, '2026-11-23')])
  expect(await shiftsOf()).toEqual([[world().contractId, '2026-11-23', world().early]])
})

test('when two planners move one shift to two days at once, one of them succeeds, and the other reads who moved it', async () => {
  const [first] = await apply([plan(world().contractId, '2026-11-23')])
  const moveTo = (day: string) =>
    outcomeOf(
      world().hr.call,
      applyTeamPlanning,
      sent([
        {
          op: 'change',
          contractId: world().contractId,
          id: first!.id!,
          version: 1,
          day: toDay(day),
          shiftTypeId: world().early,
        },
      ]),
    )
  const days = ['2026-11-24', '2026-11-25']
  const moved = await Promise.all(days.map(moveTo))
  expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refusal = moved.find((each) => each.refusal !== null)!.refusal
  expect(refusal).toMatchObject({ code: 'stale', changedBy: 'Wim Goossens' })
  const winner = days[moved.findIndex(({ status }) => status === 200)]
  expect(await shiftsOf()).toEqual([[world().contractId, winner, world().early]])
})

test('the hours of a month in the team planning are the hours on the screens of that month, also with a holiday, a half day of absence and a half-time person', async () => {
  const { personId: bertId, contractId: bertsContract } = bert()
  await db.updateTable('part_time_records').set({ percentage_bp: 5000 }).where('person_id', '=', bertId).execute()
  const workdays = eachDay(toDay('2026-11-02'), toDay('2026-11-27')).filter((day) => !isWeekend(day))
  const annas = workdays.map((day) => plan(world().contractId, day))
  const berts = workdays.filter((_day, place) => place % 2 === 0).map((day) => plan(bertsContract, day, world().night))
  await apply([...annas, ...berts], { mode: 'possible' })
  const yearMonth = toYearMonth('2026-11')
  for (const [userId, fullDay] of [
    [world().anna.id, false],
    [bertId, true],
  ] as const)
    await call(world().hr.call, bookAbsenceFor, {
      params: { userId, yearMonth },
      body: { dayOfMonth: 30, absenceCategory: 'EXCUSED_ABSENCE', fullDay },
    })
  const team = await call(world().hr.call, teamPlanning, { query: { from: '2026-11-01', to: '2026-11-30' } })
  for (const [userId, contractId] of [
    [world().anna.id, world().contractId],
    [bertId, bertsContract],
  ] as const) {
    const { timeSheetHoursDto } = await call(world().hr.call, personPlannedMonth, {
      params: { userId, contractId, yearMonth },
    })
    const row = team.people.find(({ id }) => id === userId)!
    expect(row.plannedSeconds).toBeGreaterThan(0)
    expect([row.plannedSeconds, row.neededSeconds].map((each) => Math.round(each! / 36) / 100)).toEqual([
      timeSheetHoursDto.counted,
      timeSheetHoursDto.needed,
    ])
  }
})

test('each change in the team planning is checked after the earlier changes of the same request', async () => {
  const outcomes = await apply(
    [plan(world().contractId, '2026-11-23'), plan(world().contractId, '2026-11-23', world().night)],
    {
      mode: 'possible',
    },
  )
  expect(outcomes.map(({ code }) => code)).toEqual([null, 'shift_already_planned'])
})

test('the team planning changes a confirmed month only when HR agrees, and never an invoiced month', async () => {
  await givenConfirmed(db, { contractId: world().contractId, month: '2026-11' })
  const wanted = [plan(world().contractId, '2026-11-23')]
  expect(await refused(world().hr.call, applyTeamPlanning, sent(wanted))).toMatchObject({
    status: 409,
    code: 'month_is_confirmed',
    months: [expect.stringContaining('Anna Peeters')],
  })
  expect((await apply(wanted, { mode: 'possible' }))[0]?.code).toBe('month_is_confirmed')
  expect((await apply(wanted, { confirmedToo: true }))[0]?.code).toBeNull()
  const team = await ofWeek()
  expect(team.contracts.find(({ id }) => id === world().contractId)).toMatchObject({
    confirmedMonths: ['2026-11'],
    invoicedMonths: [],
  })
  await givenInvoiced(db, { contractId: world().contractId, month: '2026-11' })
  const invoiced = await apply([plan(world().contractId, '2026-11-24')], { mode: 'possible', confirmedToo: true })
  expect(invoiced[0]?.code).toBe('month_invoiced')
})

test('a shift that HR planned in the team planning is marked as edited by HR', async () => {
  await apply([plan(world().contractId, '2026-11-23')])
  const stored = await db
    .selectFrom('shifts')
    .select(['adjusted', 'edited_by_admin'])
    .where('contract_id', '=', world().contractId)
    .execute()
  expect(stored).toEqual([{ adjusted: false, edited_by_admin: true }])
})

test('when two HR users and the employee plan the same day at once, one of them succeeds', async () => {
  const wanted = sent([plan(world().contractId, '2026-11-23'), plan(bert().contractId, '2026-11-23')])
  const backwards = sent([
    plan(bert().contractId, '2026-11-23', world().night),
    plan(world().contractId, '2026-11-23', world().night),
  ])
  const results = await Promise.all([
    outcomeOf(world().hr.call, applyTeamPlanning, wanted),
    outcomeOf(world().hr.call, applyTeamPlanning, backwards),
    outcomeOf(world().anna.call, planShift, {
      params: { contractId: world().contractId, yearMonth: toYearMonth('2026-11') },
      body: { startDate: '2026-11-23', shiftId: world().early },
    }),
  ])
  expect(results.filter(({ status }) => status >= 500)).toEqual([])
  const perContract = Map.groupBy(await shiftsOf(), ([contractId]) => contractId)
  expect([...perContract.values()].map((shifts) => shifts.length)).toEqual(perContract.size === 2 ? [1, 1] : [1])
})
