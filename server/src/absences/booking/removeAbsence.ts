import { absenceToRemove } from '@uurwerk/domain/absences/absenceToRemove'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { absenceDto } from '../absenceDto.ts'
import { listContractMonths } from '../../contracts/months/contractMonthStore.ts'
import { readAbsencesInMonth, type AbsenceRow } from '../absenceStore.ts'
import { closeAbsences } from './closeAbsences.ts'
import { refusalToRemove } from './freezeOn.ts'
import { spanOf, withSickDays } from '../withSickDays.ts'
import { monthAbsences, type MonthAbsencesAnswer } from '../monthAbsences.ts'
import { answerAfterAbsences } from './applyAbsenceSideEffects.ts'

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

/** Removes an absence. The days that the absence used go back to their leave counters (rule absences-47). */
export async function removeAbsence(context: CommandContext, input: AbsenceToRemove): Promise<MonthAbsencesAnswer> {
  const { tx, actor, now } = context
  const { personId, actingAs, yearMonth } = input
  lockPerson(tx, personId)
  const [stored, contracts] = await Promise.all([readAbsencesInMonth(tx, input), listContractMonths(tx, input)])
  const person = orNotFound(stored)
  const absence = findAbsence(withSickDays(person.absences, person, spanOf(yearMonth)), input)
  if (absence === null) throw new RefusalError({ code: 'absence_missing' })
  const { id, day, version } = absence
  await assertVersion(tx, {
    entity: 'absence',
    entityId: id,
    stored: version,
    sent: input.version,
    current: () => absenceDto(absence),
  })
  assertAllowed(refusalToRemove(contracts, actingAs, absence))
  await closeAbsences(tx, { ids: [id], cause: { code: 'absence_removed' }, actorId: actor.personId, now })
  await recordCallerAct(context, {
    action: 'remove absence',
    entity: 'absence',
    entityId: id,
    personId,
    before: { day, category: absence.category, fullDay: absence.fullDay },
  })
  return answerAfterAbsences(context, { personId, actingAs, days: [day] }, () => monthAbsences(tx, input))
}

/** When the request contains no id, the day, the kind and the length identify the absence. */
function findAbsence(absences: readonly AbsenceRow[], input: AbsenceToRemove): AbsenceRow | null {
  if (input.id !== undefined) return absences.find(({ id }) => id === input.id) ?? null
  return absenceToRemove(
    absences.filter(({ day }) => day === input.day),
    input,
  )
}
