import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { applyTeamPlanning, teamPlanning, type TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { addDays, eachDay, toDay, type Day } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eachTest } from '../../testing/eachTest.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenPersonAtWork } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db } = app

const world = eachTest(() => annaAtWork(app))
const bertsContract = eachTest(async () => {
  const { customerId } = world()
  return (await givenPersonAtWork(db, { firstName: 'Bert', lastName: 'Aerts', customerId })).contractId
})

const monday = toDay('2026-11-30')
const days = eachDay(monday, addDays(monday, 27))
const plan = (contractId: number, day: Day, shiftTypeId = world().early): TeamOperation => ({
  op: 'plan',
  contractId,
  day,
  shiftTypeId,
})
type How = { readonly mode: 'all' | 'possible'; readonly preview?: 'true' }
const sent = (operations: readonly TeamOperation[], { mode, preview }: How) => ({
  query: preview === undefined ? {} : { preview },
  body: { mode, operations: [...operations] },
})
const apply = async (operations: readonly TeamOperation[], how: How = { mode: 'all' }) =>
  (await call(world().hr.call, applyTeamPlanning, sent(operations, how))).outcomes
const shifts = async () => {
  const team = await call(world().hr.call, teamPlanning, { query: { from: monday, to: days.at(-1)! } })
  const mine = new Set([world().contractId, bertsContract()])
  return team.shifts.filter(([, , contractId]) => mine.has(contractId))
}

test('HR plans four weeks for two people at once and removes all these shifts at once, and each shift is in the history', async () => {
  const wanted = [world().contractId, bertsContract()].flatMap((contractId) => days.map((day) => plan(contractId, day)))
  const previewed = await apply(wanted, { mode: 'all', preview: 'true' })
  expect(previewed).toHaveLength(56)
  expect(await shifts()).toEqual([])
  const outcomes = await apply(wanted)
  expect(outcomes.map(({ warning }) => warning)).toEqual(previewed.map(({ warning }) => warning))
  const stored = new Map((await shifts()).map(([id, , contractId, day]) => [id, `${contractId} ${day}`]))
  expect(outcomes.map(({ id }) => stored.get(id!))).toEqual(wanted.map(({ contractId, day }) => `${contractId} ${day}`))
  const back = outcomes.map(({ id, version }, place): TeamOperation => {
    const { contractId, day } = wanted[place]!
    return { op: 'remove', contractId, day, id: id!, version: version! }
  })
  await apply(back.toReversed())
  expect(await shifts()).toEqual([])
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', sql<number>`count(*)::int`.as('count')])
    .where('actor_id', '=', world().hr.id)
    .groupBy('action')
    .orderBy('action')
    .execute()
  expect(entries).toEqual([
    { action: 'plan shifts', count: 4 },
    { action: 'remove planned shift', count: 56 },
  ])
})

test('each change of a list is checked after the earlier changes of that list: a day is planned once, and a shift is removed once', async () => {
  const outcomes = await apply([plan(bertsContract(), monday), plan(bertsContract(), monday, world().night)], {
    mode: 'possible',
  })
  expect(outcomes.map(({ code }) => code)).toEqual([null, 'shift_already_planned'])
  const contractId = bertsContract()
  const removal = { op: 'remove', contractId, day: monday, id: outcomes[0]!.id!, version: 1 } as const
  expect((await apply([removal, removal], { mode: 'possible' })).map(({ code }) => code)).toEqual([
    null,
    'no_shift_on_day',
  ])
})

