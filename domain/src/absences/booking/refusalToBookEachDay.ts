import { seconds, sumSeconds } from '../../money/seconds.ts'
import type { Day } from '../../time/day.ts'
import type { AbsenceFacts, WantedAbsence } from '../absenceFacts.ts'
import { absenceFactsOn, type AbsenceMonthFacts } from '../absenceMonthFacts.ts'
import { countersAfter } from '../counters/consumeCounters.ts'
import { absenceBookings, leftWithReplaced } from './absenceBookings.ts'
import { refusalToBookAbsence, type AbsenceRefusal } from './refusalToBookAbsence.ts'

/**
 * The reason why HR cannot book an absence on several days with one request for each day. It is the refusal of the
 * first refused day (rule team-52). Each day can use only the counters and the recuperation that remain after the days
 * before it.
 */
export function refusalToBookEachDay(
  facts: AbsenceMonthFacts,
  days: readonly Day[],
  wanted: WantedAbsence,
): AbsenceRefusal | null {
  if (days.length === 0) return refusalToBookAbsence(absenceFactsOn(facts, []), wanted)
  let before = facts
  for (const day of days) {
    const onDay = absenceFactsOn(before, [day])
    const refusal = refusalToBookAbsence(onDay, wanted)
    if (refusal !== null) return refusal
    before = { ...before, ...balancesAfter(onDay, wanted) }
  }
  return null
}

function balancesAfter(facts: AbsenceFacts, wanted: WantedAbsence): Pick<AbsenceFacts, 'left' | 'recuperation'> {
  const { taken, lowest, isCompleted, ...recuperation } = facts.recuperation
  const bookings = absenceBookings(facts, wanted) ?? []
  const replaced = bookings.flatMap((booking) => booking.replaced)
  const booked = sumSeconds(bookings.map((booking) => booking.seconds))
  const givenBack = sumSeconds(
    replaced.filter(({ category }) => category === 'RECUPERATION').map((absence) => absence.seconds),
  )
  const used = (wanted.category === 'RECUPERATION' ? booked : 0) - givenBack
  const earned = isCompleted ? booked - sumSeconds(replaced.map((absence) => absence.seconds)) : 0
  return {
    left: countersAfter(
      leftWithReplaced(facts, wanted.fullDay),
      bookings.flatMap(({ uses }) => uses),
    ),
    recuperation: {
      ...recuperation,
      taken: seconds(taken + used),
      lowest: seconds(lowest - used + earned),
      isCompleted,
    },
  }
}
