import type { Cause } from '@uurwerk/domain/people/cause'
import { leftIn } from '@uurwerk/domain/balances/counterUse'
import { FULL_DAY, HALF_DAY } from '@uurwerk/domain/balances/halfDays'
import { takenBackRecupHolidays, type RecupHolidayBooking } from '@uurwerk/domain/balances/recup/takenBackRecupHolidays'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { listAbsences, type AbsenceRow } from '../absenceStore.ts'
import { closeAbsences } from '../booking/closeAbsences.ts'
import { freezeOn } from '../booking/freezeOn.ts'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { listContractMonths } from '../../contracts/months/contractMonthStore.ts'
import { refreshStoredMonths } from '../../balances/months/refreshStoredMonths.ts'
import type { LedgerWriter } from '../../balances/counterEntry.ts'
import { readCountersLeft, type CounterOf } from '../../balances/counterStore.ts'

type TakingBack = CounterOf & LedgerWriter & { readonly cause: Cause }

/** Removes booked 'Feestdag recup' for which the leave counters have too few days (rule balances-28). */
export async function takeBackRecupHolidays(
  tx: Tx,
  { personId, year, cause, actorId, now }: TakingBack,
): Promise<Day[]> {
  const counters = await readCountersLeft(tx, { personId, year })
  const left = {
    previousYear: leftIn(counters, 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR'),
    thisYear: leftIn(counters, 'RECUPERATION_HOLIDAY'),
  }
  if (left.previousYear + left.thisYear >= 0) return []
  const taken = takenBackRecupHolidays(left, await recupHolidays(tx, { personId, year }))
  if (taken.length === 0) return []
  const days = taken.map(({ day }) => day)
  await closeAbsences(tx, { ids: taken.map(({ id }) => id), cause, actorId, now })
  await recordAudit(tx, {
    actorId,
    now,
    action: 'take back recup holidays',
    entity: 'absence',
    entityId: null,
    personId,
    before: { days },
  })
  await refreshStoredMonths(tx, { personId, days, now })
  return days
}

async function recupHolidays(tx: Tx, { personId, year }: CounterOf): Promise<RecupHolidayBooking[]> {
  const absences = await listAbsences(tx, { personId, from: toDay(`${year}-01-01`), until: toDay(`${year}-12-31`) })
  const booked = absences.filter(({ category }) => category === 'RECUPERATION_HOLIDAY')
  const bookings: RecupHolidayBooking[] = []
  for (const yearMonth of new Set(booked.map(({ day }) => monthOf(day)))) {
    const contracts = await listContractMonths(tx, { personId, yearMonth })
    const inMonth = booked.filter(({ day }) => monthOf(day) === yearMonth)
    bookings.push(
      ...inMonth.map((absence) => bookingOf(absence, freezeOn(contracts, 'employee', absence.day) !== null)),
    )
  }
  return bookings
}

const bookingOf = ({ id, day, fullDay }: AbsenceRow, completed: boolean): RecupHolidayBooking => ({
  id,
  day,
  amount: fullDay ? FULL_DAY : HALF_DAY,
  completed,
})
