import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { absenceBookings } from '@uurwerk/domain/absences/absenceBookings'
import { counterToKeep } from '@uurwerk/domain/absences/counterToKeep'
import { convertedSickness } from '@uurwerk/domain/absences/refusalToConvertSickness'
import { refusalToBookAbsence } from '@uurwerk/domain/absences/refusalToBookAbsence'
import { refusalToRemoveAbsence } from '@uurwerk/domain/absences/refusalToRemoveAbsence'
import { warningsOnBooking } from '@uurwerk/domain/absences/warningsOnBooking'
import { warningText } from '@uurwerk/contract/warnings'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { demandVersion } from '../audit/demandVersion.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found, Refused } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { lockPerson } from '../people/lockPersonStore.ts'
import { absenceDto } from './absenceDto.ts'
import { selectMonthAbsences, type AbsenceRow } from './absenceStore.ts'
import { closeAbsences } from './closeAbsences.ts'
import { convertSickness } from './convertSickness.ts'
import { freezeOn } from './freezeOn.ts'
import { loadAbsenceFacts } from './loadAbsenceFacts.ts'
import { monthAbsences, type MonthAbsencesAnswer } from './monthAbsences.ts'
import { saveBookings } from './saveBookings.ts'
import { settleAbsenceChange } from './settleAbsenceChange.ts'

export type AbsenceToEdit = {
  readonly personId: number
  readonly yearMonth: YearMonth
  readonly id: number
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly version?: number | undefined
}

/** HR makes another absence of one; sickness only gets or loses its certificate. */
export async function editAbsence(writing: Writing, asked: AbsenceToEdit): Promise<MonthAbsencesAnswer> {
  const { tx } = writing
  await lockPerson(tx, asked.personId)
  const { absences, contracts } = found(await selectMonthAbsences(tx, asked))
  const absence = absences.find(({ id }) => id === asked.id)
  if (absence === undefined) throw new Refused({ code: 'absence_missing' })
  await demandVersion(tx, {
    entity: 'absence',
    entityId: absence.id,
    stored: absence.version,
    sent: asked.version,
    current: () => absenceDto(absence),
  })
  const freeze = freezeOn(contracts, 'hr', absence.day)
  const warned = await change(writing, asked, { absence, freeze })
  return { ...(await monthAbsences(tx, { ...asked, actingAs: 'hr' })), ...warned }
}

type Standing = {
  readonly absence: AbsenceRow
  readonly freeze: ReturnType<typeof freezeOn>
}

async function change(writing: Writing, asked: AbsenceToEdit, { absence, freeze }: Standing) {
  const { category, fullDay } = asked
  const isConversion = convertedSickness(absence.category) === category
  if (absence.category === category && absence.fullDay === fullDay) return {}
  if (isConversion) return convertSickness(writing, { personId: asked.personId, absence })
  demand(refusalToRemoveAbsence({ actingAs: 'hr', freeze }, absence))
  return rebook(writing, asked, absence)
}

/** The old absence goes, with what it took, before it is looked at whether the new one fits. */
async function rebook(writing: Writing, asked: AbsenceToEdit, absence: AbsenceRow) {
  const { tx, actor, now } = writing
  const { personId, yearMonth, category, fullDay } = asked
  const reason = 'afwezigheid gewijzigd'
  await closeAbsences(tx, { ids: [absence.id], reason, actorId: actor.personId, now })
  const days = [absence.day]
  const facts = await loadAbsenceFacts(tx, { personId, actingAs: 'hr', yearMonth, days })
  const wanted = { category, fullDay, counter: counterToKeep(facts.left, absence, asked) }
  demand(refusalToBookAbsence(facts, wanted))
  const bookings = found(absenceBookings(facts, wanted))
  await saveBookings(tx, { personId, actingAs: 'hr', wanted, bookings, reason, actorId: actor.personId, now })
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'edit absence',
    entity: 'absence',
    entityId: absence.id,
    personId,
    before: { day: absence.day, category: absence.category, fullDay: absence.fullDay },
    after: { day: absence.day, category, fullDay },
  })
  await settleAbsenceChange(writing, { personId, actingAs: 'hr', days })
  return warningText(warningsOnBooking(facts, wanted))
}
