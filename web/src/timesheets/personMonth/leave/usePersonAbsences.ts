import { bookAbsenceFor, bookSpecificAbsenceFor, removeAbsenceFor } from '@uurwerk/contract/absences/absences'
import type { Absence, MonthAbsences } from '@uurwerk/contract/absences/absences'
import { dayOfMonth, toDay } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import { warnOfRemovedRecupHolidays } from '../../../app/month/warnOfRemovedRecupHolidays.ts'
import { isFromServer } from '../../../app/api/apiProblem.ts'
import { useAction } from '../../../app/api/useAction.ts'
import * as texts from '../../../texts/texts.ts'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { absenceAgain, type AbsenceOnDay } from './absenceAgain.ts'
import { bookDays, type Booked } from './bookDays.ts'
import { personAbsencesQuery } from '../../../app/month/personMonthQueries.ts'

export type PersonAbsences = {
  /** Books absences of one kind, in the order of their days, and offers to undo this for some seconds. */
  readonly book: (wanted: readonly AbsenceOnDay[]) => Promise<void>
  /** Books absences of one kind without an offer to undo this (see `bookDays`). */
  readonly bookAll: (wanted: readonly AbsenceOnDay[]) => Promise<Booked | null>
  readonly remove: (absence: Absence) => Promise<void>
}

/** The calls with which HR changes a person's absences. Each change can be undone for some seconds. */
export function usePersonAbsences(userId: number, yearMonth: YearMonth): PersonAbsences {
  const client = useQueryClient()
  const params = { userId, yearMonth }
  const keep = {
    meta: { people: [userId] },
    onSuccess: (answer: MonthAbsences) => {
      warnOfRemovedRecupHolidays(answer.removedRecupHolidays, 'hr')
    },
  }
  const byKind = useAction(bookAbsenceFor, keep)
  const byCounter = useAction(bookSpecificAbsenceFor, keep)
  const takeAway = useAction(removeAbsenceFor, keep)

  function place({ day, category, fullDay, counter }: AbsenceOnDay): Promise<MonthAbsences> {
    const length = { dayOfMonth: dayOfMonth(day), fullDay }
    return counter === null
      ? byKind.mutateAsync({ params, body: { ...length, absenceCategory: category } })
      : byCounter.mutateAsync({ params, body: { ...length, vacationCategory: counter } })
  }
  function take(absence: Absence): Promise<MonthAbsences> {
    const { id, version, date, fullDay } = absence
    const absenceCategory = absence.absenceCategory
    return takeAway.mutateAsync({
      params,
      body: { id, version, dayOfMonth: dayOfMonth(toDay(date)), absenceCategory, fullDay },
    })
  }

  const bookAll = (wanted: readonly AbsenceOnDay[]) =>
    bookDays(wanted, {
      // Another user can have booked a half day after the screen loaded the month.
      read: async () => (await client.fetchQuery({ ...personAbsencesQuery(params), staleTime: 0 })).absenceDtos,
      place: async (each) => (await place(each)).absenceDtos,
      take,
    })

  return {
    bookAll,
    book: async (wanted) => {
      const booked = await bookAll(wanted)
      if (booked !== null) showUndo(booked.message, () => undo(booked.takeBack))
    },
    remove: async (absence) => {
      await take(absence)
      showUndo(texts.absences.removed(1), () => undo(() => place(absenceAgain(absence))))
    },
  }
}

/** Runs the calls of an undo. Errors of the server are ignored here, because the red banner already shows them. */
function undo(steps: () => Promise<unknown>): void {
  void steps().catch((error: unknown) => {
    if (!isFromServer(error)) throw error
  })
}
