import { bookAbsence, bookAbsences, removeAbsence } from '@uurwerk/contract/absences/absences'
import type { Absence, MonthAbsences } from '@uurwerk/contract/absences/absences'
import { employeeCategories, type AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { absenceTypeOf } from '@uurwerk/domain/absences/absenceType'
import { dayOfMonth, eachDay, toDay, type Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import type { ActToQueue } from '../app/api/outbox/queuedAct.ts'
import { useMonthChange } from '../app/month/useMonthChange.ts'
import * as texts from '../texts/texts.ts'
import { showNote } from '../ui/toast/showNote.tsx'
import { showUndo } from '../ui/toast/showUndo.tsx'
import { formatDays } from '../ui/format/formatDays.ts'
import { monthAbsencesQuery } from './queries.ts'

type Range = { readonly first: Day; readonly last: Day }

export type LeaveOfDay = { readonly absenceCategory: AbsenceCategory; readonly fullDay: boolean }

type AbsenceToRemove = Pick<Absence, 'id' | 'version' | 'date' | 'fullDay'>

export type AbsenceChange = { readonly yearMonth: YearMonth } & (
  | {
      readonly kind: 'book'
      readonly first: Day
      readonly last: Day
      readonly absenceCategory: AbsenceCategory
      readonly fullDay: boolean
    }
  | { readonly kind: 'remove'; readonly absence: AbsenceToRemove }
)

export type Absences = ReturnType<typeof useAbsences>

/** The screen shows the result at once, and the employee can undo an action for some seconds. */
export function useAbsences(yearMonth: YearMonth) {
  const client = useQueryClient()
  const { act, underWay } = useMonthChange<AbsenceChange, MonthAbsences>({
    kind: 'absences',
    actOf: actOfAbsence,
  })
  const inRange = ({ date }: Absence, { first, last }: Range) => date >= first && date <= last

  async function book(range: Range, leave: LeaveOfDay) {
    const before = client.getQueryData(monthAbsencesQuery(yearMonth).queryKey)?.absenceDtos ?? []
    const answer = (await act([{ yearMonth, kind: 'book', ...range, ...leave }]))?.at(-1)
    if (answer === undefined) return
    const isIn = (absences: readonly Absence[], { id }: Absence) => absences.some((other) => other.id === id)
    const booked = answer.absenceDtos.filter((absence) => inRange(absence, range) && !isIn(before, absence))
    const replaced = before.filter((absence) => inRange(absence, range) && !isIn(answer.absenceDtos, absence))
    const back: AbsenceChange[] = booked.map((absence) => ({ yearMonth, kind: 'remove', absence }))
    const [title = ''] = booked.map((absence) => absence.title)
    offerUndo(texts.absences.booked(title, formatDays(range)), back, replaced)
  }

  async function remove(absences: readonly Absence[]) {
    const answers = await act(absences.map((absence) => ({ yearMonth, kind: 'remove', absence })))
    if (answers !== null) offerUndo(texts.absences.removed(absences.length), [], absences)
  }

  /** An absence that only HR can enter gets no undo, because the employee could not book it again. */
  function offerUndo(message: string, back: readonly AbsenceChange[], again: readonly Absence[]): void {
    if (!again.every((absence) => employeeCategories.includes(absence.absenceCategory)))
      return showNote(`${message} ${texts.absences.onlyHrRestores}`)
    showUndo(message, () => void act([...back, ...again.map((absence) => bookingAgain(yearMonth, absence))]))
  }

  return { book, remove, underWay }
}

function bookingAgain(yearMonth: YearMonth, absence: Absence): AbsenceChange {
  const day = absence.date
  const { fullDay } = absence
  return { yearMonth, kind: 'book', first: day, last: day, absenceCategory: absence.absenceCategory, fullDay }
}

/**
 * Converts a change of absences to a request that may wait in the browser (rule offline-7). The server finds an absence
 * by its id. The kind of absence in a removal therefore does not matter, and is always vacation.
 */
function actOfAbsence(change: AbsenceChange): ActToQueue {
  const params = { yearMonth: change.yearMonth }
  if (change.kind === 'remove') {
    const { id, version, date, fullDay } = change.absence
    const body = { id, version, dayOfMonth: dayOfMonth(toDay(date)), absenceCategory: 'VACATION', fullDay }
    return {
      kind: 'absences',
      change: { yearMonth: change.yearMonth, kind: 'remove', absence: { id } },
      endpoint: removeAbsence,
      input: { params, body },
      title: texts.outbox.removeAbsence(formatDays({ first: toDay(date) })),
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
      formatDays({ first, last }),
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
