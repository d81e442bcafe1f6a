import * as contract from '@uurwerk/contract/absences/absences'
import * as team from '@uurwerk/contract/absences/teamAbsences'
import { categoryOfCounter } from '@uurwerk/domain/absences/counters/countersFor'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { requestedDay } from '../calendar/requestedDay.ts'
import { absenceOverview } from './overview/absenceOverview.ts'
import { absenceChanges, markAbsenceChangesSeen } from './overview/absenceChanges.ts'
import { teamAbsences } from './overview/teamAbsences.ts'
import { bookAbsences, daysToBook } from './booking/bookAbsences.ts'
import { editAbsence } from './booking/editAbsence.ts'
import { monthAbsences, readPersonAbsences } from './monthAbsences.ts'
import { removeAbsence } from './booking/removeAbsence.ts'

export const absenceRoutes: readonly Route[] = [
  readRoute(contract.monthAbsences, ({ db, actor }, { params: { yearMonth } }) =>
    monthAbsences(db, { personId: actor.personId, yearMonth, actingAs: 'employee' }),
  ),
  writeRoute(contract.bookAbsence, (context, { params: { yearMonth }, body }) =>
    bookAbsences(context, {
      personId: context.actor.personId,
      actingAs: 'employee',
      yearMonth,
      days: [requestedDay(yearMonth, body.dayOfMonth)],
      wanted: { category: body.absenceCategory, fullDay: body.fullDay, counter: null },
    }),
  ),
  writeRoute(contract.bookAbsences, async (context, { params: { yearMonth }, body }) =>
    bookAbsences(context, {
      personId: context.actor.personId,
      actingAs: 'employee',
      yearMonth,
      days: await daysToBook(context.tx, yearMonth, {
        first: body.startDateOfFirstAbsence,
        last: body.startDateOfLastAbsence,
      }),
      wanted: { category: body.absenceCategory, fullDay: body.fullDay, counter: null },
    }),
  ),
  writeRoute(contract.removeAbsence, (context, { params: { yearMonth }, body }) =>
    removeAbsence(context, {
      personId: context.actor.personId,
      actingAs: 'employee',
      yearMonth,
      day: requestedDay(yearMonth, body.dayOfMonth),
      category: body.absenceCategory,
      fullDay: body.fullDay,
      id: body.id,
      version: body.version,
    }),
  ),
  readRoute(contract.personMonthAbsences, (context, { params: { yearMonth, userId } }) =>
    readPersonAbsences(context, { personId: userId, yearMonth, version: 'actual' }),
  ),
  readRoute(contract.lockedPersonMonthAbsences, (context, { params: { yearMonth, userId } }) =>
    readPersonAbsences(context, { personId: userId, yearMonth, version: 'locked' }),
  ),
  readRoute(contract.monthAbsenceRows, ({ db }, { params: { yearMonth } }) => absenceOverview(db, yearMonth)),
  readRoute(team.teamAbsences, ({ db }, { params: { yearMonth } }) => teamAbsences(db, yearMonth)),
  readRoute(team.absenceChanges, ({ db, actor, now }) => absenceChanges(db, { personId: actor.personId, now })),
  writeRoute(team.markAbsenceChangesSeen, (context, { body }) => markAbsenceChangesSeen(context, body.until)),
  writeRoute(contract.bookAbsenceFor, (context, { params: { userId, yearMonth }, body }) =>
    bookAbsences(context, {
      personId: userId,
      actingAs: 'hr',
      yearMonth,
      days: [requestedDay(yearMonth, body.dayOfMonth)],
      wanted: { category: body.absenceCategory, fullDay: body.fullDay, counter: null },
    }),
  ),
  writeRoute(contract.bookSpecificAbsenceFor, (context, { params: { userId, yearMonth }, body }) =>
    bookAbsences(context, {
      personId: userId,
      actingAs: 'hr',
      yearMonth,
      days: [requestedDay(yearMonth, body.dayOfMonth)],
      wanted: {
        category: categoryOfCounter(body.vacationCategory),
        fullDay: body.fullDay,
        counter: body.vacationCategory,
      },
    }),
  ),
  writeRoute(contract.editAbsenceFor, (context, { params: { userId, yearMonth }, body }) =>
    editAbsence(context, {
      personId: userId,
      yearMonth,
      id: body.id,
      category: body.absenceCategory,
      fullDay: body.fullDay,
      version: body.version,
    }),
  ),
  writeRoute(contract.removeAbsenceFor, (context, { params: { userId, yearMonth }, body }) =>
    removeAbsence(context, {
      personId: userId,
      actingAs: 'hr',
      yearMonth,
      day: requestedDay(yearMonth, body.dayOfMonth),
      category: body.absenceCategory,
      fullDay: body.fullDay,
      id: body.id,
      version: body.version,
    }),
  ),
]
