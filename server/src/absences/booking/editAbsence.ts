import type { Cause } from '@uurwerk/domain/people/cause'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { absenceBookings } from '@uurwerk/domain/absences/booking/absenceBookings'
import { counterToKeep } from '@uurwerk/domain/absences/counters/counterToKeep'
import { convertedSickness } from '@uurwerk/domain/absences/refusalToConvertSickness'
import { refusalToBookAbsence } from '@uurwerk/domain/absences/booking/refusalToBookAbsence'
import { warningsOnBooking } from '@uurwerk/domain/absences/booking/warningsOnBooking'
import { warningText } from '@uurwerk/contract/planning/warnings'
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
import { convertSickness } from './convertSickness.ts'
import { refusalToRemove } from './freezeOn.ts'
import { loadAbsenceFacts } from '../loadAbsenceMonth.ts'
import { monthAbsences, type MonthAbsencesAnswer } from '../monthAbsences.ts'
import { saveBookings } from './bookAbsences.ts'
import { applyAbsenceSideEffects } from './applyAbsenceSideEffects.ts'

export type AbsenceToEdit = {
  readonly personId: number
  readonly yearMonth: YearMonth
  readonly id: number
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly version?: number | undefined
}

/**
 * Edits an absence as HR. `convertSickness` does the change between sickness with and without a certificate (rule
 * absences-47).
 */
export async function editAbsence(context: CommandContext, input: AbsenceToEdit): Promise<MonthAbsencesAnswer> {
  const { tx } = context
  lockPerson(tx, input.personId)
  const [stored, contracts] = await Promise.all([readAbsencesInMonth(tx, input), listContractMonths(tx, input)])
  const { absences } = orNotFound(stored)
  const absence = absences.find(({ id }) => id === input.id)
  if (absence === undefined) throw new RefusalError({ code: 'absence_missing' })
  await assertVersion(tx, {
    entity: 'absence',
    entityId: absence.id,
    stored: absence.version,
    sent: input.version,
    current: () => absenceDto(absence),
  })
  const refusal = refusalToRemove(contracts, 'hr', absence)
  const warned = await change(context, input, { absence, refusal })
  return { ...(await monthAbsences(tx, { ...input, actingAs: 'hr' })), ...warned }
}

type AbsenceToChange = {
  readonly absence: AbsenceRow
  readonly refusal: ReturnType<typeof refusalToRemove>
}

async function change(context: CommandContext, input: AbsenceToEdit, { absence, refusal }: AbsenceToChange) {
  const { category, fullDay } = input
  const isConversion = convertedSickness(absence.category) === category
  if (absence.category === category && absence.fullDay === fullDay) return {}
  if (isConversion) return convertSickness(context, { personId: input.personId, absence })
  assertAllowed(refusal)
  return rebook(context, input, absence)
}

/**
 * The old absence is closed first. The check of the new absence then finds the days of the old absence in the leave
 * counter.
 */
async function rebook(context: CommandContext, input: AbsenceToEdit, absence: AbsenceRow) {
  const { tx, actor, now } = context
  const { personId, yearMonth, category, fullDay } = input
  const cause: Cause = { code: 'absence_edited' }
  await closeAbsences(tx, { ids: [absence.id], cause, actorId: actor.personId, now })
  const days = [absence.day]
  const facts = await loadAbsenceFacts(tx, { personId, actingAs: 'hr', yearMonth, days })
  const wanted = { category, fullDay, counter: counterToKeep(facts.left, absence, input) }
  assertAllowed(refusalToBookAbsence(facts, wanted))
  const bookings = orNotFound(absenceBookings(facts, wanted))
  await saveBookings(tx, { personId, actingAs: 'hr', wanted, bookings, cause, actorId: actor.personId, now })
  await recordCallerAct(context, {
    action: 'edit absence',
    entity: 'absence',
    entityId: absence.id,
    personId,
    before: { day: absence.day, category: absence.category, fullDay: absence.fullDay },
    after: { day: absence.day, category, fullDay },
  })
  await applyAbsenceSideEffects(context, { personId, actingAs: 'hr', days })
  return warningText(warningsOnBooking(facts, wanted), 'hr')
}
