import type { HrStart } from '@uurwerk/contract/hrStart/hrStart'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { QueryContext } from '../app/context.ts'
import { countRequestsToDecide } from '../planning/needRequests/requestStore.ts'
import { countClaimsToDecide } from '../planning/openShifts/claims/claimStore.ts'
import { countSwapsToDecide } from '../planning/swaps/swapStore.ts'
import { countDisputed } from '../timesheets/customerSide/customerSideOf.ts'

type Decisions = Pick<HrStart['toDo'], 'requestsToDecide' | 'claimsToDecide' | 'swapsToDecide' | 'disputedTimesheets'>
type Moment = Pick<QueryContext, 'db' | 'now' | 'today'>

/** The number of requests, claims, swaps and disputed timesheets about which HR must decide (rule timesheets-76). */
export async function countDecisions({ db, now, today }: Moment, yearMonth: YearMonth): Promise<Decisions> {
  const [requestsToDecide, claimsToDecide, swapsToDecide, disputedTimesheets] = await Promise.all([
    countRequestsToDecide(db, today),
    countClaimsToDecide(db, now),
    countSwapsToDecide(db, now),
    countDisputed(db, yearMonth),
  ])
  return { requestsToDecide, claimsToDecide, swapsToDecide, disputedTimesheets }
}
