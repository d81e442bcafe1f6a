import {
  contactNeeds,
  needRequests,
  publishRequest,
  refuseRequest,
  requestNeed,
} from '@uurwerk/contract/planning/openShifts/needRequests'
import { createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import { toDay } from '@uurwerk/domain/time/day'
import { call, outcomeOf } from '../../call.ts'
import { startTestApp } from '../../startTestApp.ts'
import { annaAtWork } from '../annaAtWork.ts'
import { givenContact } from '../world.ts'
import { eachTest } from '../../eachTest.ts'

export const DAY = toDay('2026-11-26')

/** Starts an app in which the contact Goedele asks for people, and HR decides about her requests. */
export async function needRequestsWorld() {
  const app = await startTestApp()
  const { db, asContact, clock, services } = app
  await db.updateTable('company_settings').set({ email: 'kantoor@uurwerk.example' }).execute()

  const world = eachTest(() => {
    clock.set('2026-11-24T09:00:00Z')
    return annaAtWork(app)
  })
  const goedele = eachTest(() => contactOf(world().customerId))

  async function contactOf(customerId: number, mayRequest = true) {
    const id = await givenContact(db, { customerId, name: 'Goedele Peeters', mayRequest })
    return { id, call: await asContact(id) }
  }

  const bodyOf = (wanted: object = {}) => ({
    customerId: world().customerId,
    shiftTypeId: world().early,
    day: DAY,
    places: 1,
    note: '',
    ...wanted,
  })
  const ask = async (wanted: object = {}, by = goedele()) => {
    const { _embedded } = await call(by.call, requestNeed, { body: bodyOf(wanted) })
    return _embedded.needRequestDtoList.at(-1)!.id
  }
  const own = async (by = goedele()) => (await call(by.call, contactNeeds))._embedded.needRequestDtoList
  const toDecide = async () =>
    (await call(world().hr.call, needRequests))._embedded.hrNeedRequestDtoList.filter(
      ({ customerId }) => customerId === world().customerId,
    )
  const publish = (requestId: number, grants: 'first' | 'hr' = 'first') =>
    outcomeOf(world().hr.call, publishRequest, { params: { requestId }, body: { grants } })
  const refuse = (requestId: number, reason = 'Die dag is iedereen ingepland') =>
    outcomeOf(world().hr.call, refuseRequest, { params: { requestId }, body: { reason } })
  const claiming = (needId: number) => ({ params: { needId }, body: { contractId: world().contractId } })
  const claim = (needId: number) => call(world().anna.call, claimOpenShift, claiming(needId))
  const lastMails = async (count: number) =>
    (
      await db.selectFrom('mails').select(['kind', 'subject', 'body', 'recipients']).orderBy('id', 'desc').execute()
    ).slice(0, count)
  async function openShiftOfHr(): Promise<number> {
    const body = {
      customerId: world().customerId,
      shiftTypeId: world().early,
      days: [DAY],
      places: 1,
      grants: 'hr' as const,
    }
    return (await call(world().hr.call, createNeeds, { body })).ids[0]!
  }
  const countMails = async () => (await db.selectFrom('mails').select('id').execute()).length

  return {
    app,
    db,
    clock,
    services,
    world,
    goedele,
    contactOf,
    bodyOf,
    ask,
    own,
    toDecide,
    publish,
    refuse,
    claiming,
    claim,
    lastMails,
    openShiftOfHr,
    countMails,
  }
}
