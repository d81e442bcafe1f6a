import { warningText } from '@uurwerk/contract/warnings'
import { absenceBookings } from '@uurwerk/domain/absences/absenceBookings'
import type { WantedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { refusalToBookAbsence } from '@uurwerk/domain/absences/refusalToBookAbsence'
import { warningsOnBooking } from '@uurwerk/domain/absences/warningsOnBooking'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { lockPerson } from '../people/lockPersonStore.ts'
import { loadAbsenceFacts, type DaysOfAbsence } from './loadAbsenceFacts.ts'
import { monthAbsences, type MonthAbsencesAnswer } from './monthAbsences.ts'
import { saveBookings } from './saveBookings.ts'
import { settleAbsenceChange } from './settleAbsenceChange.ts'

export type AbsencesToBook = DaysOfAbsence & { readonly wanted: WantedAbsence }

/** Books an absence on all of these days, or on none. */
export async function bookAbsences(writing: Writing, asked: AbsencesToBook): Promise<MonthAbsencesAnswer> {
  const warnings = await placeAbsences(writing, asked)
  return { ...(await monthAbsences(writing.tx, asked)), ...warningText(warnings) }
}

/** The same without the month in its answer. */
export async function placeAbsences(
  writing: Writing,
  { wanted, ...asked }: AbsencesToBook,
): Promise<ReturnType<typeof warningsOnBooking>> {
  const { tx, actor, now } = writing
  const { personId, actingAs, days } = asked
  await lockPerson(tx, personId)
  const facts = await loadAbsenceFacts(tx, asked)
  demand(refusalToBookAbsence(facts, wanted))
  const bookings = found(absenceBookings(facts, wanted))
  await saveBookings(tx, {
    personId,
    actingAs,
    wanted,
    bookings,
    reason: 'afwezigheid geboekt',
    actorId: actor.personId,
    now,
  })
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'book absences',
    entity: 'absence',
    entityId: null,
    personId,
    after: { days, ...wanted },
  })
  await settleAbsenceChange(writing, asked)
  return warningsOnBooking(facts, wanted)
}
