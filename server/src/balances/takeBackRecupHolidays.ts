import { leftIn } from '@uurwerk/domain/balances/counterUse'
import { FULL_DAY, HALF_DAY } from '@uurwerk/domain/balances/halfDays'
import { takenBackRecupHolidays } from '@uurwerk/domain/balances/takenBackRecupHolidays'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { closeAbsences } from '../absences/closeAbsences.ts'
import { freezeOn } from '../absences/freezeOn.ts'
import { selectAbsences } from '../absences/absenceStore.ts'
import { selectContractMonths } from '../absences/contractMonthStore.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Tx } from '../db/transaction.ts'
import { selectCountersLeft, type CounterOf, type LedgerWriter } from './counterStore.ts'

type TakingBack = CounterOf & LedgerWriter & { readonly reason: string }

/** Removes the 'Feestdag recup' of the year that is no longer paid for, and answers its days (house rules, 3). */
export async function takeBackRecupHolidays(tx: Tx, { personId, year, reason, actorId, now }: TakingBack): Promise<Day[]> {
  const left = await selectCountersLeft(tx, { personId, year })
  const thisYear = leftIn(left, 'RECUPERATION_HOLIDAY')
  const previousYear = leftIn(left, 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR')
  if (thisYear + previousYear >= 0) return []
  const span = { personId, from: toDay(`${year}-01-01`), until: toDay(`${year}-12-31`) }
  const absences = await selectAbsences(tx, span)
  const contracts = await selectContractMonths(tx, span)
  const bookings = absences
    .filter(({ category }) => category === 'RECUPERATION_HOLIDAY')
    .map(({ id, day, fullDay }) => ({
      id,
      day,
      amount: fullDay ? FULL_DAY : HALF_DAY,
      completed: freezeOn(contracts, 'employee', day) !== null,
    }))
  const taken = takenBackRecupHolidays({ previousYear, thisYear }, bookings)
  if (taken.length === 0) return []
  const days = taken.map(({ day }) => day)
  await closeAbsences(tx, { ids: taken.map(({ id }) => id), reason, actorId, now })
  await recordAudit(tx, { actorId, now, action: 'take back recup holidays', entity: 'absence', entityId: null, personId, before: { days } })
  return days
}
