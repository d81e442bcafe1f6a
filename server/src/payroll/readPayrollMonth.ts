import type { PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import type { QueryContext } from '../app/context.ts'
import { payrollMonth } from './payrollMonth.ts'

type Input = { readonly personId: number; readonly yearMonth: YearMonth }

/** Reads the payroll timesheet of a person for HR, and writes an audit entry (rule payroll-18). */
export async function readPayrollMonth(
  context: QueryContext,
  { personId, yearMonth }: Input,
): Promise<PayrollMonth> {
  const { db, today } = context
  const month = await payrollMonth(db, { personId, yearMonth, today })
  await recordCallerAct(context, {
    action: 'read payroll timesheet',
    entity: 'person',
    entityId: personId,
    personId,
    after: { yearMonth },
  })
  return month
}
