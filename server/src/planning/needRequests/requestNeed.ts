import type {
  contactNeeds as endpoint,
  requestNeed as asking,
} from '@uurwerk/contract/planning/openShifts/needRequests'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { isOfficeMailDue } from '@uurwerk/domain/planning/openShifts/needRequest'
import {
  refusalToRequestNeed,
  refusalToWithdrawRequest,
} from '@uurwerk/domain/planning/openShifts/refusalToRequestNeed'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import type { AuditAction } from '@uurwerk/contract/audit/actions'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, ContactCommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { lockContactSession } from '../../app/session/contactSessionStore.ts'
import { lockCustomerOfNeeds } from '../openShifts/needStore.ts'
import { readShiftTypeToUse } from '../shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from '../shifts/usableShiftType.ts'
import { contactNeeds, startOf } from './contactNeeds.ts'
import { requestLetter } from './requestLetters.ts'
import {
  insertRequest,
  lockRequest,
  markWithdrawn,
  readRequest,
  readWaiting,
  listRequestTimes,
  listWards,
  type RequestRow,
} from './requestStore.ts'
import { tellOffice } from './tellOffice.ts'

type Answer = AnswerOf<typeof endpoint>

/** When HR ended the access since the call began, the call is refused (rule contact-5). */
async function lockAccess({ tx, contact, now }: ContactCommandContext) {
  const access = await lockContactSession(tx, contact.sessionId, now)
  if (access === null) throw new RefusalError({ code: 'not_signed_in' })
  return access
}

/**
 * Refuses a request for a customer that is not the customer of the contact or one of its subdivisions (rule
 * contact-25).
 */
async function assertReached({ tx, contact }: ContactCommandContext, customerId: number): Promise<void> {
  const wards = await listWards(tx, contact.customerId)
  orNotFound(wards.find(({ id }) => id === customerId) ?? null)
}

/**
 * Locks the access of the contact, with its customer, and the customer of the request. The customers are locked in the
 * order of their ids, as in HR's calls, so that two calls never wait for each other. When both are one customer, the
 * stronger lock of the request comes before the shared lock of the access. In the other order, two contacts could both
 * get the shared lock, and would then wait for each other.
 */
async function lockAccessAndCustomer(context: ContactCommandContext, customerId: number) {
  const { tx, contact } = context
  const isAccessFirst = contact.customerId < customerId
  const first = isAccessFirst ? await lockAccess(context) : null
  await lockCustomerOfNeeds(tx, customerId)
  return first ?? lockAccess(context)
}

/** A second identical request changes nothing, so that it can be sent again after a lost answer (rule contact-57). */
export async function requestNeed(context: ContactCommandContext, input: BodyOf<typeof asking>): Promise<Answer> {
  const { tx, now, today } = context
  const { customerId, shiftTypeId, day, places, note } = input
  await assertReached(context, customerId)
  const access = await lockAccessAndCustomer(context, customerId)
  // While the call waited, HR can have deactivated the subdivision or moved it to another customer.
  await assertReached(context, customerId)
  const type = usableShiftType(await readShiftTypeToUse(tx, { shiftTypeId, personId: null }), { customerId })
  const { waiting, same } = await readWaiting(tx, { ...input, today })
  if (same?.contactId === access.contactId && same.places === places && same.note === note)
    return contactNeeds(tx, access, context)
  assertAllowed(
    refusalToRequestNeed(
      {
        mayRequest: access.mayRequest,
        today,
        hasStarted: shiftTimesOf(day, type.times).start <= now,
        isRequested: same !== null,
        waiting,
      },
      day,
    ),
  )
  const isMailDue = isOfficeMailDue(await listRequestTimes(tx, access.contactId), now)
  const id = await insertRequest(tx, { ...input, contactId: access.contactId, now })
  const request = orNotFound(await readRequest(tx, id))
  await record(context, 'request need', request)
  if (isMailDue)
    await tellOffice(tx, now, (companyName) =>
      requestLetter(request, { name: access.name, companyName }, context.services.settings.publicUrl),
    )
  return contactNeeds(tx, access, context)
}

/** Withdraws a request about which HR has not decided (rule contact-72). */
export async function withdrawRequest(context: ContactCommandContext, requestId: number): Promise<Answer> {
  const { tx, contact, now } = context
  const access = await lockAccess(context)
  const wards = await listWards(tx, contact.customerId)
  const request = orNotFound(await lockRequest(tx, requestId))
  orNotFound(wards.find(({ id }) => id === request.customerId) ?? null)
  assertAllowed(refusalToWithdrawRequest(request, startOf(request) <= now))
  await markWithdrawn(tx, requestId, now)
  await record(context, 'withdraw request', request)
  return contactNeeds(tx, access, context)
}

const record = (
  { tx, contact, now }: ContactCommandContext,
  action: AuditAction,
  { id, customerId, shiftTypeId, day, places, note }: RequestRow,
): Promise<void> =>
  recordAudit(tx, {
    actorId: null,
    contactId: contact.contactId,
    now,
    action,
    entity: 'need request',
    entityId: id,
    after: { customerId, shiftTypeId, day, places, note },
  })
