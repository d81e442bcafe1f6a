import { exportLines } from '@uurwerk/domain/payroll/export/exportLines'
import { payCodeTable, type PayCode } from '@uurwerk/domain/payroll/payCodeTable'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'
import { payrollRows, type PayrollRow } from '@uurwerk/domain/payroll/payrollRows'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Turn } from '../app/Turn.ts'
import type { Database } from '../platform/db/database.ts'
import { payCodesOf } from './payCodes/payCodes.ts'
import { listPayrollFacts, type EmployerRow, type PayrollScope, type PayrollFactsRow } from './payrollFactsStore.ts'
import { sumSeconds } from '@uurwerk/domain/money/seconds'
import type { PayrollFacts, PremiumTime } from '@uurwerk/domain/payroll/payrollFacts'
import { monthFactsOf, patternOf } from '../balances/months/monthFactsOf.ts'
import { isPremiumMeaning } from '@uurwerk/domain/payroll/payCodeMeaning'
import { premiumTimesOf } from '@uurwerk/domain/payroll/premiumTimesOf'
import { shiftTimesOf } from '../balances/months/shiftTimesStore.ts'
import { listPremiumShifts, type PremiumShiftsRow } from './premiumShiftStore.ts'

export type LoadedPerson = PayrollPerson & {
  readonly kind: PersonKind
  readonly employer: EmployerRow | null
  readonly rows: readonly PayrollRow[]
}

export type LoadedPayroll = { readonly payCodes: readonly PayCode[]; readonly people: readonly LoadedPerson[] }

/** A person without an HR employer gets the default pay codes (rule payroll-16). */
export async function loadPayroll(db: Database, scope: PayrollScope, yearMonth: YearMonth): Promise<LoadedPayroll> {
  const months = await listPayrollFacts(db, scope, yearMonth)
  const hrEmployerId = 'hrEmployerId' in scope ? scope.hrEmployerId : months[0]?.employer?.id
  const payCodes = hrEmployerId === undefined ? payCodeTable([]) : await payCodesOf(db, hrEmployerId)
  const personIds = months.map(({ personId }) => personId)
  const premiums = await readPremiums(db, { personIds, yearMonth, payCodes })
  const people: LoadedPerson[] = []
  // The calculation for all people of an employer takes half a second, so the server answers other calls between two
  // people.
  const turn = new Turn()
  for (const row of months) {
    const rows = payrollRows(payrollFactsOf(row, yearMonth, premiums.get(row.personId) ?? []), payCodes)
    const { personId, name, kind, employeeNumber, employer } = row
    people.push({ personId, name, kind, employeeNumber, employer, rows, lines: exportLines(rows) })
    if (turn.isOver) await turn.next()
  }
  return { payCodes, people }
}

/**
 * A confirmed month uses the part-time percentages and the length of a sick day that were stored at its confirmation
 * (rule payroll-15).
 */
function payrollFactsOf(row: PayrollFactsRow, yearMonth: YearMonth, premiums: readonly PremiumTime[]): PayrollFacts {
  const worked = sumSeconds(row.workedByDay.map(([, seconds]) => seconds))
  const workedByMonth: [YearMonth, number][] = [[yearMonth, worked]]
  const weighed = { ...row, worked_by_month: workedByMonth, absences: [] }
  return {
    ...monthFactsOf(weighed, yearMonth, row.madeWith ?? patternOf(row)),
    absences: row.absences.map((absence) => ({ ...absence, isRecuperation: absence.category === 'RECUPERATION' })),
    workedByDay: new Map(row.workedByDay),
    premiums,
  }
}

type Input = {
  readonly personIds: readonly number[]
  readonly yearMonth: YearMonth
  readonly payCodes: readonly PayCode[]
}

/** The hours with a premium of each person. Empty, without a read, when the employer has no pay code for a premium. */
async function readPremiums(
  db: Database,
  { personIds, yearMonth, payCodes }: Input,
): Promise<ReadonlyMap<number, PremiumTime[]>> {
  if (!payCodes.some(({ meaning, code }) => code !== null && isPremiumMeaning(meaning))) return new Map()
  const atCustomers = await listPremiumShifts(db, { personIds, yearMonth })
  const byPerson = Map.groupBy(atCustomers, ({ personId }) => personId)
  return new Map([...byPerson].map(([personId, rows]) => [personId, rows.flatMap(premiumsAt)]))
}

function premiumsAt({ hours, rates, extraHolidays, shifts }: PremiumShiftsRow): PremiumTime[] {
  const terms = { hours, rates, extraHolidays: new Set(extraHolidays) }
  return shifts.flatMap(({ day, times, callout, interrupted }) =>
    premiumTimesOf(day, { ...shiftTimesOf(times), callout, interrupted }, terms),
  )
}
