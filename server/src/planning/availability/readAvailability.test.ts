import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { monthAbsences } from '@uurwerk/contract/absences/absences'
import { editSettings, settings } from '@uurwerk/contract/company'
import { endpoints } from '@uurwerk/contract/endpoints'
import {
  addAvailabilityRule,
  addPersonAvailabilityRule,
  availability,
  endAvailabilityRule,
  endPersonAvailabilityRule,
  personAvailability,
  setPersonAvailability,
} from '@uurwerk/contract/planning/availability'
import { candidates, createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift, openShifts } from '@uurwerk/contract/planning/openShifts/openShifts'
import { planShift, plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { givenContact } from '../../testing/world/world.ts'
import { availabilityWorld, DAY, NOVEMBER, rule } from '../../testing/world/planning/availabilityWorld.ts'

const { db, asContact, world, bert, late, marked, listOf, apply, marksOfTeam } = await availabilityWorld()

const open = async (shiftTypeId = world().early) =>
  (
    await call(world().hr.call, createNeeds, {
      body: { customerId: world().customerId, shiftTypeId, days: [DAY], places: 1, grants: 'first' },
    })
  ).ids[0]!
const entries = async () =>
  (await call(world().hr.call, auditEntries, { query: { user: String(world().anna.id) } }))._embedded.auditEntryList

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
  const stored = await call(world().hr.call, settings)
  const company = { ...stored.company, name: 'Wijzerplaat' }
  await call(world().hr.call, editSettings, { body: { ...stored, company, availabilityDeadlineDays: 7 } })
  expect((await marksOfTeam('2026-11-28', '2026-12-01')).map((mark) => mark.at(-1))).toEqual([true, false])
})

test('in the list of people who can work a shift, Bert, who prefers the day, comes before Anna, who is not available and has a warning', async () => {
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
