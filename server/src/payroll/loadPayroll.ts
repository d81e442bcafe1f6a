import { exportLines } from '@uurwerk/domain/payroll/exportLines'
import { payCodeTable, type PayCode } from '@uurwerk/domain/payroll/payCodeTable'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'
import { payrollRows, type PayrollRow } from '@uurwerk/domain/payroll/payrollRows'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../db/database.ts'
import { payCodesOf } from './payCodesOf.ts'
import { payrollFactsOf } from './payrollFactsOf.ts'
import { selectPayrollFacts, type EmployerRow, type PayrollScope } from './payrollFactsStore.ts'
import { readPremiums } from './readPremiums.ts'

export type LoadedPerson = PayrollPerson & {
  readonly kind: PersonKind
  readonly employer: EmployerRow | null
  readonly rows: readonly PayrollRow[]
}

export type LoadedPayroll = { readonly payCodes: readonly PayCode[]; readonly people: readonly LoadedPerson[] }

/**
 * The payroll data of a month. The default pay codes are used for a person without an HR employer (rule payroll-16).
 */
export async function loadPayroll(db: Database, scope: PayrollScope, yearMonth: YearMonth): Promise<LoadedPayroll> {
  const months = await selectPayrollFacts(db, scope, yearMonth)
  const hrEmployerId = 'hrEmployerId' in scope ? scope.hrEmployerId : months[0]?.employer?.id
  const payCodes = hrEmployerId === undefined ? payCodeTable([]) : await payCodesOf(db, hrEmployerId)
  const personIds = months.map(({ personId }) => personId)
  const premiums = await readPremiums(db, { personIds, yearMonth, payCodes })
  const people = months.map((row) => {
    const rows = payrollRows(payrollFactsOf(row, yearMonth, premiums.get(row.personId) ?? []), payCodes)
    const { personId, name, kind, employeeNumber, employer } = row
    return { personId, name, kind, employeeNumber, employer, rows, lines: exportLines(rows) }
  })
  return { payCodes, people }
}
