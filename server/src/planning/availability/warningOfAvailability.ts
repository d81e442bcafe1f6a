import type { PlanningWarning } from '@uurwerk/contract/planning/warnings'
import { unavailableDayOf } from '@uurwerk/domain/planning/availability/availability'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { addDays } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import type { Table } from '../shifts/tableOf.ts'
import { readAvailability } from './availabilityStore.ts'
import { clockShiftOf, NO_AVAILABILITY, availabilityByPerson, type StoredAvailability } from './availabilityByPerson.ts'

type OfTable = Pick<Table, 'personId' | 'actingAs'>

/**
 * The warning to HR about planned shifts on days that the person marked as not available; null when there are no such
 * shifts. HR may plan these shifts. An employee gets no warning about the employee's own marks (rule availability-5).
 */
export async function warningOfAvailability(
  db: Database,
  { personId, actingAs }: OfTable,
  shifts: readonly ShiftTimes[],
): Promise<PlanningWarning | null> {
  const days = shifts.map((shift) => clockShiftOf(shift).day).toSorted()
  const [first, last] = [days.at(0), days.at(-1)]
  if (actingAs !== 'hr' || first === undefined || last === undefined) return null
  const rows = await readAvailability(db, [personId], { from: addDays(first, -1), to: addDays(last, 1) })
  return warningOfUnavailableDays(availabilityByPerson(rows).get(personId) ?? NO_AVAILABILITY, shifts)
}

/** The warning about shifts on days that a person marked as not available; null when no such shift exists. */
export function warningOfUnavailableDays(
  availability: StoredAvailability,
  shifts: readonly ShiftTimes[],
): PlanningWarning | null {
  const days = shifts.map((shift) => unavailableDayOf(clockShiftOf(shift), availability)).filter((day) => day !== null)
  return days.length === 0 ? null : { code: 'not_available', days: [...new Set(days)] }
}
