import { createNeeds, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift, openShifts } from '@uurwerk/contract/planning/openShifts/openShifts'
import { applyTeamPlanning, type TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { call, outcomeOf } from '../../call.ts'
import type { Caller } from '../../startTestApp.ts'
import { colleaguesWorld, DAY } from './colleaguesWorld.ts'

type Wanted = {
  readonly days?: string[]
  readonly places?: number
  readonly note?: string
  readonly grants?: 'first' | 'hr'
  readonly shiftTypeId?: number
  readonly customerId?: number
  readonly hoursBefore?: number
}

/** Starts an app in which HR adds open shifts from 24 November 2026 on, and Anna and her colleagues claim them. */
export async function openShiftsWorld() {
  const colleagues = await colleaguesWorld('2026-11-24T09:00:00Z')
  const { db, world } = colleagues

  const bodyOf = (wanted: Wanted = {}) => ({
    customerId: world().customerId,
    shiftTypeId: world().early,
    days: [DAY],
    places: 1,
    grants: 'first' as const,
    ...wanted,
  })
  const open = async (wanted: Wanted = {}): Promise<number> =>
    (await call(world().hr.call, createNeeds, { body: bodyOf(wanted) })).ids[0]!
  const listForHr = async () =>
    (await call(world().hr.call, needs, period))._embedded.needDtoList.filter(
      ({ customerId }) => customerId === world().customerId,
    )
  const shiftsOn = (day = DAY) =>
    db
      .selectFrom('shifts')
      .innerJoin('contracts', 'contracts.id', 'shifts.contract_id')
      .select(['shifts.id', 'shifts.person_id', 'shifts.edited_by_admin', 'shifts.adjusted'])
      .where('contracts.customer_id', '=', world().customerId)
      .where('shifts.start_on', '=', day)
      .where('shifts.closed_at', 'is', null)
      .execute()
  const apply = (operation: TeamOperation) =>
    call(world().hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [operation] } })

  return { ...colleagues, bodyOf, open, listForHr, shiftsOn, apply }
}

export const period = { query: { from: '2026-11-24', to: '2026-12-31' } }
export const listFor = async (caller: Caller) => (await call(caller, openShifts, period))._embedded.openShiftDtoList
export const claim = (who: { readonly call: Caller; readonly contractId: number }, needId: number) =>
  outcomeOf(who.call, claimOpenShift, { params: { needId }, body: { contractId: who.contractId } })
