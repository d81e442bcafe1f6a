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
  writeRoute(timesheets.lockMonth, (writing, { params }) => lockMonth(writing, params.yearMonth)),
  writeRoute(timesheets.confirmMonth, (writing, { params, body }) => confirmMonth(writing, { ...params, ...body })),
  readRoute(timesheets.downloadTimesheet, (reading, { params: { id, yearMonth } }) =>
    downloadTimesheet(reading, { contractId: id, yearMonth, actingAs: 'employee' }),
  ),
  readRoute(timesheets.downloadTimesheetFor, (reading, { params }) =>
    downloadTimesheet(reading, { ...params, actingAs: 'hr' }),
  ),
  readRoute(fullTimesheet.fullTimesheet, (reading, { params }) => readTimesheetForHr(reading, params)),
  readRoute(fullTimesheet.contractMonthData, async (reading, { params }) =>
    contractMonthData(await readTimesheetForHr(reading, params)),
  ),
  readRoute(timesheets.contractMonths, ({ db }, { params }) => monthOverview(db, params.yearMonth)),
  writeRoute(timesheets.lockAllMonths, async (writing, { params: { yearMonth } }) => {
    await lockAllMonths(writing, yearMonth)
    return monthOverview(writing.tx, yearMonth)
  }),
  writeRoute(timesheets.unlockMonth, async (writing, { params }) => {
    const undoId = await unlockMonth(writing, params)
    return { ...(await monthOverview(writing.tx, params.yearMonth)), undoId }
  }),
  writeRoute(timesheets.undoUnlock, async (writing, { params, body }) => {
    await undoUnlock(writing, { ...params, ...body })
    return monthOverview(writing.tx, params.yearMonth)
  }),
  writeRoute(timesheets.reopenMonth, async (writing, { params, body }) => {
    await reopenMonth(writing, { ...params, reason: body.reason })
    return monthOverview(writing.tx, params.yearMonth)
  }),
  writeRoute(timesheets.toggleApproval, async (writing, { params, body }) => {
    await toggleApproval(writing, { ...params, approved: body.confirmedForInvoice })
    return monthOverview(writing.tx, params.yearMonth)
  }),
  writeRoute(timesheets.approveMonths, async (writing, { params: { yearMonth }, body }) => {
    const refused = await approveMonths(writing, { yearMonth, ...body })
    return { ...(await monthOverview(writing.tx, yearMonth)), refused }
  }),
  writeRoute(timesheets.confirmMonthFor, async (writing, { params, body }) => {
    const warning = await confirmMonthFor(writing, { ...params, ...body })
    return { ...(await monthOverview(writing.tx, params.yearMonth)), ...warningText([warning]) }
  }),
]
