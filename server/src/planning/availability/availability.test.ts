import {
  addAvailabilityRule,
  clearAvailability,
  endAvailabilityRule,
  setAvailability,
  setPersonAvailability,
} from '@uurwerk/contract/planning/availability'
import { refusalToSetAvailability } from '@uurwerk/domain/planning/availability/refusalToSetAvailability'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { toInstant } from '@uurwerk/domain/time/instant'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { call, outcomeOf, refusalIn, refusalOf, refused, refusedWith } from '../../testing/call.ts'
import { sized } from '../../testing/sized.ts'
import { availabilityWorld, DAY, NIGHT, rule } from '../../testing/world/planning/availabilityWorld.ts'

const { db, clock, world, bert, late, marked, listOf, apply, marksOfTeam } = await availabilityWorld()

test('Anna marks days as not available or as preferred, changes a mark, and removes a mark', async () => {
  await marked()
  await marked('2026-11-27', { mark: 'preferred', hours: NIGHT })
  await marked('2026-11-28')
  await marked(DAY, { mark: 'preferred' })
  await call(world().anna.call, clearAvailability, { params: { day: toDay('2026-11-28') } })
  const { days, rules, firstName } = await listOf()
  expect(days).toEqual([
    { day: DAY, mark: 'preferred', hours: null, byHr: false },
    { day: '2026-11-27', mark: 'preferred', hours: NIGHT, byHr: false },
  ])
  expect([rules, firstName]).toEqual([[], 'Anna'])
})

test('nobody can mark availability today, on a past day or more than twelve months ahead, and a new day begins at midnight in Brussels', async () => {
  const params = { userId: world().anna.id, day: toDay('2026-11-24') }
  const byHr = await refused(world().hr.call, setPersonAvailability, { params, body: { mark: 'unavailable' } })
  expect(byHr).toMatchObject({
    status: 422,
    code: 'availability_in_past',
    message: 'Beschikbaarheid geef je door vanaf morgen.',
  })
  expect((await marked('2026-11-23')).refusal?.code).toBe('availability_in_past')
  expect((await marked('2027-12-01')).refusal).toMatchObject({ status: 409, code: 'shift_too_far_ahead' })
  // The clock in Brussels went back on 25 October, so at 22:30 UTC the next day has not begun in Brussels.
  clock.set('2026-10-24T22:30:00Z')
  expect((await marked('2026-10-25')).refusal?.code).toBe('availability_in_past')
  clock.set('2026-10-25T22:30:00Z')
  expect((await marked('2026-10-26')).status).toBe(200)
  clock.set('2026-10-25T23:00:00Z')
  expect((await marked('2026-10-26')).refusal?.code).toBe('availability_in_past')
  const { call: anna } = world().anna
  const day = toDay('2026-10-26')
  expect((await refused(anna, clearAvailability, { params: { day } })).code).toBe('availability_in_past')
})

test(
  'for random days, the calendar and the server give the same refusal to mark availability',
  { tags: 'sized' },
  async () => {
    const today = toDay('2026-11-24')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -40, max: 440 }), fc.boolean(), async (after, isHr) => {
        const day = addDays(today, after)
        const body = { mark: 'unavailable' as const }
        const onServer = isHr
          ? await refusalOf(world().hr.call, setPersonAvailability, { params: { userId: world().anna.id, day }, body })
          : await refusalOf(world().anna.call, setAvailability, { params: { day }, body })
        expect(refusalIn(onServer)).toEqual(refusalToSetAvailability(day, today))
      }),
      { numRuns: sized(20, 300) },
    )
  },
)

test('the refusal of a mark or a weekly rule of availability lists all wrong fields at once', async () => {
  const day = toDay(DAY)
  const wrong = { mark: 'ziek', hours: { start: '25:00' } }
  const refusal = await refusedWith(world().anna.call, setAvailability, { params: { day }, body: wrong })
  expect(refusal.status).toBe(422)
  expect(refusal.errors?.map(({ path }) => path).toSorted()).toEqual(['hours.end', 'hours.start', 'mark'])
  const wrongRule = { weekday: 8, everyWeeks: 5, start: '2026-02-30', mark: 'free', hours: { start: '', end: '6' } }
  const ofRule = await refusedWith(world().anna.call, addAvailabilityRule, { body: wrongRule })
  const paths = ofRule.errors?.map(({ path }) => path)
  expect(paths?.toSorted()).toEqual(['everyWeeks', 'hours.end', 'hours.start', 'mark', 'start', 'weekday'])
})

