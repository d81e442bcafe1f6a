import { availability, setAvailability } from '@uurwerk/contract/planning/availability'
import { applyTeamPlanning, teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { call, outcomeOf } from '../../call.ts'
import { eachTest } from '../../eachTest.ts'
import { colleaguesWorld } from './colleaguesWorld.ts'
import { givenShiftType } from '../world.ts'

export const DAY = '2026-11-26'
export const NIGHT = { start: '22:00', end: '06:00' }

type Mark = { readonly mark?: 'unavailable' | 'preferred' | 'free'; readonly hours?: typeof NIGHT }
export const NOVEMBER = { query: { from: '2026-11-01', to: '2026-12-31' } }
export const rule = (fields: object = {}) => ({
  body: { weekday: 3, everyWeeks: 1, start: '2026-11-25', mark: 'unavailable' as const, ...fields },
})

/** Starts an app in which Anna marks the days on which she cannot or likes to work. */
export async function availabilityWorld() {
  const { db, asContact, clock, world, bert } = await colleaguesWorld('2026-11-24T09:00:00Z')
  const late = eachTest(() =>
    givenShiftType(db, world().customerId, { name: 'Late', start: 810, end: 1296, break: null }),
  )
  const marked = (day = DAY, { mark = 'unavailable', hours }: Mark = {}, who = world().anna.call) =>
    outcomeOf(who, setAvailability, { params: { day: toDay(day) }, body: { mark, hours } })
  const listOf = (who = world().anna.call) => call(who, availability, NOVEMBER)
  const apply = async (day = DAY, shiftTypeId = world().early, contractId = world().contractId) => {
    const body = {
      mode: 'all' as const,
      operations: [{ op: 'plan' as const, contractId, day: toDay(day), shiftTypeId }],
    }
    return (await call(world().hr.call, applyTeamPlanning, { query: {}, body })).outcomes[0]
  }
  const marksOfTeam = async (from = '2026-11-23', to = '2026-11-29') =>
    (await call(world().hr.call, teamPlanning, { query: { from, to } })).availability
      .filter(([id]) => id === world().anna.id)
      .map(([, ...mark]) => mark)

  return { db, asContact, clock, world, bert, late, marked, listOf, apply, marksOfTeam }
}
