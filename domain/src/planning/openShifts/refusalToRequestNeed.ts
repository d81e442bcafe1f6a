import type { Day } from '../../time/day.ts'
import { addMonths, monthOf, type YearMonth } from '../../time/yearMonth.ts'
import { PLANNING_HORIZON_MONTHS } from '../refusalToPlaceShift.ts'

/** The maximum number of requests of one ward (a department) that wait for a decision of HR (rule contact-57). */
export const MOST_WAITING_REQUESTS = 20

type Facts = {
  readonly mayRequest: boolean
  readonly today: Day
  readonly hasStarted: boolean
  /** True when another request of the ward (department) for this shift type and day waits for a decision. */
  readonly isRequested: boolean
  /** The number of requests of the ward (department) that wait for a decision. */
  readonly waiting: number
}

export type NeedRequestRefusal =
  | { readonly code: 'may_not_request' }
  | { readonly code: 'need_in_past'; readonly days: readonly Day[] }
  | { readonly code: 'shift_too_far_ahead'; readonly days: readonly Day[]; readonly lastMonth: YearMonth }
  | { readonly code: 'request_exists' }
  | { readonly code: 'too_many_requests'; readonly most: number }

/**
 * The reason why a contact of a customer cannot ask for people on a day; null when the contact can (rules contact-25,
 * contact-57).
 */
export function refusalToRequestNeed(
  { mayRequest, today, hasStarted, isRequested, waiting }: Facts,
  day: Day,
): NeedRequestRefusal | null {
  if (!mayRequest) return { code: 'may_not_request' }
  if (hasStarted) return { code: 'need_in_past', days: [day] }
  const lastMonth = addMonths(monthOf(today), PLANNING_HORIZON_MONTHS)
  if (monthOf(day) > lastMonth) return { code: 'shift_too_far_ahead', days: [day], lastMonth }
  if (isRequested) return { code: 'request_exists' }
  return waiting >= MOST_WAITING_REQUESTS ? { code: 'too_many_requests', most: MOST_WAITING_REQUESTS } : null
}

type Decided = { readonly isDecided: boolean; readonly isWithdrawn: boolean }

/** The reason why HR cannot decide about a customer's request for people any more (rule contact-63). */
export const refusalToDecideRequest = ({ isDecided, isWithdrawn }: Decided): { readonly code: 'claim_gone' } | null =>
  isDecided || isWithdrawn ? { code: 'claim_gone' } : null

/** A contact can withdraw a request before HR decides and before its shift starts (rule contact-72). */
export const refusalToWithdrawRequest = (
  request: Decided,
  hasStarted: boolean,
): { readonly code: 'claim_gone' | 'request_expired' } | null =>
  refusalToDecideRequest(request) ?? (hasStarted ? { code: 'request_expired' } : null)

/** The maximum number of people for one open shift. */
export const MOST_PLACES = 50

/** The reason why places cannot be added to an open shift: it would have too many places (rule contact-59). */
export const refusalToAddPlaces = (
  places: number,
  added: number,
): { readonly code: 'too_many_places'; readonly most: number } | null =>
  places + added > MOST_PLACES ? { code: 'too_many_places', most: MOST_PLACES } : null
