import type { contactNeeds as endpoint } from '@uurwerk/contract/planning/openShifts/needRequests'
import { partOfRequest, requestState } from '@uurwerk/domain/planning/openShifts/needRequest'
import { refusalToWithdrawRequest } from '@uurwerk/domain/planning/openShifts/refusalToRequestNeed'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { AnswerOf, ContactActor } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordContactReading } from '../customerSide/recordContactReading.ts'
import { clockOf } from '../openShifts/needs.ts'
import { listOwnRequests, listWards, type RequestRow } from './requestStore.ts'

/** A contact sees the requests for staff whose day is at most this number of days before today. */
const DAYS_BACK = 31

type Reader = Pick<ContactActor, 'contactId' | 'customerId' | 'mayRequest'>
type Moment = { readonly now: Instant; readonly today: Day }

/**
 * The requests for staff of the wards of a contact, with their state and with the people who come. The answer names no
 * candidate, and no person who refused (rule contact-26). The audit trail records which people the contact reads (rule
 * contact-24).
 */
export async function contactNeeds(
  db: Database,
  contact: Reader,
  { now, today }: Moment,
): Promise<AnswerOf<typeof endpoint>> {
  const { customerId, mayRequest } = contact
  const [requests, wards] = await Promise.all([
    listOwnRequests(db, [customerId, addDays(today, -DAYS_BACK)]),
    listWards(db, customerId),
  ])
  const named = requests.flatMap(({ day, filledBy }) => filledBy.map(({ personId }) => ({ personId, day })))
  await recordContactReading(db, { contact, now, today }, { action: 'read planning (contact)', named })
  return {
    _embedded: {
      needRequestDtoList: requests.map(({ filledBy, ...row }) => {
        const start = startOf(row)
        const need = row.need === null ? null : partOfRequest(row.need, row.places)
        return {
          ...requestDto(row),
          state: requestState({ ...row, need, isRefused: row.reason !== null, start }, now),
          reason: row.reason,
          filled: need?.filled ?? 0,
          filledBy: filledBy.map(({ name }) => name),
          actions: { withdraw: refusalToWithdrawRequest(row, start <= now) },
        }
      }),
    },
    actions: { request: mayRequest ? null : { code: 'may_not_request' } },
    wards: wards.map(({ shiftTypes, ...ward }) => ({
      ...ward,
      shiftTypes: shiftTypes.map(({ startMinute, endMinute, ...type }) => ({
        ...type,
        start: clockOf(startMinute),
        end: clockOf(endMinute),
      })),
    })),
  }
}

export const startOf = ({ day, startMinute, endMinute }: RequestRow): Instant =>
  shiftTimesOf(day, { start: minuteOfDay(startMinute), end: minuteOfDay(endMinute), break: null }).start

/** The fields of a request that the contact and HR both read. */
export const requestDto = (row: RequestRow) => ({
  id: row.id,
  customerId: row.customerId,
  customerName: row.customerName,
  shiftTypeName: row.shiftTypeName,
  color: row.color,
  day: row.day,
  start: clockOf(row.startMinute),
  end: clockOf(row.endMinute),
  places: row.places,
  note: row.note,
  contactName: row.contactName,
  requestedAt: formatInstant(row.requestedAt),
})
