import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { monthAbsences } from '@uurwerk/contract/absences/absences'
import { editSettings, settings } from '@uurwerk/contract/company'
import { endpoints } from '@uurwerk/contract/endpoints'
import {
  addAvailabilityRule,
  addPersonAvailabilityRule,
  availability,
  clearAvailability,
  endAvailabilityRule,
  endPersonAvailabilityRule,
  personAvailability,
  setAvailability,
  setPersonAvailability,
} from '@uurwerk/contract/planning/availability'
import { candidates, createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift, openShifts } from '@uurwerk/contract/planning/openShifts/openShifts'
import { planShift, plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { applyTeamPlanning, teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { refusalToSetAvailability } from '@uurwerk/domain/planning/availability/refusalToSetAvailability'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { toInstant } from '@uurwerk/domain/time/instant'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { call, outcomeOf, refusalIn, refusalOf, refused, refusedWith } from '../../testing/call.ts'
import { sized } from '../../testing/sized.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { colleaguesWorld } from '../../testing/world/planning/colleaguesWorld.ts'
import { givenContact, givenShiftType } from '../../testing/world/world.ts'

const { db, asContact, clock, world, bert } = await colleaguesWorld('2026-11-24T09:00:00Z')
const DAY = '2026-11-26'
const NIGHT = { start: '22:00', end: '06:00' }
const late = eachTest(() =>
  givenShiftType(db, world().customerId, { name: 'Late', start: 810, end: 1296, break: null }),
)

type Mark = { readonly mark?: 'unavailable' | 'preferred' | 'free'; readonly hours?: typeof NIGHT }
const marked = (day = DAY, { mark = 'unavailable', hours }: Mark = {}, who = world().anna.call) =>
  outcomeOf(who, setAvailability, { params: { day: toDay(day) }, body: { mark, hours } })
const NOVEMBER = { query: { from: '2026-11-01', to: '2026-12-31' } }
const listOf = (who = world().anna.call) => call(who, availability, NOVEMBER)
const rule = (fields: object = {}) => ({
  body: { weekday: 3, everyWeeks: 1, start: '2026-11-25', mark: 'unavailable' as const, ...fields },
})
const apply = async (day = DAY, shiftTypeId = world().early, contractId = world().contractId) => {
  const body = { mode: 'all' as const, operations: [{ op: 'plan' as const, contractId, day: toDay(day), shiftTypeId }] }
  return (await call(world().hr.call, applyTeamPlanning, { query: {}, body })).outcomes[0]
}
const marksOfTeam = async (from = '2026-11-23', to = '2026-11-29') =>
  (await call(world().hr.call, teamPlanning, { query: { from, to } })).availability
    .filter(([id]) => id === world().anna.id)
    .map(([, ...mark]) => mark)
const open = async (shiftTypeId = world().early) =>
  (
    await call(world().hr.call, createNeeds, {
      body: { customerId: world().customerId, shiftTypeId, days: [DAY], places: 1, grants: 'first' },
    })
  ).ids[0]!
const entries = async () =>
  (await call(world().hr.call, auditEntries, { query: { user: String(world().anna.id) } }))._embedded.auditEntryList

test('Anna marks the days on which she cannot or likes to work, changes a mark, and removes a mark', async () => {
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

test('nobody can mark availability on today, on a past day or on a day after twelve months, and each new day begins at midnight in Brussels', async () => {
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

test('when HR plans Anna on a day that she marked, the shift is planned with a warning, and nothing else changes', async () => {
  const month = { contractId: world().contractId, yearMonth: toYearMonth('2026-11') }
  const leave = () => call(world().anna.call, monthAbsences, { params: month })
  const leaveBefore = await leave()
  const before = await call(world().anna.call, plannedMonth, { params: month })
  await marked()
  expect(await call(world().anna.call, plannedMonth, { params: month })).toEqual(before)
  expect(await leave()).toEqual(leaveBefore)
  expect(await apply()).toMatchObject({ code: null, warning: 'Aangeduid als niet beschikbaar: 26-11-2026.' })
  expect((await call(world().anna.call, plannedMonth, { params: month })).plannedShiftDtos).toHaveLength(1)
  expect((await listOf()).shifts).toEqual([
    { day: DAY, start: '07:00', end: '15:06', name: 'Vroege', color: expect.any(String) },
  ])
})

test('when Anna plans or claims a shift on a day that she marked, she reads a note and gets the shift', async () => {
  await marked()
  const needId = await open()
  const list = (await call(world().anna.call, openShifts, NOVEMBER))._embedded.openShiftDtoList
  expect(list.find(({ id }) => id === needId)).toMatchObject({
    actions: { claim: null },
    waits: false,
    warnings: ['Je had deze dag als niet beschikbaar aangeduid: 26/11/2026.'],
  })
  const body = { contractId: world().contractId }
  const claimed = await call(world().anna.call, claimOpenShift, { params: { needId }, body })
  expect(claimed).toMatchObject({ granted: true, warning: expect.stringContaining('niet beschikbaar') })
  await marked('2026-11-27')
  const params = { contractId: world().contractId, yearMonth: toYearMonth('2026-11') }
  const planned = await call(world().anna.call, planShift, {
    params,
    body: { startDate: '2026-11-27', shiftId: world().early },
  })
  expect(planned.warning ?? '').not.toContain('beschikbaar')
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

test('HR enters a mark of availability for Anna: Anna and the audit trail see that HR set the mark, and the audit trail does not contain the mark itself', async () => {
  const params = { userId: world().anna.id, day: toDay(DAY) }
  await call(world().hr.call, setPersonAvailability, { params, body: { mark: 'unavailable' } })
  await call(world().hr.call, addPersonAvailabilityRule, { params, ...rule() })
  const { days, rules } = await listOf()
  expect([days[0]?.byHr, rules[0]?.byHr]).toEqual([true, true])
  const read = await call(world().hr.call, personAvailability, { params, ...NOVEMBER })
  expect([read.days, read.lastName]).toEqual([days, 'Peeters'])
  const [, first] = (await entries()).filter(({ action }) => action === 'set availability')
  expect(first).toMatchObject({ actorId: world().hr.id, entityId: world().anna.id, changes: { day: [null, DAY] } })
  expect(JSON.stringify(first)).not.toContain('unavailable')
})

test('the colleague Bert cannot read or change the availability of Anna, and HR cannot read the availability of a person who does not exist', async () => {
  await marked()
  const { id: ruleId } = await call(world().anna.call, addAvailabilityRule, rule())
  const notBerts = await refused(bert().call, endAvailabilityRule, { params: { ruleId } })
  expect(notBerts.status).toBe(404)
  const params = { userId: world().anna.id, day: toDay(DAY), ruleId }
  expect((await refused(bert().call, personAvailability, { params, ...NOVEMBER })).status).toBe(403)
  const asBert = await refused(bert().call, setPersonAvailability, { params, body: { mark: 'free' } })
  expect(asBert.status).toBe(403)
  const mixed = { userId: bert().id, ruleId }
  expect((await refused(world().hr.call, endPersonAvailabilityRule, { params: mixed })).status).toBe(404)
  const nobody = { userId: 999_999, day: toDay(DAY) }
  const ofNobody = await refused(world().hr.call, setPersonAvailability, { params: nobody, body: { mark: 'free' } })
  expect(ofNobody.status).toBe(404)
  expect((await refused(world().hr.call, personAvailability, { params: nobody, ...NOVEMBER })).status).toBe(404)
  expect(await listOf(bert().call)).toMatchObject({ days: [], rules: [] })
  expect((await listOf()).rules).toHaveLength(1)
})

test('no answer to a colleague or to a customer contains the availability of Anna', async () => {
  const hours = { start: '03:13', end: '04:17' }
  await marked(DAY, { hours })
  await call(world().anna.call, addAvailabilityRule, rule({ hours }))
  await apply()
  const shiftId = (await apply('2026-11-27', world().early, bert().contractId))!.id!
  const needId = await open(late())
  const contact = await asContact(await givenContact(db, { customerId: world().customerId }))
  const values = { contractId: bert().contractId, userId: bert().id, yearMonth: '2026-11', year: 2026, shiftId, needId }
  const reads = [...endpoints.values()].filter(({ method, access }) => method === 'GET' && access !== 'admin')
  const answered: number[] = []
  for (const { path, access } of reads) {
    const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String({ ...values, id: needId }[name] ?? 1))
    const caller = access === 'contact' ? contact : bert().call
    const ofAnna = await contact.get(address.replace(String(bert().contractId), String(world().contractId)))
    for (const answer of [
      await caller.get(`${address}?from=2026-11-20&to=2026-11-30`),
      await caller.get(address),
      ofAnna,
    ]) {
      answered.push(answer.status)
      expect([path, /03:13|unavailable|niet beschikbaar/i.test(String(answer.raw))]).toEqual([path, false])
    }
  }
  expect(answered.filter((status) => status === 200).length).toBeGreaterThan(20)
})

test('HR sees a note when Anna marked a day later than the term that the office chose, and no note when the office has no term', async () => {
  await marked('2026-11-28')
  await marked('2026-12-01')
  expect((await marksOfTeam('2026-11-28', '2026-12-01')).map((mark) => mark.at(-1))).toEqual([false, false])
  const {
    missingForInvoices: _,
    hasLogo: _logo,
    movedInYearMonth: _month,
    _links,
    ...stored
  } = await call(world().hr.call, settings)
  const company = { ...stored.company, name: 'Wijzerplaat' }
  await call(world().hr.call, editSettings, { body: { ...stored, company, availabilityDeadlineDays: 7 } })
  expect((await marksOfTeam('2026-11-28', '2026-12-01')).map((mark) => mark.at(-1))).toEqual([true, false])
})

test('in the list of people who can work a shift, Bert likes the day and comes before Anna, and Anna has a warning', async () => {
  await marked()
  await marked(DAY, { mark: 'preferred' }, bert().call)
  const query = { customerId: String(world().customerId), day: DAY, shiftTypeId: String(world().early) }
  const { candidateDtoList: found } = (await call(world().hr.call, candidates, { query }))._embedded
  expect(found.map(({ name, preferred, warnings }) => [name, preferred, warnings])).toEqual([
    ['Bert Aerts', true, []],
    ['Anna Peeters', false, ['Aangeduid als niet beschikbaar: 26-11-2026.']],
  ])
})

test('the server refuses to show the availability in a period without a day and in a period of more than 62 days', async () => {
  const read = (from: string, to: string) => refused(world().anna.call, availability, { query: { from, to } })
  expect((await read('2026-11-02', '2026-11-01')).code).toBe('no_day_chosen')
  expect((await read('2026-11-01', '2027-01-02')).code).toBe('period_too_long')
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
  // The rule applies every two weeks, counted from 25 November 2026. This day is its first Wednesday in 2027.
  expect(after.rules[0]?.start_on).toBe(addDays(toDay('2026-11-25'), 42))
})
