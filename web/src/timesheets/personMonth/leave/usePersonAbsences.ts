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
import { writtenDay } from '../../../ui/written/writtenDay.ts'
import { absenceAgain } from './absenceAgain.ts'
import type { AbsenceOnDay } from './absenceAgain.ts'
import { personAbsencesQuery } from '../../../app/month/personMonthQueries.ts'

/** The absences that were booked, as a sentence, and the function that removes them again. */
export type Booked = { readonly message: string; readonly takeBack: () => Promise<void> }

export type PersonAbsences = {
  /** Books absences of one kind, in the order of their days, and offers to undo this for some seconds. */
  readonly book: (wanted: readonly AbsenceOnDay[]) => Promise<void>
  /** Books absences of one kind, in the order of their days. Null when the list has no day. */
  readonly bookAll: (wanted: readonly AbsenceOnDay[]) => Promise<Booked | null>
  readonly remove: (absence: Absence) => Promise<void>
}

/** The calls with which HR changes a person's absences. Each change can be undone for some seconds. */
export function usePersonAbsences(userId: number, yearMonth: YearMonth): PersonAbsences {
  const client = useQueryClient()
  const params = { userId, yearMonth }
  const { queryKey } = personAbsencesQuery(params)
  const keep = {
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

  async function bookAll(wanted: readonly AbsenceOnDay[]): Promise<Booked | null> {
    const before = client.getQueryData(queryKey)?.absenceDtos ?? []
    let after = before
    for (const each of wanted) after = (await place(each)).absenceDtos
    if (wanted.length === 0) return null
    const { booked, replaced, message } = changeOf(wanted, { before, after })
    return {
      message,
      takeBack: async () => {
        for (const absence of booked) await take(absence)
        for (const absence of replaced) await place(absenceAgain(absence))
      },
    }
  }

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

type Month = { readonly before: readonly Absence[]; readonly after: readonly Absence[] }

/** The absences that a booking added to the month, the absences that it replaced, and the sentence about it. */
function changeOf(wanted: readonly AbsenceOnDay[], { before, after }: Month) {
  const onDay = ({ date }: Absence) => wanted.some(({ day }) => day === date)
  const booked = after.filter((absence) => onDay(absence) && !before.some(({ id }) => id === absence.id))
  const replaced = before.filter((absence) => onDay(absence) && !after.some(({ id }) => id === absence.id))
  const [first, last] = [wanted[0]!, wanted.at(-1)!]
  const days = first === last ? writtenDay(first.day) : `${writtenDay(first.day)} – ${writtenDay(last.day)}`
  const title = booked[0]?.title ?? texts.personMonth.kinds[first.category]
  return { booked, replaced, message: texts.absences.booked(title, days) }
}

/** Runs the calls of an undo. Errors of the server are ignored here, because the red banner already shows them. */
function undo(steps: () => Promise<unknown>): void {
  void steps().catch((error: unknown) => {
    if (!isFromServer(error)) throw error
  })
}
