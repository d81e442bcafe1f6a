import type { publishRequest as publishing } from '@uurwerk/contract/planning/openShifts/needRequests'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { CLAIM_HOURS } from '@uurwerk/domain/planning/openShifts/needState'
import { refusalToMakeNeed } from '@uurwerk/domain/planning/openShifts/refusalToMakeNeed'
import { refusalToAddPlaces, refusalToDecideRequest } from '@uurwerk/domain/planning/openShifts/refusalToRequestNeed'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { mailWithContactLink } from '../../customers/contacts/mailContactLink.ts'
import { createNeeds, editNeed, withdrawNeed } from '../openShifts/changeNeeds.ts'
import { lockCustomerOfNeeds, lockNeed, readNeed } from '../openShifts/needStore.ts'
import { readShiftTypeToUse } from '../shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from '../shifts/usableShiftType.ts'
import { listOpenPlaces } from '../staffing/staffedStore.ts'
import { cancelledLetter, publishedLetter, refusedLetter } from './requestLetters.ts'
import {
  lockRequest,
  markDecided,
  readContactToTell,
  readRequest,
  listCancelled,
  type RequestRow,
} from './requestStore.ts'

type Letter = Parameters<typeof mailWithContactLink>[1]['letterOf']

/** Locks the customer and then the request, so that two people of HR decide one after the other. */
async function lockToDecide({ tx }: CommandContext, requestId: number): Promise<RequestRow> {
  const { customerId } = orNotFound(await readRequest(tx, requestId))
  await lockCustomerOfNeeds(tx, customerId)
  const request = orNotFound(await lockRequest(tx, requestId))
  assertAllowed(refusalToDecideRequest(request))
  return request
}

type Published = BodyOf<typeof publishing> & { readonly requestId: number }

/**
 * Publishes a customer's request for staff as an open shift, which employees can claim. When an open shift of the same
 * day and shift type exists, the places of the request are added to it (rules contact-27, contact-59).
 */
export async function publishRequest(
  context: CommandContext,
  { requestId, ...wanted }: Published,
): Promise<AnswerOf<typeof publishing>> {
  const { tx, actor, now } = context
  const request = await lockToDecide(context, requestId)
  const needId = await openOrAdd(context, request, wanted)
  await markDecided(tx, requestId, { now, decidedBy: actor.personId, outcome: { needId } })
  await record(context, request, { action: 'publish request', after: { places: request.places } })
  await tellContact(context, request, publishedLetter(request))
  return { needId }
}

/** The open shift gets the note of HR, not the note of the contact (rule contact-62). */
async function openOrAdd(
  context: CommandContext,
  request: RequestRow,
  wanted: BodyOf<typeof publishing>,
): Promise<number> {
  const { customerId, shiftTypeId, day, places } = request
  const open = await listOpenPlaces(context.tx, { customerId, from: day, to: day })
  const existing = open.find((need) => need.shiftTypeId === shiftTypeId)
  if (existing !== undefined) return addPlaces(context, existing.needId, { ...request, ...wanted })
  const { ids } = await createNeeds(context, { ...wanted, customerId, shiftTypeId, places, days: [day] })
  return orNotFound(ids[0] ?? null)
}

type Added = Pick<RequestRow, 'customerId' | 'shiftTypeId' | 'day' | 'places'> & Pick<Published, 'hoursBefore'>

/**
 * Adds the places of a request to an existing open shift. When the time for claims of this open shift is over,
 * employees get new time to claim it, because the mail to the contact says that the shift is open (rule contact-59).
 */
async function addPlaces(
  context: CommandContext,
  needId: number,
  { customerId, shiftTypeId, day, places, hoursBefore = CLAIM_HOURS }: Added,
): Promise<number> {
  const { tx, now, today } = context
  lockNeed(tx, needId)
  const need = orNotFound(await readNeed(tx, needId))
  const type = usableShiftType(await readShiftTypeToUse(tx, { shiftTypeId, personId: null }), { customerId })
  const hasStarted = shiftTimesOf(day, type.times).start <= now
  assertAllowed(refusalToMakeNeed({ today, startedDays: hasStarted ? [day] : [], neededDays: [] }, [day]))
  assertAllowed(refusalToAddPlaces(need.places, places))
  const isClosed = need.claimUntil <= now
  await editNeed(context, { needId, places: need.places + places, ...(isClosed ? { hoursBefore } : {}) })
  return needId
}

type RefuseInput = { readonly requestId: number; readonly reason: string }

/**
 * HR refuses a request with a reason, which the contact reads on the page with the contact's requests (rule
 * contact-60).
 */
export async function refuseRequest(context: CommandContext, { requestId, reason }: RefuseInput): Promise<object> {
  const { tx, actor, now } = context
  const request = await lockToDecide(context, requestId)
  await markDecided(tx, requestId, { now, decidedBy: actor.personId, outcome: { reason } })
  await record(context, request, { action: 'refuse request', after: { reason } })
  await tellContact(context, request, refusedLetter(request))
  return {}
}

type Withdrawal = Parameters<typeof withdrawNeed>[1]

/** Withdraws an open shift, and sends a mail to the contacts who requested staff for it (rule contact-61). */
export async function withdrawPublished(context: CommandContext, withdrawal: Withdrawal) {
  const withdrawn = await withdrawNeed(context, withdrawal)
  const requests = await listCancelled(context.tx, { ...context, needId: withdrawal.needId })
  for (const request of requests) await tellContact(context, request, cancelledLetter(request))
  return withdrawn
}

/** Sends the contact a mail with a personal link, unless the access of the contact ended (rule contact-61). */
async function tellContact({ tx, actor, now }: CommandContext, request: RequestRow, letterOf: Letter): Promise<void> {
  const contact = await readContactToTell(tx, request.contactId)
  if (contact !== null) await mailWithContactLink(tx, { contact, letterOf }, { requestedBy: actor.personId, now })
}

type Act =
  | { readonly action: 'publish request'; readonly after: { readonly places: number } }
  | { readonly action: 'refuse request'; readonly after: { readonly reason: string } }

const record = (
  context: CommandContext,
  { id, customerId, shiftTypeId, day }: RequestRow,
  { action, after }: Act,
): Promise<void> =>
  recordCallerAct(context, {
    action,
    entity: 'need request',
    entityId: id,
    after: { customerId, shiftTypeId, day, ...after },
  })
