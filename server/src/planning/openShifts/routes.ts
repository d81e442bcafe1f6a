import * as calls from '@uurwerk/contract/planning/openShifts/needs'
import * as own from '@uurwerk/contract/planning/openShifts/openShifts'
import { firstDayOf, lastDayOf } from '@uurwerk/domain/time/yearMonth'
import { orNotFound } from '../../app/RefusalError.ts'
import { readPersonOfContract } from '../../contracts/personOfContractStore.ts'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { candidates } from './candidates.ts'
import { withdrawPublished } from '../needRequests/decideRequest.ts'
import { createNeeds, editNeed } from './changeNeeds.ts'
import { claimOpenShift, withdrawClaim } from './claims/claimOpenShift.ts'
import { declineClaim, grantClaim } from './claims/decideClaims.ts'
import { listLapsing, listLapsingWithContract } from '../swaps/lapsingStore.ts'
import { needs } from './needs.ts'
import { openShifts } from './openShifts.ts'

export const openShiftRoutes: readonly Route[] = [
  readRoute(own.openShifts, ({ db, actor, today, now }, { query }) =>
    openShifts(db, { ...query, personId: actor.personId, today, now }),
  ),
  readRoute(own.lapsingInMonth, async ({ db, actor }, { params: { yearMonth } }) => ({
    _embedded: {
      lapsingDtoList: await listLapsing(db, [actor.personId, firstDayOf(yearMonth), lastDayOf(yearMonth)]),
    },
  })),
  readRoute(own.lapsingOfContract, async ({ db }, { params: { yearMonth, contractId } }) => {
    orNotFound(await readPersonOfContract(db, contractId))
    const days = [firstDayOf(yearMonth), lastDayOf(yearMonth)] as const
    return { _embedded: { lapsingDtoList: await listLapsingWithContract(db, [contractId, ...days]) } }
  }),
  writeRoute(own.claimOpenShift, (context, { params, body }) => claimOpenShift(context, { ...params, ...body })),
  writeRoute(own.withdrawClaim, (context, { params }) => withdrawClaim(context, params.needId)),
  readRoute(calls.needs, ({ db, now }, { query }) => needs(db, { ...query, now })),
  writeRoute(calls.createNeeds, (context, { body }) => createNeeds(context, body)),
  writeRoute(calls.editNeed, (context, { params, body }) => editNeed(context, { ...params, ...body })),
  writeRoute(calls.withdrawNeed, (context, { params, body }) => withdrawPublished(context, { ...params, ...body })),
  writeRoute(calls.grantClaim, (context, { params, body }) => grantClaim(context, { ...params, ...body })),
  writeRoute(calls.declineClaim, (context, { params, body }) => declineClaim(context, { ...params, ...body })),
  readRoute(calls.candidates, ({ db, today }, { query }) => candidates(db, { ...query, today })),
]
