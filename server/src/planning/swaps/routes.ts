import * as calls from '@uurwerk/contract/planning/swaps'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { acceptSwap, declineSwap, withdrawSwap } from './answerSwap.ts'
import { askSwap } from './askSwap.ts'
import { approveSwap, refuseSwap } from './decideSwap.ts'
import { makeSwap } from './makeSwap.ts'
import { swapChoices, swapChoicesForHr, swaps, swapsForHr } from './swaps.ts'

export const swapRoutes: readonly Route[] = [
  readRoute(calls.swaps, ({ db, actor, today, now }) => swaps(db, { personId: actor.personId, today, now })),
  readRoute(calls.swapChoices, ({ db, actor, today, now }, { params }) =>
    swapChoices(db, { ...params, personId: actor.personId, today, now }),
  ),
  writeRoute(calls.askSwap, (context, { body }) => askSwap(context, body)),
  writeRoute(calls.acceptSwap, (context, { params }) => acceptSwap(context, params.swapId)),
  writeRoute(calls.declineSwap, (context, { params }) => declineSwap(context, params.swapId)),
  writeRoute(calls.withdrawSwap, (context, { params }) => withdrawSwap(context, params.swapId)),
  readRoute(calls.swapsForHr, ({ db, today, now }) => swapsForHr(db, { today, now })),
  readRoute(calls.swapChoicesForHr, ({ db, now }, { params }) => swapChoicesForHr(db, { ...params, now })),
  writeRoute(calls.makeSwap, (context, { query, body }) => makeSwap(context, { ...body, preview: query.preview })),
  writeRoute(calls.approveSwap, (context, { params }) => approveSwap(context, params.swapId)),
  writeRoute(calls.refuseSwap, (context, { params, body }) => refuseSwap(context, { ...params, ...body })),
]
