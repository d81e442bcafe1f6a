import { hrStart } from '@uurwerk/contract/hrStart/hrStart'
import { createNeeds, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import { acceptSwap, askSwap, refuseSwap, swapsForHr } from '@uurwerk/contract/planning/swaps'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { contactMonth, disputeMonth, judgeLines } from '@uurwerk/contract/timesheets/customerMonths'
import { answerDisputes } from '@uurwerk/contract/timesheets/customerSideSteps'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { eachTest } from '../testing/eachTest.ts'
import { annaAtWork } from '../testing/world/annaAtWork.ts'
import { givenShift } from '../testing/world/people/leave.ts'
import { givenContact, givenContract, givenPerson } from '../testing/world/world.ts'

const app = await startTestApp()
const { db, as, asContact, clock } = app
const october = toYearMonth('2026-10')

const world = eachTest(() => {
  clock.set('2026-11-24T09:00:00Z')
  return annaAtWork(app)
})

const toDo = async () => (await call(world().hr.call, hrStart, { params: { yearMonth: october } })).toDo

test('HR’s start page counts the claim of Anna on an open shift until the open shift closes', async () => {
  const { hr, anna, contractId, customerId, early: shiftTypeId } = world()
  const wanted = { customerId, shiftTypeId, days: ['2026-11-27'], places: 1, grants: 'hr' as const }
  const { ids } = await call(hr.call, createNeeds, { body: wanted })
  expect((await toDo()).claimsToDecide).toBe(0)
  await call(anna.call, claimOpenShift, { params: { needId: ids[0]! }, body: { contractId } })
  expect((await toDo()).claimsToDecide).toBe(1)
  clock.set('2026-11-26T09:00:00Z')
  expect((await toDo()).claimsToDecide).toBe(0)
})

test('HR’s list of open shifts can include the open shifts after its period that have a claim to decide, and no other open shifts after its period', async () => {
  const { hr, anna, contractId, customerId, early: shiftTypeId } = world()
  const wanted = { customerId, shiftTypeId, days: ['2027-03-02', '2027-03-03'], places: 1, grants: 'hr' as const }
  const { ids } = await call(hr.call, createNeeds, { body: wanted })
  const before = (await toDo()).claimsToDecide
  await call(anna.call, claimOpenShift, { params: { needId: ids[0]! }, body: { contractId } })
  expect((await toDo()).claimsToDecide).toBe(before + 1)
  const period = { from: '2026-11-24', to: '2027-01-24' }
  const daysOf = async (laterClaims: 'true' | 'false') =>
    (await call(hr.call, needs, { query: { ...period, laterClaims } }))._embedded.needDtoList.flatMap((need) =>
      need.customerId === customerId ? need.day : [],
    )
  expect(await daysOf('true')).toEqual(['2027-03-02'])
  expect(await daysOf('false')).toEqual([])
})

test('HR’s start page counts a swap after the colleague accepts it and until HR decides', async () => {
  const { hr, anna, contractId, customerId, early: shiftTypeId } = world()
  const personId = await givenPerson(db, { firstName: 'Bert' })
  await givenContract(db, { personId, customerId })
  const bert = await as(personId)
  const operation = { op: 'plan' as const, contractId, day: toDay('2026-11-30'), shiftTypeId }
  const planned = await call(hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [operation] } })
  await call(anna.call, askSwap, { body: { shiftId: planned.outcomes[0]!.id!, personId } })
  expect((await toDo()).swapsToDecide).toBe(0)
  const [swap] = (await call(hr.call, swapsForHr))._embedded.swapDtoList
  const params = { swapId: swap!.id }
  await call(bert, acceptSwap, { params })
  expect((await toDo()).swapsToDecide).toBe(1)
  await call(hr.call, refuseSwap, { params, body: { reason: 'Anna kent die patiënten' } })
  expect((await toDo()).swapsToDecide).toBe(0)
})

test('HR’s start page counts a disputed timesheet until HR answers the remark', async () => {
  const { hr, anna, contractId, customerId } = world()
  const times = { start: '2026-10-13T07:00+02:00', end: '2026-10-13T15:06+02:00' }
  await givenShift(db, { personId: anna.id, contractId, ...times })
  const params = { contractId, yearMonth: october }
  await call(hr.call, lockMonthFor, { params })
  await call(hr.call, confirmMonthFor, { params, body: { reason: 'op vraag' } })
  const wim = await asContact(await givenContact(db, { customerId }))
  const { contentHash, lines } = await call(wim, contactMonth, { params })
  const { lineHash } = lines[0]!
  const line = { lineHash, verdict: 'disputed' as const, remark: 'Ze ging vroeger naar huis' }
  await call(wim, judgeLines, { params, body: { contentHash, lines: [line] } })
  expect((await toDo()).disputedTimesheets).toBe(0)
  await call(wim, disputeMonth, { params, body: { contentHash } })
  expect((await toDo()).disputedTimesheets).toBe(1)
  await call(hr.call, answerDisputes, { params, body: { answers: [{ lineHash, answer: 'Nagekeken met de badge' }] } })
  expect((await toDo()).disputedTimesheets).toBe(0)
})
