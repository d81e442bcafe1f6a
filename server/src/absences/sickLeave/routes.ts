import * as calls from '@uurwerk/contract/absences/prolongedSickLeave'
import { writeRoute, type Route } from '../../platform/http/route.ts'
import {
  endProlongedSickLeave,
  removeProlongedSickLeave,
  startProlongedSickLeave,
  updateProlongedSickLeave,
} from './prolongedSickLeaves.ts'

export const sickLeaveRoutes: readonly Route[] = [
  writeRoute(calls.startProlongedSickLeave, (context, { params, query, body }) =>
    startProlongedSickLeave(context, {
      personId: params.id,
      wanted: { start: body.date, end: body.endDate ?? null },
      ...query,
    }),
  ),
  writeRoute(calls.endProlongedSickLeave, (context, { params, query, body }) =>
    endProlongedSickLeave(context, { personId: params.id, end: body.date, giveBack: body.giveBack, ...query }),
  ),
  writeRoute(calls.updateProlongedSickLeave, (context, { params, query, body }) => {
    const { id, startDate, endDate, giveBack, version } = body
    const wanted = { start: startDate, end: endDate ?? null }
    return updateProlongedSickLeave(context, { personId: params.id, id, wanted, version, giveBack, ...query })
  }),
  writeRoute(calls.removeProlongedSickLeave, (context, { params, query }) =>
    removeProlongedSickLeave(context, { personId: params.id, id: params.periodId, ...query }),
  ),
]
