import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import { daysOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import * as contract from '@uurwerk/contract/absences/absences'
import type { Links } from '@uurwerk/contract/hal'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { refusalToBookInMonth } from '@uurwerk/domain/absences/booking/refusalToBookInMonth'
import { monthBalanceOf } from '../balances/months/readMonthBalance.ts'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { absenceDto } from './absenceDto.ts'
import { readLockedAbsences, type AbsenceRow } from './absenceStore.ts'
import { loadAbsenceMonth, type AbsenceMonth, type PersonMonth } from './loadAbsenceMonth.ts'
import { prolongedSickLeaveDays, spanOf, withSickDays } from './withSickDays.ts'
import { action, actionLinks } from '../app/actionLinks.ts'
import { freezeOn, refusalToRemove } from './booking/freezeOn.ts'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import type { QueryContext } from '../app/context.ts'

export type MonthAbsencesAnswer = z.output<typeof MonthAbsences>

type LockedMonth = { readonly personId: number; readonly yearMonth: YearMonth }

export async function monthAbsences(db: Database, input: PersonMonth): Promise<MonthAbsencesAnswer> {
  return monthAbsencesOf(await loadAbsenceMonth(db, input), input)
}

export function monthAbsencesOf(month: AbsenceMonth, input: PersonMonth): MonthAbsencesAnswer {
  const answer = answerOf(input, month, month.row.absences)
  const freeze = freezeOfMonth(input, month)
  return { ...answer, _links: linksOfMonthAbsences(input, { book: answer.actions.book, remove: freeze }) }
}

/** The stored absences, with the public holidays and balances of the person in that month. */
async function lockedMonthAbsences(db: Database, input: LockedMonth): Promise<MonthAbsencesAnswer> {
  const absences = orNotFound(await readLockedAbsences(db, input))
  const person = { ...input, actingAs: 'hr' } as const
  return answerOf(person, await loadAbsenceMonth(db, person), absences)
}

function answerOf(
  { yearMonth, actingAs }: PersonMonth,
  { row, contracts, month, facts }: AbsenceMonth,
  stored: readonly AbsenceRow[],
): MonthAbsencesAnswer {
  const span = spanOf(yearMonth)
  return {
    absenceDtos: withSickDays(stored, row, span).map((absence) => ({
      ...absenceDto(absence),
      actions: { remove: refusalToRemove(contracts, actingAs, absence) },
    })),
    holidayDtos: holidaysIn(yearMonth, month.extra_holidays),
    prolongedSickLeaveDays: prolongedSickLeaveDays(row, span),
    ...monthBalanceOf(month, yearMonth),
    removedRecupHolidays: [],
    facts,
    actions: { book: refusalToBookInMonth(facts, yearMonth) },
  }
}

type Input = { readonly personId: number; readonly yearMonth: YearMonth; readonly actingAs: ActingAs }

type Refusals = { readonly book: RefusalOf | null; readonly remove: RefusalOf | null }

/** An action has a link when the action is possible on at least one day of the month. */
function linksOfMonthAbsences({ personId, yearMonth, actingAs }: Input, { book, remove }: Refusals): Links {
  if (actingAs === 'employee')
    return actionLinks([
      action(contract.bookAbsence, { yearMonth }, book),
      action(contract.bookAbsences, { yearMonth }, book),
      action(contract.removeAbsence, { yearMonth }, remove),
    ])
  const params = { userId: personId, yearMonth }
  return actionLinks([
    action(contract.bookAbsenceFor, params, book),
    action(contract.bookSpecificAbsenceFor, params, book),
    action(contract.removeAbsenceFor, params, remove),
  ])
}

function freezeOfMonth({ yearMonth, actingAs }: Input, { contracts }: AbsenceMonth): RefusalOf | null {
  const freezes = daysOf(yearMonth).map((day) => freezeOn(contracts, actingAs, day))
  const [code = null] = freezes
  return freezes.includes(null) || code === null ? null : { code }
}

type ReadByHr = { readonly personId: number; readonly yearMonth: YearMonth; readonly version: 'actual' | 'locked' }

export async function readPersonAbsences(
  context: QueryContext,
  { personId, yearMonth, version }: ReadByHr,
): Promise<MonthAbsencesAnswer> {
  const { db } = context
  const answer =
    version === 'locked'
      ? await lockedMonthAbsences(db, { personId, yearMonth })
      : await monthAbsences(db, { personId, yearMonth, actingAs: 'hr' })
  await recordReading(context, { personId, yearMonth, version })
  return answer
}

/** Records in the audit trail that HR read the absences of a person (rule absences-49). */
export const recordReading = (context: QueryContext, { personId, yearMonth, version }: ReadByHr): Promise<void> =>
  recordCallerAct(context, {
    action: 'read absences',
    entity: 'person',
    entityId: personId,
    personId,
    after: { yearMonth, version },
  })
