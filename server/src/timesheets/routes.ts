import * as fullTimesheet from '@uurwerk/contract/fullTimesheet'
import * as timesheets from '@uurwerk/contract/timesheets'
import { warningText } from '@uurwerk/contract/warnings'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { approveMonths } from './approveMonths.ts'
import { confirmMonth } from './confirmMonth.ts'
import { confirmMonthFor } from './confirmMonthFor.ts'
import { contractMonthData } from './contractMonthData.ts'
import { downloadTimesheet } from './downloadTimesheet.ts'
import { lockAllMonths } from './lockAllMonths.ts'
import { lockMonth } from './lockMonth.ts'
import { monthOverview } from './monthOverview.ts'
import { readTimesheetForHr } from './readTimesheetForHr.ts'
import { reopenMonth } from './reopenMonth.ts'
import { tableRoutes } from './tableRoutes.ts'
import { toggleApproval } from './toggleApproval.ts'
import { undoUnlock } from './undoUnlock.ts'
import { unlockMonth } from './unlockMonth.ts'
import { workedMonth } from './workedMonth.ts'

export const timesheetRoutes: readonly Route[] = [
  ...tableRoutes,
  readRoute(timesheets.workedMonth, ({ db, actor, today }, { params }) =>
    workedMonth(db, { ...params, personId: actor.personId, today }),
  ),
  writeRoute(timesheets.lockMonth, (context, { params }) => lockMonth(context, params.yearMonth)),
  writeRoute(timesheets.confirmMonth, (context, { params, body }) => confirmMonth(context, { ...params, ...body })),
  readRoute(timesheets.downloadTimesheet, (context, { params: { id, yearMonth } }) =>
    downloadTimesheet(context, { contractId: id, yearMonth, actingAs: 'employee' }),
  ),
  readRoute(timesheets.downloadTimesheetFor, (context, { params }) =>
    downloadTimesheet(context, { ...params, actingAs: 'hr' }),
  ),
  readRoute(fullTimesheet.fullTimesheet, (context, { params }) => readTimesheetForHr(context, params)),
  readRoute(fullTimesheet.contractMonthData, async (context, { params }) =>
    contractMonthData(await readTimesheetForHr(context, params)),
  ),
  readRoute(timesheets.contractMonths, ({ db }, { params }) => monthOverview(db, params.yearMonth)),
  writeRoute(timesheets.lockAllMonths, async (context, { params: { yearMonth } }) => {
    await lockAllMonths(context, yearMonth)
    return monthOverview(context.tx, yearMonth)
  }),
  writeRoute(timesheets.unlockMonth, async (context, { params }) => {
    const undoId = await unlockMonth(context, params)
    return { ...(await monthOverview(context.tx, params.yearMonth)), undoId }
  }),
  writeRoute(timesheets.undoUnlock, async (context, { params, body }) => {
    await undoUnlock(context, { ...params, ...body })
    return monthOverview(context.tx, params.yearMonth)
  }),
  writeRoute(timesheets.reopenMonth, async (context, { params, body }) => {
    await reopenMonth(context, { ...params, reason: body.reason })
    return monthOverview(context.tx, params.yearMonth)
  }),
  writeRoute(timesheets.toggleApproval, async (context, { params, body }) => {
    await toggleApproval(context, { ...params, approved: body.confirmedForInvoice })
    return monthOverview(context.tx, params.yearMonth)
  }),
  writeRoute(timesheets.approveMonths, async (context, { params: { yearMonth }, body }) => {
    const refused = await approveMonths(context, { yearMonth, ...body })
    return { ...(await monthOverview(context.tx, yearMonth)), refused }
  }),
  writeRoute(timesheets.confirmMonthFor, async (context, { params, body }) => {
    const warning = await confirmMonthFor(context, { ...params, ...body })
    return { ...(await monthOverview(context.tx, params.yearMonth)), ...warningText([warning], 'hr') }
  }),
]