test('when a list of changes contains many refused changes, nothing changes; the refusal shows twenty changes and counts the others', async () => {
  const some = days.slice(0, 21)
  await apply(some.map((day) => plan(bertsContract(), day)))
  const wanted = [...days.map((day) => plan(world().contractId, day)), ...some.map((day) => plan(bertsContract(), day))]
  const refusal = await refused(world().hr.call, applyTeamPlanning, sent(wanted, { mode: 'all' }))
  expect(refusal).toMatchObject({ status: 409, code: 'operations_refused', count: 21 })
  expect(refusal['named']).toHaveLength(20)
  expect(refusal['message']).toMatch(
    /^21 wijzigingen kunnen niet\. Er is niets gewijzigd\. Bert Aerts, 30-11-2026: .* En nog 1\.$/,
  )
  const single = await refused(world().hr.call, applyTeamPlanning, sent(wanted.slice(0, 29), { mode: 'all' }))
  expect(single).toMatchObject({ status: 409, code: 'shift_already_planned' })
  expect(await shifts()).toHaveLength(21)
  const possible = await apply(wanted, { mode: 'possible' })
  expect(possible.filter(({ code }) => code !== null)).toHaveLength(21)
  expect(await shifts()).toHaveLength(49)
})

test('when HR removes a list of shifts, a shift that a colleague changed meanwhile stays, and the other shifts are removed', async () => {
  const outcomes = await apply(days.slice(0, 3).map((day) => plan(bertsContract(), day)))
  const removals = outcomes.map(({ id }, place): TeamOperation => ({
    op: 'remove',
    contractId: bertsContract(),
    day: days[place]!,
    id: id!,
    version: 1,
  }))
  await apply([{ ...removals[1]!, op: 'change', id: outcomes[1]!.id!, shiftTypeId: world().night, day: days[1]! }])
  const results = await apply(removals, { mode: 'possible' })
  expect(results.map(({ code }) => code)).toEqual([null, 'stale', null])
  expect(results[1]?.message).toMatch(/^\S.* wijzigde deze shift op \d\d-\d\d-\d{4} om \d\d:\d\d\.$/)
  expect((await shifts()).map(([id, version]) => [id, version])).toEqual([[outcomes[1]!.id, 2]])
})

test('when HR undoes a removal, each shift gets back its remark, and a day that got another shift meanwhile stays as it is', async () => {
  const some = days.slice(0, 3)
  const outcomes = await apply(some.map((day) => plan(bertsContract(), day)))
  await db.updateTable('shifts').set({ remark: 'Sleutel bij de balie' }).where('id', '=', outcomes[0]!.id!).execute()
  const removals = await apply(
    outcomes.map(({ id }, place): TeamOperation => {
      return { op: 'remove', contractId: bertsContract(), day: some[place]!, id: id!, version: 1 }
    }),
  )
  await apply([plan(bertsContract(), some[1]!, world().night)])
  const restores = removals.map(({ undoId }, place): TeamOperation => {
    const contractId = bertsContract()
    return { op: 'restore', contractId, day: some[place]!, id: outcomes[place]!.id!, undoId: undoId! }
  })
  const results = await apply(restores, { mode: 'possible' })
  expect(results.map(({ code, version }) => [code, version])).toEqual([
    [null, 1],
    ['shift_already_planned', null],
    [null, 1],
  ])
  const restored = results.flatMap(({ id }) => id ?? [])
  const remarks = db.selectFrom('shifts').select('remark').where('id', 'in', restored).orderBy('start_at').execute()
  expect(await remarks).toEqual([{ remark: 'Sleutel bij de balie' }, { remark: '' }])
  expect(await shifts()).toHaveLength(3)
  expect((await apply(restores, { mode: 'possible' })).map(({ code }) => code)).toEqual(
    restores.map(() => 'nothing_to_undo'),
  )
})

