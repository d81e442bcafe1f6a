import * as planning from '@uurwerk/contract/planning/plannedMonth'
import * as qualifications from '@uurwerk/contract/people/qualifications'
import * as ownTeams from '@uurwerk/contract/planning/team/ownTeam'
import * as staffing from '@uurwerk/contract/planning/teamStaffing'
import * as team from '@uurwerk/contract/planning/teamPlanning'
import { teamCounts } from '@uurwerk/contract/planning/team/teamCounts'
import * as sheet from '@uurwerk/contract/planning/team/teamSheet'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { undoPlannedChange } from './undoPlannedChange.ts'
import { requestedDay } from '../calendar/requestedDay.ts'
import { editPlannedShift } from './editPlannedShift.ts'
import { lockedPlannedMonth } from './lockedPlannedMonth.ts'
import { ownTeam } from './ownTeam/ownTeam.ts'
import { countOpenPlaces } from './openShifts/needStore.ts'
import { countSwapsToDecide } from './swaps/swapStore.ts'
import { openShortage } from './staffing/openShortage.ts'
import { takeBackShortage } from './staffing/takeBackShortage.ts'
import { teamStaffing } from './staffing/teamStaffing.ts'
import { teamQualifications } from './qualifications/teamQualifications.ts'
import { applyTeamPlanning } from './team/applyTeamPlanning.ts'
import { teamPlanning } from './team/teamPlanning.ts'
import { teamReasons } from './team/teamReasons.ts'
import { teamWarnings } from './team/warnings/teamWarnings.ts'
import { teamSheetCsv, teamSheetPdf } from './teamSheet/downloadTeamSheet.ts'
import { copyPlannedShifts } from './copy/copyPlannedShifts.ts'
import { personPlannedMonth, plannedMonth } from './plannedMonth.ts'
import { planPattern } from './patterns/planPattern.ts'
import { planShifts } from './planShifts.ts'
import { removeAllPlannedShifts, removePlannedShift, takeBackShifts } from './removePlannedShifts.ts'

export const planningRoutes: readonly Route[] = [
  readRoute(planning.plannedMonth, ({ db, actor, today, now }, { params }) =>
    plannedMonth(db, { ...params, personId: actor.personId, today, now, actingAs: 'employee' }),
  ),
  writeRoute(planning.planShift, (context, { params, body }) =>
    planShifts(context, { ...params, firstDay: body.startDate, lastDay: body.startDate, shiftTypeId: body.shiftId }),
  ),
  writeRoute(planning.planShifts, (context, { params, body }) =>
    planShifts(context, {
      ...params,
      firstDay: body.startDateOfFirstShift,
      lastDay: body.startDateOfLastShift,
      shiftTypeId: body.shiftId,
      onlyFreeDays: body.onlyFreeDays ?? false,
    }),
  ),
  writeRoute(planning.copyPlannedShifts, (context, { params, query, body }) =>
    copyPlannedShifts(context, { ...params, week: body.week ?? null, preview: query.preview }),
  ),
  writeRoute(planning.planPattern, (context, { params, query, body }) =>
    planPattern(context, { ...params, ...body, preview: query.preview }),
  ),
  writeRoute(planning.takeBackShifts, (context, { params, body }) => takeBackShifts(context, { ...params, ...body })),
  writeRoute(planning.editPlannedShift, (context, { params, body }) => {
    const { startDate, shiftId, id, version } = body
    return editPlannedShift(context, { ...params, day: startDate, shiftTypeId: shiftId, id, version })
  }),
  writeRoute(planning.removePlannedShift, (context, { params, body }) => {
    const { dayOfMonth, id, version } = body
    return removePlannedShift(context, { ...params, day: requestedDay(params.yearMonth, dayOfMonth), id, version })
  }),
  writeRoute(planning.removeAllPlannedShifts, (context, { params }) => removeAllPlannedShifts(context, params)),
  writeRoute(planning.undoPlannedChange, (context, { params, body }) =>
    undoPlannedChange(context, { ...params, ...body }),
  ),
  readRoute(ownTeams.ownTeam, (context, { query }) => ownTeam(context, query)),
  readRoute(team.teamPlanning, ({ db }, { query }) => teamPlanning(db, query)),
  readRoute(team.teamWarnings, ({ db }, { query }) => teamWarnings(db, query)),
  readRoute(teamCounts, async ({ db, now }) => {
    const [openPlaces, swapsToDecide] = await Promise.all([countOpenPlaces(db, now), countSwapsToDecide(db, now)])
    return { openPlaces, swapsToDecide }
  }),
  readRoute(team.teamReasons, (context, { query }) => teamReasons(context, query)),
  readRoute(sheet.teamSheetPdf, (context, { query }) => teamSheetPdf(context, query)),
  readRoute(sheet.teamSheetCsv, (context, { query }) => teamSheetCsv(context, query)),
  readRoute(sheet.teamSheetPdfOf, (context, { query, body }) => teamSheetPdf(context, { ...query, ...body })),
  readRoute(sheet.teamSheetCsvOf, (context, { query, body }) => teamSheetCsv(context, { ...query, ...body })),
  writeRoute(team.applyTeamPlanning, (context, { query, body }) =>
    applyTeamPlanning(context, { ...body, preview: query.preview }),
  ),
  readRoute(qualifications.teamQualifications, ({ db }, { query }) => teamQualifications(db, query)),
  readRoute(staffing.teamStaffing, ({ db }, { query }) => teamStaffing(db, query)),
  writeRoute(staffing.openShortage, (context, { query, body }) =>
    openShortage(context, { ...body, preview: query.preview }),
  ),
  writeRoute(staffing.takeBackShortage, (context, { body }) => takeBackShortage(context, body.needs)),
  readRoute(planning.personPlannedMonth, ({ db, today }, { params: { contractId, yearMonth, userId } }) =>
    personPlannedMonth(db, { contractId, yearMonth, personId: userId, today }),
  ),
  readRoute(planning.lockedPlannedMonth, (context, { params: { contractId, yearMonth, userId } }) =>
    lockedPlannedMonth(context, { contractId, yearMonth, personId: userId }),
  ),
]
