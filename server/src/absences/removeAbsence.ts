import { absenceToRemove } from '@uurwerk/domain/absences/absenceToRemove'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { refusalToRemoveAbsence } from '@uurwerk/domain/absences/refusalToRemoveAbsence'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { demandVersion } from '../audit/demandVersion.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found, Refused } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { lockPerson } from '../people/lockPersonStore.ts'
import { absenceDto } from './absenceDto.ts'
import { selectMonthAbsences, type AbsenceRow } from './absenceStore.ts'
import { closeAbsences } from './closeAbsences.ts'
import { freezeOn } from './freezeOn.ts'
import { monthAbsences, type MonthAbsencesAnswer } from './monthAbsences.ts'
import { settleAbsenceChange } from './settleAbsenceChange.ts'

export type AbsenceToRemove = {
  readonly personId: number
  readonly actingAs: ActingAs
  readonly yearMonth: YearMonth
  readonly day: Day
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly id?: number | undefined
  readonly version?: number | undefined
}

/** Takes an absence away and gives its counters back. */
export async function removeAbsence(writing: Writing, asked: AbsenceToRemove): Promise<MonthAbsencesAnswer> {
  const { tx, actor, now } = writing
  const { personId, actingAs } = asked
  await lockPerson(tx, personId)
  const { absences, contracts } = found(await selectMonthAbsences(tx, asked))
  const absence = absenceAsked(absences, asked)
  if (absence === null) throw new Refused({ code: 'absence_missing' })
  const { id, day, version } = absence
  await demandVersion(tx, {
    entity: 'absence',
    entityId: id,
    stored: version,
    sent: asked.version,
    current: () => absenceDto(absence),
  })
  demand(refusalToRemoveAbsence({ actingAs, freeze: freezeOn(contracts, actingAs, day) }, absence))
  await closeAbsences(tx, { ids: [id], reason: 'afwezigheid verwijderd', actorId: actor.personId, now })
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'remove absence',
    entity: 'absence',
    entityId: id,
    personId,
    before: { day, category: absence.category, fullDay: absence.fullDay },
  })
  await settleAbsenceChange(writing, { personId, actingAs, days: [day] })
  return monthAbsences(tx, asked)
}

/** By its id where the request has one, else by its day, kind and length. */
function absenceAsked(absences: readonly AbsenceRow[], asked: AbsenceToRemove): AbsenceRow | null {
  if (asked.id !== undefined) return absences.find(({ id }) => id === asked.id) ?? null
  return absenceToRemove(
    absences.filter(({ day }) => day === asked.day),
    asked,
  )
}