test('HR undoes and redoes several changes of one shift, each with the id and the version from the answer to the change before', async () => {
  const shift = { contractId: bertsContract(), day: monday }
  const one = async (operation: TeamOperation) => {
    const [outcome] = await apply([operation], { mode: 'possible' })
    expect(outcome).toMatchObject({ code: null })
    return { id: outcome!.id!, version: outcome!.version!, undoId: outcome!.undoId! }
  }
  const change = (to: { readonly id: number; readonly version: number }, shiftTypeId: number) =>
    one({ op: 'change', ...shift, id: to.id, version: to.version, shiftTypeId })
  const remove = (to: { readonly id: number; readonly version: number }) =>
    one({ op: 'remove', ...shift, id: to.id, version: to.version })
  const restore = (id: number, undoId: number) => one({ op: 'restore', ...shift, id, undoId })

  const changed = await change(await one(plan(bertsContract(), monday)), world().night)
  const removal = await remove(changed)
  const restored = await restore(changed.id, removal.undoId)
  expect(restored.id).not.toBe(changed.id)
  const changedBack = await change(restored, world().early)
  const unplanned = await remove(changedBack)
  const again = await restore(changedBack.id, unplanned.undoId)
  await remove(await change(again, world().night))
  expect(await shifts()).toEqual([])
})

test('the server refuses a list of more than 2,000 changes, an unknown contract and a shift of another contract', async () => {
  const many = Array.from({ length: 2001 }, () => plan(bertsContract(), monday))
  expect(await refused(world().hr.call, applyTeamPlanning, sent(many, { mode: 'possible' }))).toMatchObject({
    status: 422,
    code: 'too_many_operations',
  })
  const unknown = sent([plan(bertsContract(), monday), plan(999_999_999, monday)], { mode: 'possible' })
  expect((await outcomeOf(world().hr.call, applyTeamPlanning, unknown)).status).toBe(404)
  const [berts] = await apply([plan(bertsContract(), monday)])
  const { contractId } = world()
  const foreign: TeamOperation = { op: 'remove', contractId, day: monday, id: berts!.id!, version: 1 }
  expect((await apply([foreign], { mode: 'possible' }))[0]?.code).toBe('no_shift_on_day')
  expect(await shifts()).toHaveLength(1)
})

test('before HR plans a shift, the preview contains the hours of the person with that shift, and no shift is planned', async () => {
  const hoursOf = { from: monday, to: addDays(monday, 6) }
  const operations = [plan(world().contractId, monday)]
  const input = { query: { preview: 'true' as const }, body: { mode: 'all' as const, operations, hoursOf } }
  const { outcomes, hours } = await call(world().hr.call, applyTeamPlanning, input)
  expect(outcomes).toMatchObject([{ code: null }])
  expect(hours).toEqual([[world().anna.id, 7.6 * 3600, 38 * 3600]])
  expect(await shifts()).toEqual([])
  const tooLong = { ...input, body: { ...input.body, hoursOf: { from: monday, to: addDays(monday, 31) } } }
  expect(await refused(world().hr.call, applyTeamPlanning, tooLong)).toMatchObject({
    status: 422,
    code: 'period_too_long',
  })
})

test('the night shift of 24 October has 9 hours because summer time ends, the night shift of 31 October has 8 hours, and a shift on an ordinary Sunday gives no recuperation day', async () => {
  const hoursOn = async (day: Day) => {
    const { people } = await call(world().hr.call, teamPlanning, { query: { from: day, to: day } })
    return people.find(({ id }) => id === world().anna.id)!.plannedSeconds / 3600
  }
  const granted = async () => {
    const { rows } = await sql<{ readonly n: number }>`
      select count(*)::int as n from counter_entries
      where person_id = ${world().anna.id} and counter_type = 'RECUPERATION_HOLIDAY'`.execute(db)
    return rows[0]!.n
  }
  await apply(['2026-10-24', '2026-10-31'].map((day) => plan(world().contractId, toDay(day), world().night)))
  expect([await hoursOn(toDay('2026-10-24')), await hoursOn(toDay('2026-10-31'))]).toEqual([9, 8])
  const october = { contractId: world().contractId, yearMonth: toYearMonth('2026-10') }
  expect((await call(world().anna.call, plannedMonth, { params: october })).plannedShiftDtos).toHaveLength(2)
  await apply([plan(world().contractId, toDay('2026-11-11'))])
  const before = await granted()
  await apply([plan(world().contractId, toDay('2026-11-08'))])
  expect(await granted()).toBe(before)
})
