import {
  applyTeamPlanning,
  teamPlanning,
  teamWarnings,
  type TeamOperation,
} from '@uurwerk/contract/planning/teamPlanning'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { eachTest } from '../../../testing/eachTest.ts'
import { annaAtWork } from '../../../testing/world/annaAtWork.ts'
import { call, refused } from '../../../testing/call.ts'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenContract } from '../../../testing/world/world.ts'

const app = await startTestApp()
const { db } = app

const world = eachTest(() => annaAtWork(app))

const plan = (day: string, shiftTypeId: number): TeamOperation => ({
  op: 'plan',
  contractId: world().contractId,
  day: toDay(day),
  shiftTypeId,
})
const apply = async (operations: readonly TeamOperation[]) => {
  const body = { mode: 'all' as const, operations: [...operations] }
  return (await call(world().hr.call, applyTeamPlanning, { query: {}, body })).outcomes
}
const warnings = async () => {
  const query = { from: '2026-12-14', to: '2026-12-20' }
  const answer = await call(world().hr.call, teamWarnings, { query })
  return answer.warnings.filter(([person]) => person === world().anna.id).map(([, ...warning]) => warning)
}

test('HR sees a warning about too little rest between a night shift and an early shift, and about a shift without a rate', async () => {
  await apply([plan('2026-12-15', world().night), plan('2026-12-16', world().early)])
  expect((await warnings()).map(([day, code]) => [day, code])).toContainEqual(['2026-12-16', 'rest_too_short'])
  const before = (await warnings()).filter(([, code]) => code === 'no_rate')
  await db
    .updateTable('orders')
    .set({ end_on: toDay('2026-12-15') })
    .where('contract_id', '=', world().contractId)
    .execute()
  expect(before).toEqual([])
  expect((await warnings()).filter(([, code]) => code === 'no_rate').map(([day]) => day)).toEqual(['2026-12-16'])
  const asAnna = await refused(world().anna.call, teamWarnings, { query: { from: '2026-12-14', to: '2026-12-20' } })
  expect(asAnna.status).toBe(403)
})

test('when the browser of HR asks for some people, the answer has only their warnings, with the same contents as in the answer for everybody', async () => {
  const wim = await givenContract(db, { personId: world().hr.id, customerId: world().customerId })
  await apply([
    plan('2026-12-15', world().night),
    plan('2026-12-16', world().early),
    { ...plan('2026-12-16', world().night), contractId: wim },
    { ...plan('2026-12-17', world().early), contractId: wim },
  ])
  await db
    .updateTable('orders')
    .set({ end_on: toDay('2026-12-15') })
    .where('contract_id', '=', wim)
    .execute()
  const query = { from: '2026-12-14', to: '2026-12-20' }
  const whole = await call(world().hr.call, teamWarnings, { query })
  const ofWim = await call(world().hr.call, teamWarnings, { query: { ...query, people: String(world().hr.id) } })
  expect(ofWim.warnings).toEqual(whole.warnings.filter(([person]) => person === world().hr.id))
  expect(new Set(ofWim.warnings.map(([, , code]) => code))).toEqual(new Set(['rest_too_short', 'no_break', 'no_rate']))
  expect(whole.warnings.some(([person]) => person === world().anna.id)).toBe(true)
})

test('HR gets a warning when a part-time employee learns of a change too late, and no warning for a full-time employee', async () => {
  const soon = (await apply([plan(app.clock.today(), world().early)]))[0]
  expect(soon?.warning ?? '').not.toContain('werkdagen vooraf')
  await db
    .updateTable('part_time_records')
    .set({ percentage_bp: 5000 })
    .where('person_id', '=', world().anna.id)
    .execute()
  const removal = {
    op: 'remove',
    contractId: world().contractId,
    day: app.clock.today(),
    id: soon!.id!,
    version: 1,
  } as const
  expect((await apply([removal]))[0]?.warning).toContain('7 werkdagen vooraf')
  expect((await apply([plan('2027-01-18', world().early)]))[0]?.warning).toBeNull()
})

test('HR’s warnings of the week contain a shift that HR planned too late for a part-time employee, until HR removes the shift', async () => {
  await db
    .updateTable('part_time_records')
    .set({ percentage_bp: 5000 })
    .where('person_id', '=', world().anna.id)
    .execute()
  const today = app.clock.today()
  const lateDays = async (query: { people?: string } = {}) => {
    const period = { from: today, to: addDays(today, 13) }
    const answer = await call(world().hr.call, teamWarnings, { query: { ...period, ...query } })
    return answer.warnings.flatMap(([person, day, code, , sentence]) =>
      person === world().anna.id && code === 'short_notice' ? [[day, sentence]] : [],
    )
  }
  const [soon, far] = [addDays(today, 2), addDays(today, 60)]
  const [planned] = await apply([plan(soon, world().early), plan(far, world().early)])
  expect(await lateDays()).toEqual([[soon, expect.stringContaining('7 werkdagen vooraf')]])
  expect(await lateDays({ people: String(world().anna.id) })).toHaveLength(1)
  expect(await lateDays({ people: String(world().hr.id) })).toEqual([])
  await apply([{ op: 'remove', contractId: world().contractId, day: soon, id: planned!.id!, version: 1 }])
  expect(await lateDays()).toEqual([])
})

const hoursOf = async (from: string, to: string) => {
  const { people } = await call(world().hr.call, teamPlanning, { query: { from, to } })
  const anna = people.find(({ id }) => id === world().anna.id)
  return [(anna?.plannedSeconds ?? 0) / 3600, (anna?.neededSeconds ?? 0) / 3600]
}

test('from the day on which a person begins to work half-time, each day needs half as many hours', async () => {
  await db
    .updateTable('part_time_records')
    .set({ end_on: toDay('2026-11-30') })
    .where('person_id', '=', world().anna.id)
    .execute()
  const half = { person_id: world().anna.id, percentage_bp: 5000, start_on: toDay('2026-12-01'), end_on: null }
  await db.insertInto('part_time_records').values(half).execute()
  expect(await hoursOf('2026-11-30', '2026-12-04')).toEqual([0, 22.8])
})

test('HR can plan more hours in two weeks than a half-time employee needs', async () => {
  await db
    .updateTable('part_time_records')
    .set({ percentage_bp: 5000 })
    .where('person_id', '=', world().anna.id)
    .execute()
  const days = ['2027-01-18', '2027-01-19', '2027-01-20', '2027-01-21', '2027-01-22', '2027-01-25']
  const outcomes = await apply(days.map((day) => plan(day, world().early)))
  expect(outcomes.map(({ code }) => code)).toEqual(days.map(() => null))
  expect(await hoursOf('2027-01-18', '2027-01-31')).toEqual([45.6, 38])
})

test('HR sets three days of notice, and the warning about a late change uses this setting', async () => {
  await db
    .updateTable('part_time_records')
    .set({ percentage_bp: 5000 })
    .where('person_id', '=', world().anna.id)
    .execute()
  await db.updateTable('company_settings').set({ schedule_notice_days: 3 }).execute()
  const today = app.clock.today()
  const [soon] = await apply([plan(addDays(today, 1), world().early)])
  expect(soon?.warning).toContain('minstens 3 werkdagen vooraf')
  const [later] = await apply([plan(addDays(today, 8), world().early)])
  expect(later?.warning ?? '').not.toContain('werkdagen vooraf')
})
