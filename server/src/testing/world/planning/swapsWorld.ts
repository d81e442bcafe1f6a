import { askSwap, swaps, swapsForHr } from '@uurwerk/contract/planning/swaps'
import { applyTeamPlanning, type TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import { call, outcomeOf } from '../../call.ts'
import { givenShiftType } from '../world.ts'
import type { Colleague } from '../annaAtWork.ts'
import { colleaguesWorld, DAY } from './colleaguesWorld.ts'

/** Starts an app in which Anna and her colleague Bert swap shifts of the end of November 2026. */
export async function swapsWorld() {
  const colleagues = await colleaguesWorld('2026-11-23T09:00:00Z')
  const { db, world, anna } = colleagues

  const apply = (...operations: TeamOperation[]) =>
    call(world().hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', confirmedToo: true, operations } })

  /** Plans a shift as HR and returns the id of the shift. */
  async function planned({ contractId }: Colleague, day = DAY, shiftTypeId = world().early): Promise<number> {
    const { outcomes } = await apply({ op: 'plan', contractId, day: toDay(day), shiftTypeId })
    return outcomes[0]!.id!
  }

  const givenLate = () => givenShiftType(db, world().customerId, { name: 'Late', start: 810, end: 1296, break: null })
  const listForHr = async () => {
    const own = await db.selectFrom('swaps').select('id').where('person_id', '=', anna().id).execute()
    const ids = own.map(({ id }) => id)
    return (await call(world().hr.call, swapsForHr))._embedded.swapDtoList.filter(({ id }) => ids.includes(id))
  }
  const lastSwap = async ({ id }: Colleague) =>
    (
      await db
        .selectFrom('swaps')
        .select('id')
        .where('person_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).id
  const shiftsOf = async ({ id }: Colleague) => {
    const rows = await db
      .selectFrom('shifts')
      .select(['start_on', 'shift_type_id', 'adjusted', 'edited_by_admin'])
      .where('person_id', '=', id)
      .where('closed_at', 'is', null)
      .orderBy('start_on')
      .execute()
    return rows.map((row) => ({ day: row.start_on, type: row.shift_type_id }))
  }
  const mailsTo = ({ id }: Colleague) =>
    db
      .selectFrom('mails')
      .innerJoin('people', (on) => on.on(sql<boolean>`mails.recipients = array[people.email]`))
      .select(['mails.subject', 'mails.body'])
      .where('people.id', '=', id)
      .orderBy('mails.id')
      .execute()

  return { ...colleagues, apply, planned, givenLate, listForHr, lastSwap, shiftsOf, mailsTo }
}

export const ask = (who: Colleague, shiftId: number, to: { personId?: number; otherShiftId?: number } = {}) =>
  outcomeOf(who.call, askSwap, { body: { shiftId, ...to } })
export const listOf = async ({ call: caller }: Colleague) => (await call(caller, swaps))._embedded.swapDtoList
export const at = (swapId: number) => ({ params: { swapId } })
