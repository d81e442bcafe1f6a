import { bookAbsence, bookAbsences, removeAbsence } from '@uurwerk/contract/absences/absences'
import type { Absence, MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { dayOfMonth, toDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { call } from '../app/api/call.ts'

/** A change that an employee makes to the absences of a month. */
export type AbsenceChange = { readonly yearMonth: YearMonth } & (
  | {
      readonly kind: 'book'
      readonly first: Day
      readonly last: Day
      readonly absenceCategory: AbsenceCategory
      readonly fullDay: boolean
    }
  | { readonly kind: 'remove'; readonly absence: Absence }
)

export function sendAbsenceChange(change: AbsenceChange): Promise<MonthAbsences> {
  const params = { yearMonth: change.yearMonth }
  if (change.kind === 'remove') {
    const { id, version, date, fullDay } = change.absence
    const absenceCategory = change.absence.absenceCategory
    return call(removeAbsence, {
      params,
      body: { id, version, dayOfMonth: dayOfMonth(toDay(date)), absenceCategory, fullDay },
    })
  }
  const { first, last, absenceCategory, fullDay } = change
  return first === last
    ? call(bookAbsence, { params, body: { dayOfMonth: dayOfMonth(first), absenceCategory, fullDay } })
    : call(bookAbsences, {
        params,
        body: { startDateOfFirstAbsence: first, startDateOfLastAbsence: last, absenceCategory, fullDay },
      })
}
