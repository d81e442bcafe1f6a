import type { Cause } from '@uurwerk/domain/people/cause'
import { absenceBookings } from '@uurwerk/domain/absences/booking/absenceBookings'
import { refusalToBookAbsence } from '@uurwerk/domain/absences/booking/refusalToBookAbsence'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { refreshStoredMonths } from '../balances/months/refreshStoredMonths.ts'
import type { CommandContext } from '../app/context.ts'
import { loadAbsenceFacts } from './loadAbsenceMonth.ts'
import type { RemovedRecupHoliday } from './removedRecupHolidayStore.ts'
import { saveBookings } from './booking/bookAbsences.ts'

type Input = {
  readonly personId: number
  readonly actingAs: ActingAs
  readonly removed: readonly RemovedRecupHoliday[]
  readonly cause: Cause
}

/**
 * Books removed 'Feestdag recup' again. Returns the days that a rule refuses, or that would replace half a day of
 * absence (rule timesheets-63).
 */
export async function restoreRecupHolidays(context: CommandContext, input: Input): Promise<Day[]> {
  const restored: Day[] = []
  const refused: Day[] = []
  // Books the days one after the other, because each booking changes the leave counters that the check of the next
  // booking reads.
  for (const absence of input.removed) {
    const days = (await restore(context, input, absence)) ? restored : refused
    days.push(absence.day)
  }
  if (restored.length > 0) await settle(context, input, restored)
  return refused
}

async function restore(
  { tx, actor, now }: CommandContext,
  { personId, actingAs, cause }: Input,
  { day, fullDay, editedByAdmin }: RemovedRecupHoliday,
): Promise<boolean> {
  const wanted = { category: 'RECUPERATION_HOLIDAY', fullDay, counter: null } as const
  const facts = await loadAbsenceFacts(tx, { personId, actingAs, yearMonth: monthOf(day), days: [day] })
  if (refusalToBookAbsence(facts, wanted) !== null) return false
  const bookings = absenceBookings(facts, wanted)
  if (bookings === null || bookings.some(({ replaced }) => replaced.length > 0)) return false
  const bookedBy = editedByAdmin ? 'hr' : 'employee'
  await saveBookings(tx, { personId, actingAs: bookedBy, wanted, bookings, cause, actorId: actor.personId, now })
  return true
}

async function settle(context: CommandContext, { personId }: Input, days: readonly Day[]): Promise<void> {
  const { tx, now } = context
  await recordCallerAct(context, {
    action: 'restore recup holidays',
    entity: 'absence',
    entityId: null,
    personId,
    after: { days },
  })
  await refreshStoredMonths(tx, { personId, days, now })
}
