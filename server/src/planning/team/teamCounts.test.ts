import { createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import { acceptSwap, askSwap, swapsForHr } from '@uurwerk/contract/planning/swaps'
import { teamCounts } from '@uurwerk/contract/planning/team/teamCounts'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { givenContract, givenPerson } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db, as, clock } = app

test('the tabs of the team planning count the open places that can still be claimed and the swaps that wait for HR', async () => {
  clock.set('2026-11-24T09:00:00Z')
  const { hr, anna, contractId, customerId, early: shiftTypeId } = await annaAtWork(app)
  const counts = async () => {
    const { openPlaces, swapsToDecide } = await call(hr.call, teamCounts)
    return { openPlaces, swapsToDecide }
  }
  const wanted = { customerId, shiftTypeId, places: 2, grants: 'first' as const }
  const { ids } = await call(hr.call, createNeeds, { body: { ...wanted, days: ['2026-11-27', '2026-11-30'] } })
  expect(await counts()).toEqual({ openPlaces: 4, swapsToDecide: 0 })
  await call(anna.call, claimOpenShift, { params: { needId: ids[0]! }, body: { contractId } })
  expect(await counts()).toEqual({ openPlaces: 3, swapsToDecide: 0 })

  const personId = await givenPerson(db, { firstName: 'Bert' })
  await givenContract(db, { personId, customerId })
  const operation = { op: 'plan' as const, contractId, day: toDay('2026-12-02'), shiftTypeId }
  const planned = await call(hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [operation] } })
  await call(anna.call, askSwap, { body: { shiftId: planned.outcomes[0]!.id!, personId } })
  const [swap] = (await call(hr.call, swapsForHr))._embedded.swapDtoList
  await call(await as(personId), acceptSwap, { params: { swapId: swap!.id } })
  expect(await counts()).toEqual({ openPlaces: 3, swapsToDecide: 1 })

  clock.set('2026-11-27T09:00:00Z')
  expect((await counts()).openPlaces).toBe(2)
})
