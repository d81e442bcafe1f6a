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
import { formatDay } from '../../../ui/format/formatDay.ts'
import { absenceAgain, type AbsenceOnDay } from './absenceAgain.ts'
import { personAbsencesQuery } from '../../../app/month/personMonthQueries.ts'

export type PersonAbsences = {
  /** Books absences of one kind, in the order of their days. For some seconds, HR can undo the booking. */
  readonly book: (wanted: readonly AbsenceOnDay[]) => Promise<void>
  /** Books like `book`, but offers no undo: the caller gets the function that undoes the booking. */
  readonly bookAll: (wanted: readonly AbsenceOnDay[]) => Promise<BookedAbsences | null>
  readonly remove: (absence: Absence) => Promise<void>
}

/** The requests with which HR changes a person's absences. HR can undo each change for some seconds. */
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
      // The absences are read again, because another user can have booked a half day after the screen loaded the month.
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

/** Runs the requests of an undo. A failure is ignored here, because the red banner already shows it. */
function undo(steps: () => Promise<unknown>): void {
  void steps().catch((error: unknown) => {
    if (!isFromServer(error)) throw error
  })
}

/** A sentence about the absences that were booked, and the function that removes these absences. */
export type BookedAbsences = { readonly message: string; readonly takeBack: () => Promise<void> }

type Absences = readonly Absence[]

type Calls = {
  readonly read: () => Promise<Absences>
  readonly place: (wanted: AbsenceOnDay) => Promise<Absences>
  readonly take: (absence: Absence) => Promise<unknown>
}

/**
 * Books the absences in the order of the days, until the server refuses a day. The absences on the days before it stay
 * booked. `takeBack` removes only the absences that this call booked, and books the absences that they replaced again.
 * A comparison of the answers shows which absences these are (rule team-53). Returns null when there are no days.
 */
export async function bookDays(
  wanted: readonly AbsenceOnDay[],
  { read, place, take }: Calls,
): Promise<BookedAbsences | null> {
  if (wanted.length === 0) return null
  const booked: Absence[] = []
  const replaced: Absence[] = []
  const done: AbsenceOnDay[] = []
  let before = await read()
  for (const each of wanted) {
    try {
      const after = await place(each)
      booked.push(...onlyIn(after, before, each))
      replaced.push(...onlyIn(before, after, each))
      before = after
      done.push(each)
    } catch (error) {
      if (done.length === 0 || !isFromServer(error)) throw error
      break
    }
  }
  return {
    message: inWords(done, booked),
    takeBack: async () => {
      for (const absence of booked) await take(absence)
      for (const absence of replaced) await place(absenceAgain(absence))
    },
  }
}

const onlyIn = (month: Absences, other: Absences, { day }: AbsenceOnDay): Absences =>
  month.filter(({ id, date }) => date === day && !other.some((absence) => absence.id === id))

function inWords(done: readonly AbsenceOnDay[], booked: Absences): string {
  const [first, last] = [done[0]!, done.at(-1)!]
  const days = first === last ? formatDay(first.day) : `${formatDay(first.day)} – ${formatDay(last.day)}`
  return texts.absences.booked(booked[0]?.title ?? texts.personMonth.kinds[first.category], days)
}
