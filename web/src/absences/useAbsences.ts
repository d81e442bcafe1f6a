import type { Absence, MonthAbsences } from '@uurwerk/contract/absences/absences'
import { employeeCategories, type AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import { useMonthChange } from '../app/month/useMonthChange.ts'
import * as texts from '../texts/texts.ts'
import { showNote } from '../ui/toast/showNote.tsx'
import { showUndo } from '../ui/toast/showUndo.tsx'
import { writtenDays } from '../ui/written/writtenDays.ts'
import type { AbsenceChange } from './absenceChange.ts'
import { monthAbsencesQuery } from './queries.ts'

type Range = { readonly first: Day; readonly last: Day }

/** The absence that is booked on each day of a selection. */
export type LeaveOfDay = { readonly absenceCategory: AbsenceCategory; readonly fullDay: boolean }

export type Absences = ReturnType<typeof useAbsences>

/**
 * The employee's actions on absences. The screen shows the result at once, and the employee can undo an action for some
 * seconds.
 */
export function useAbsences(yearMonth: YearMonth) {
  const client = useQueryClient()
  const { act, underWay } = useMonthChange<AbsenceChange, MonthAbsences>({
    kind: 'absences',
    // The code for changes is loaded at the first change, so that the calendar opens faster.
    queue: async (change) => (await import('./actOfAbsence.ts')).actOfAbsence(change),
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
    offerUndo(texts.absences.booked(title, writtenDays(range)), back, replaced)
  }

  async function remove(absences: readonly Absence[]) {
    const answers = await act(absences.map((absence) => ({ yearMonth, kind: 'remove', absence })))
    if (answers !== null) offerUndo(texts.absences.removed(absences.length), [], absences)
  }

  /**
   * HR can enter kinds of absence that an employee cannot book. The employee could not book such an absence again, so
   * the screen offers no undo.
   */
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