test('when Anna is not available at night, HR gets a warning about a night shift, and no warning about a late shift', async () => {
  await marked(DAY, { hours: NIGHT })
  expect((await apply(DAY, late()))?.warning ?? '').not.toContain('beschikbaar')
  expect((await apply('2026-11-27'))?.warning ?? '').not.toContain('beschikbaar')
  await marked('2026-11-28', { hours: NIGHT })
  expect((await apply('2026-11-28', world().night))?.warning).toContain('Aangeduid als niet beschikbaar: 28-11-2026.')
})

test('Anna marks all Wednesdays as not available, and the mark of one day replaces the rule on that day', async () => {
  await call(world().anna.call, addAvailabilityRule, rule())
  await marked('2026-12-02', { mark: 'preferred' })
  await marked('2026-12-09', { mark: 'free' })
  expect(await marksOfTeam('2026-11-25', '2026-12-16')).toEqual([
    ['2026-11-25', 'unavailable', null, null, false],
    ['2026-12-02', 'preferred', null, null, false],
    ['2026-12-16', 'unavailable', null, null, false],
  ])
})

test('when Anna ends a weekly rule of availability, its marks until today stay; a weekly rule that has not begun is removed completely', async () => {
  const { id } = await call(world().anna.call, addAvailabilityRule, rule())
  const later = await call(world().anna.call, addAvailabilityRule, rule({ start: '2026-12-10', everyWeeks: 2 }))
  clock.set('2026-12-03T09:00:00Z')
  await call(world().anna.call, endAvailabilityRule, { params: { ruleId: id } })
  await call(world().anna.call, endAvailabilityRule, { params: { ruleId: later.id } })
  expect((await listOf()).rules.map(({ id: each, end }) => [each, end])).toEqual([[id, '2026-12-03']])
  const days = (await marksOfTeam('2026-11-24', '2026-12-20')).map(([day]) => day)
  expect(days).toEqual(['2026-11-25', '2026-12-02'])
  const again = await refused(world().anna.call, endAvailabilityRule, { params: { ruleId: id } })
  expect(again.status).toBe(404)
})

test('a person has at most fourteen weekly rules of availability, also when two requests add a rule at once', async () => {
  for (let made = 0; made < 13; made++) await call(world().anna.call, addAvailabilityRule, rule())
  const both = [
    outcomeOf(world().anna.call, addAvailabilityRule, rule()),
    outcomeOf(world().anna.call, addAvailabilityRule, rule()),
  ]
  const outcomes = (await Promise.all(both)).map(({ status, refusal }) => refusal?.code ?? status)
  expect(outcomes.toSorted()).toEqual([201, 'too_many_availability_rules'])
  const backwards = rule({ start: '2026-12-02', end: '2026-12-01' })
  expect((await refused(bert().call, addAvailabilityRule, backwards)).code).toBe('no_day_chosen')
})

test('when HR and Anna mark the same day at once, the last mark of availability stays, and neither of them gets an error', async () => {
  const params = { userId: world().anna.id, day: toDay(DAY) }
  const outcomes = await Promise.all([
    marked(),
    outcomeOf(world().hr.call, setPersonAvailability, { params, body: { mark: 'preferred' } }),
    outcomeOf(world().anna.call, clearAvailability, { params }),
    marked(DAY, { mark: 'free' }),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await listOf()).days.length).toBeLessThanOrEqual(1)
})

test('marks of availability are kept until the end of the next calendar year, and a rule for every second week still counts the same weeks after its old days are deleted', async () => {
  await marked(DAY)
  await marked('2027-01-02')
  const fortnightly = await call(world().anna.call, addAvailabilityRule, rule({ everyWeeks: 2 }))
  const ended = await call(world().anna.call, addAvailabilityRule, rule({ end: '2026-12-31' }))
  const clear = async (at: string) => {
    await deleteExpired(db, toInstant(Date.parse(at) / 1000))
    const days = await db
      .selectFrom('availability_days')
      .select('day_on')
      .where('person_id', '=', world().anna.id)
      .execute()
    const rules = await db
      .selectFrom('availability_rules')
      .select(['id', 'start_on'])
      .where('person_id', '=', world().anna.id)
      .orderBy('id')
      .execute()
    return { days: days.map((row) => row.day_on), rules }
  }
  const kept = await clear('2027-12-31T22:59:00Z')
  expect([kept.days.length, kept.rules.map(({ id }) => id)]).toEqual([2, [fortnightly.id, ended.id]])
  const after = await clear('2027-12-31T23:01:00Z')
  expect(after.days).toEqual(['2027-01-02'])
  expect(after.rules.map(({ id }) => id)).toEqual([fortnightly.id])
  // The rule applies every second week, counted from Wednesday 25 November 2026. After the deletion of the old days,
  // the rule starts on its first Wednesday in 2027.
  expect(after.rules[0]?.start_on).toBe(addDays(toDay('2026-11-25'), 42))
})
