import { candidates, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { needRequests } from '@uurwerk/contract/planning/openShifts/needRequests'
import type { Day } from '@uurwerk/domain/time/day'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

type Listed = { readonly from: Day; readonly to: Day; readonly laterClaims?: 'true' }

export const needsQuery = (listed: Listed) => queryWithFailure(texts.needs.failed, needs, { query: listed })

export const needRequestsQuery = queryWithFailure(texts.needRequests.failed, needRequests)

export type ShiftInput = { readonly customerId: number; readonly day: Day; readonly shiftTypeId: number }

export const candidatesQuery = ({ customerId, day, shiftTypeId }: ShiftInput) =>
  queryWithFailure(texts.needs.failedCandidates, candidates, {
    query: { customerId: String(customerId), day, shiftTypeId: String(shiftTypeId) },
  })
