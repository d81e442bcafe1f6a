import type { Absence } from '@uurwerk/contract/absences/absences'
import { isFromServer } from '../../../app/api/apiProblem.ts'
import * as texts from '../../../texts/texts.ts'
import { writtenDay } from '../../../ui/written/writtenDay.ts'
import { absenceAgain, type AbsenceOnDay } from './absenceAgain.ts'

/** The absences that were booked, as a sentence, and the function that removes them again. */
export type Booked = { readonly message: string; readonly takeBack: () => Promise<void> }

type Absences = readonly Absence[]

type Calls = {
  /** Reads the absences of the month from the server. */
  readonly read: () => Promise<Absences>
  /** Books an absence, and returns the absences of the month. */
  readonly place: (wanted: AbsenceOnDay) => Promise<Absences>
  readonly take: (absence: Absence) => Promise<unknown>
}

/**
 * Books absences in the order of their days, until the server refuses a day. The days before the refused day stay
 * booked and can be undone; the red banner shows the refusal. Each answer is compared with the answer before it, so
 * that `takeBack` removes only what these calls booked (rule team-22). Null when the list has no day.
 */
export async function bookDays(wanted: readonly AbsenceOnDay[], { read, place, take }: Calls): Promise<Booked | null> {
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
  const days = first === last ? writtenDay(first.day) : `${writtenDay(first.day)} – ${writtenDay(last.day)}`
  return texts.absences.booked(booked[0]?.title ?? texts.personMonth.kinds[first.category], days)
}
