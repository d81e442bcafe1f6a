import { warningText } from '@uurwerk/contract/planning/warnings'
import { absenceBookings } from '@uurwerk/domain/absences/absenceBookings'
import type { WantedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { refusalToBookAbsence } from '@uurwerk/domain/absences/refusalToBookAbsence'
import { warningsOnBooking } from '@uurwerk/domain/absences/warningsOnBooking'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { loadAbsenceFacts, type DaysOfAbsence } from '../loadAbsenceMonth.ts'
import { monthAbsences, type MonthAbsencesAnswer } from '../monthAbsences.ts'
import { saveBookings } from './saveBookings.ts'
import { answerAfterAbsences } from './applyAbsenceSideEffects.ts'

export type AbsencesToBook = DaysOfAbsence & { readonly wanted: WantedAbsence }

/** Books an absence, and returns the month after the booking. */
export const bookAbsences = (context: CommandContext, input: AbsencesToBook): Promise<MonthAbsencesAnswer> =>
  placeAbsences(context, input, () => monthAbsences(context.tx, input))

/**
 * Books an absence on all given days, or on none of them when one day is refused. `readAnswer` reads the answer after
 * the booking.
 */
export async function placeAbsences<Answer extends object>(
  context: CommandContext,
  { wanted, ...input }: AbsencesToBook,
  readAnswer: () => Promise<Answer>,
) {
  const { tx, actor, now } = context
  const { personId, actingAs, days } = input
  lockPerson(tx, personId)
  const facts = await loadAbsenceFacts(tx, input)
  assertAllowed(refusalToBookAbsence(facts, wanted))
  const bookings = orNotFound(absenceBookings(facts, wanted))
  await saveBookings(tx, {
    personId,
    actingAs,
    wanted,
    bookings,
    cause: { code: 'absence_booked' },
    actorId: actor.personId,
    now,
  })
  await recordCallerAct(context, {
    action: 'book absences',
    entity: 'absence',
    entityId: null,
    personId,
    after: { days, ...wanted },
  })
  const answer = await answerAfterAbsences(context, input, readAnswer)
  return { ...answer, ...warningText(warningsOnBooking(facts, wanted), actingAs) }
}
