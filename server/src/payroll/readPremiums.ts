import { isPremiumMeaning } from '@uurwerk/domain/payroll/payCodeMeaning'
import type { PayCode } from '@uurwerk/domain/payroll/payCodeTable'
import type { PremiumTime } from '@uurwerk/domain/payroll/payrollFacts'
import { premiumTimesOf } from '@uurwerk/domain/payroll/premiumTimesOf'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { shiftTimesOf } from '../balances/shiftTimesOf.ts'
import type { Database } from '../db/database.ts'
import { selectPremiumShifts, type PremiumShiftsRow } from './premiumShiftStore.ts'

type Input = {
  readonly personIds: readonly number[]
  readonly yearMonth: YearMonth
  readonly payCodes: readonly PayCode[]
}

/**
 * The premiums of people in a month. When the employer has no pay code for any premium, the function reads nothing from
 * the database.
 */
export async function readPremiums(
  db: Database,
  { personIds, yearMonth, payCodes }: Input,
): Promise<ReadonlyMap<number, PremiumTime[]>> {
  if (!payCodes.some(({ meaning, code }) => code !== null && isPremiumMeaning(meaning))) return new Map()
  const atCustomers = await selectPremiumShifts(db, { personIds, yearMonth })
  const byPerson = Map.groupBy(atCustomers, ({ personId }) => personId)
  return new Map([...byPerson].map(([personId, rows]) => [personId, rows.flatMap(premiumsAt)]))
}

function premiumsAt({ hours, rates, extraHolidays, shifts }: PremiumShiftsRow): PremiumTime[] {
  const terms = { hours, rates, extraHolidays: new Set(extraHolidays) }
  return shifts.flatMap(({ day, times, callout, interrupted }) =>
    premiumTimesOf(day, { ...shiftTimesOf(times), callout, interrupted }, terms),
  )
}
