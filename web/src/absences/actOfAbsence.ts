import { bookAbsence, bookAbsences, removeAbsence } from '@uurwerk/contract/absences/absences'
import { absenceTypeOf } from '@uurwerk/domain/absences/absenceType'
import { dayOfMonth, eachDay, toDay } from '@uurwerk/domain/time/day'
import type { ActToQueue } from '../app/api/outbox/queuedAct.ts'
import * as texts from '../texts/texts.ts'
import { writtenDays } from '../ui/written/writtenDays.ts'
import type { AbsenceChange } from './absenceChange.ts'

/**
 * Converts a change to an action that may wait in the browser (rule offline-7). An employee cannot book sickness. The
 * waiting removal of an absence has no kind of absence, because the server finds the absence by its id.
 */
export function actOfAbsence(change: AbsenceChange): ActToQueue {
  const params = { yearMonth: change.yearMonth }
  if (change.kind === 'remove') {
    const { id, version, date, fullDay } = change.absence
    const body = { id, version, dayOfMonth: dayOfMonth(toDay(date)), absenceCategory: 'VACATION', fullDay }
    return {
      kind: 'absences',
      change: { yearMonth: change.yearMonth, kind: 'remove', absence: { id } },
      endpoint: removeAbsence,
      input: { params, body },
      title: texts.outbox.removeAbsence(writtenDays({ first: toDay(date) })),
      days: [date],
      records: [`absence ${id}`],
    }
  }
  const { first, last, absenceCategory, fullDay } = change
  const booked = { absenceCategory, fullDay }
  const shared = {
    kind: 'absences',
    change,
    title: texts.outbox.book(
      absenceTypeOf(absenceCategory, fullDay, null).userReadableFormat,
      writtenDays({ first, last }),
    ),
    days: eachDay(first, last),
    records: [],
  } as const
  return first === last
    ? { ...shared, endpoint: bookAbsence, input: { params, body: { dayOfMonth: dayOfMonth(first), ...booked } } }
    : {
        ...shared,
        endpoint: bookAbsences,
        input: { params, body: { startDateOfFirstAbsence: first, startDateOfLastAbsence: last, ...booked } },
      }
}
