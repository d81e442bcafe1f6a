import { candidates, needs } from '@uurwerk/contract/planning/needs'
import { needRequests } from '@uurwerk/contract/planning/needRequests'
import type { Day } from '@uurwerk/domain/time/day'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

type Listed = { readonly from: Day; readonly to: Day; readonly laterClaims?: 'true' }

export const needsQuery = (listed: Listed) => ({
  ...queryOf(needs, { query: listed }),
  meta: { failure: texts.needs.failed },
})

export const needRequestsQuery = { ...queryOf(needRequests), meta: { failure: texts.needRequests.failed } }

/** The shift for which candidates are listed: a shift type of a customer on a day. */
export type ShiftAsked = { readonly customerId: number; readonly day: Day; readonly shiftTypeId: number }

export const candidatesQuery = ({ customerId, day, shiftTypeId }: ShiftAsked) => ({
  ...queryOf(candidates, { query: { customerId: String(customerId), day, shiftTypeId: String(shiftTypeId) } }),
  meta: { failure: texts.needs.failedCandidates },
})
