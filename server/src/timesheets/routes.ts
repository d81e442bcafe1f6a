import * as fullTimesheet from '@uurwerk/contract/timesheets/fullTimesheet'
import * as ownMonthCalls from '@uurwerk/contract/timesheets/ownMonth'
import * as timesheets from '@uurwerk/contract/timesheets/timesheets'
import { monthDifferences } from '@uurwerk/contract/timesheets/monthDifferences'
import { takeMonthSteps, undoMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import * as contractMonths from '@uurwerk/contract/timesheets/contractMonths'
import { warningText } from '@uurwerk/contract/planning/warnings'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { CommandContext } from '../app/context.ts'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { approveMonths, toggleApproval } from './approval/approveMonths.ts'
import { confirmMonth, confirmMonthFor } from './confirmation/confirmTimesheets.ts'
import { contractMonthData } from './overview/contractMonthData.ts'
import { downloadTimesheet } from './full/downloadTimesheet.ts'
import { lockAllMonths, lockMonth, lockMonthFor } from './locking/lockMonths.ts'
import { differencesOfMonths } from './overview/differencesOfMonths.ts'
import { monthOverview } from './overview/monthOverview.ts'
import { ownMonth } from './ownMonth.ts'
import { readTimesheetForHr } from './full/fullTimesheet.ts'
import { reopenMonth } from './confirmation/reopenMonth.ts'
import { tableRoutes } from './workedShifts/routes.ts'
import { takeSteps } from './takeSteps.ts'
import { undoSteps } from './undo/undoSteps.ts'
import { undoUnlock, unlockMonth } from './locking/unlockMonth.ts'
import { workedMonth } from './workedShifts/workedMonth.ts'

type Input = { readonly rows?: 'all' | 'changed' | undefined }

/** All rows, or only those of the changed contracts when the request asks for these (rule timesheets-85). */
const rowsAfter = (
  { tx, today }: CommandContext,
  yearMonth: YearMonth,
  { rows }: Input,
  contractIds: readonly number[],
) => monthOverview(tx, { yearMonth, today }, rows === 'changed' ? contractIds : undefined)

export const timesheetRoutes: readonly Route[] = [
  ...tableRoutes,
  readRoute(ownMonthCalls.ownMonth, ({ db, actor, today, now }, { params }) =>
    ownMonth(db, { ...params, personId: actor.personId, today, now }),
  ),
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
  readRoute(contractMonths.contractMonths, ({ db, today }, { params, query }) =>
    monthOverview(db, { ...params, today }, query.contracts),
  ),
  readRoute(monthDifferences, ({ db }, { params }) => differencesOfMonths(db, params.yearMonth)),
  writeRoute(contractMonths.lockAllMonths, async (context, { params: { yearMonth } }) => {
    const locked = await lockAllMonths(context, yearMonth)
    return { ...(await monthOverview(context.tx, { yearMonth, today: context.today })), locked }
  }),
  writeRoute(contractMonths.lockMonthFor, async (context, { params, query }) => {
    await lockMonthFor(context, params)
    return rowsAfter(context, params.yearMonth, query, [params.contractId])
  }),
  writeRoute(contractMonths.unlockMonth, async (context, { params, query }) => {
    const undoId = await unlockMonth(context, params)
    return { ...(await rowsAfter(context, params.yearMonth, query, [params.contractId])), undoId }
  }),
  writeRoute(contractMonths.undoUnlock, async (context, { params, query, body }) => {
    await undoUnlock(context, { ...params, ...body })
    return rowsAfter(context, params.yearMonth, query, [params.contractId])
  }),
  writeRoute(contractMonths.reopenMonth, async (context, { params, query, body }) => {
    await reopenMonth(context, { ...params, reason: body.reason })
    return rowsAfter(context, params.yearMonth, query, [params.contractId])
  }),
  writeRoute(contractMonths.toggleApproval, async (context, { params, query, body }) => {
    await toggleApproval(context, { ...params, approved: body.confirmedForInvoice })
    return rowsAfter(context, params.yearMonth, query, [params.contractId])
  }),
  writeRoute(contractMonths.approveMonths, async (context, { params: { yearMonth }, query, body }) => {
    const settled = await approveMonths(context, { yearMonth, ...body })
    return { ...(await rowsAfter(context, yearMonth, query, body.contractIds)), ...settled }
  }),
  writeRoute(takeMonthSteps, async (context, { params: { yearMonth }, query, body }) => {
    const settled = await takeSteps(context, { yearMonth, ...body })
    return { ...(await rowsAfter(context, yearMonth, query, body.contractIds)), ...settled }
  }),
  writeRoute(undoMonthSteps, async (context, { params: { yearMonth }, query, body }) => {
    const refused = await undoSteps(context, { yearMonth, ...body })
    const contractIds = body.undos.map(({ contractId }) => contractId)
    return { ...(await rowsAfter(context, yearMonth, query, contractIds)), refused, undos: [] }
  }),
  writeRoute(contractMonths.confirmMonthFor, async (context, { params, query, body }) => {
    const warning = await confirmMonthFor(context, { ...params, ...body })
    return {
      ...(await rowsAfter(context, params.yearMonth, query, [params.contractId])),
      ...warningText([warning], 'hr'),
    }
  }),
]
