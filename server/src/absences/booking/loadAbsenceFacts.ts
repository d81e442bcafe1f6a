import type { AbsenceDay, AbsenceFacts, BookedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { halfDayCanBeRecuperated } from '@uurwerk/domain/absences/counters/halfDayCanBeRecuperated'
import { sickDaysWithoutCertificate } from '@uurwerk/domain/balances/absenceCounter'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { seconds } from '@uurwerk/domain/money/seconds'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { isOnProlongedSickLeave } from '@uurwerk/domain/people/employment/isOnProlongedSickLeave'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, yearOfMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { storedMonthOf } from '../../balances/months/balanceOfMonth.ts'
import { selectUses, type AbsenceUse } from '../../balances/counterStore.ts'
import { loadMonthFacts } from '../../balances/months/loadMonthFacts.ts'
import { readRecuperationLeft } from '../../balances/recup/readRecuperationLeft.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { selectMonthAbsences, type AbsenceRow } from '../absenceStore.ts'
import { freezeOn } from './freezeOn.ts'
import { selectShiftDays } from './shiftDayStore.ts'

export type DaysOfAbsence = {
  readonly personId: number
  readonly actingAs: ActingAs
  readonly yearMonth: YearMonth
  /** All these days are in the month `yearMonth`. */
  readonly days: readonly Day[]
}

/**
 * Reads all facts that decide whether absences can be booked on these days. The caller must lock the person first (rule
 * balances-40).
 */
export async function loadAbsenceFacts(
  tx: Tx,
  { personId, actingAs, yearMonth, days }: DaysOfAbsence,
): Promise<AbsenceFacts> {
  const month = orNotFound(await loadMonthFacts(tx, { personId, first: yearMonth, last: yearMonth }))
  const { absences, contracts, employment, prolonged_sick_leaves } = orNotFound(
    await selectMonthAbsences(tx, { personId, yearMonth }),
  )
  const uses = await selectUses(
    tx,
    absences.map(({ id }) => id),
  )
  const shifts = await selectShiftDays(tx, { personId, from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) })
  const recuperation = await readRecuperationLeft(tx, { personId, yearMonth })
  // When the balance of the month is stored, the length of a sick day that is stored with the month is used, not
  // today's length.
  const sickDaySeconds = storedMonthOf(month, yearMonth)?.madeWith.sickDaySeconds ?? seconds(month.sick_day_seconds)
  const dayFacts = (day: Day): AbsenceDay => ({
    day,
    isHoliday: holidayOn(day, month.extra_holidays) !== null,
    isEmployed: containsDay(employment, day),
    onProlongedSickLeave: isOnProlongedSickLeave(prolonged_sick_leaves, day),
    freeze: freezeOn(contracts, actingAs, day),
    shiftSeconds: shifts.get(day) ?? null,
    absences: absences.filter((absence) => absence.day === day).map((absence) => bookedAbsence(absence, uses)),
  })
  return {
    actingAs,
    kind: month.kind,
    vacationApproved: month.vacation_approved,
    sickDaySeconds,
    left: { SICK_LEAVE_NO_CERTIFICATE: sickDaysWithoutCertificate(yearOfMonth(yearMonth)), ...month.counters_left },
    recuperation,
    halfDayCanBeRecuperated: halfDayCanBeRecuperated({
      halfVacationNeedsRecuperation: month.half_vacation_needs_recuperation,
      recuperation,
      sickDaySeconds,
    }),
    days: days.map(dayFacts),
  }
}

const bookedAbsence = (absence: AbsenceRow, uses: readonly AbsenceUse[]): BookedAbsence => ({
  id: absence.id,
  category: absence.category,
  fullDay: absence.fullDay,
  seconds: absence.seconds,
  editedByAdmin: absence.editedByAdmin,
  uses: uses.filter(({ absenceId }) => absenceId === absence.id),
})
