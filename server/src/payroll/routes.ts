import * as calls from '@uurwerk/contract/people/hrEmployers'
import * as payroll from '@uurwerk/contract/payroll/payroll'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { changePayCode } from './payCodes/changePayCode.ts'
import { checkPayroll } from './handover/checkPayroll.ts'
import { editPayCodes, readPayCodes } from './payCodes/payCodes.ts'
import { exportEmployerPayroll, exportPersonPayroll } from './handover/exportPayroll.ts'
import { readPayrollMonth } from './payrollMonth.ts'

export const payrollRoutes: readonly Route[] = [
  readRoute(calls.hrEmployerPayCodes, ({ db }, { params }) => readPayCodes(db, params.id)),
  writeRoute(calls.editHrEmployerPayCodes, (context, { params, body }) => editPayCodes(context, params.id, body)),
  readRoute(payroll.payrollMonth, (context, { params: { userId, yearMonth } }) =>
    readPayrollMonth(context, { personId: userId, yearMonth }),
  ),
  writeRoute(payroll.changePayCode, (context, { params: { year }, body }) =>
    changePayCode(context, {
      personId: body.userId,
      absenceId: body.absenceId,
      year,
      original: body.originalSDWorxCode,
      wanted: body.newSDWorxCode,
    }),
  ),
  readRoute(payroll.payrollCsv, (context, { params: { userId, yearMonth } }) =>
    exportPersonPayroll(context, { personId: userId, yearMonth, format: 'csv' }),
  ),
  readRoute(payroll.payrollEblox, (context, { params: { userId, yearMonth } }) =>
    exportPersonPayroll(context, { personId: userId, yearMonth, format: 'eblox' }),
  ),
  readRoute(payroll.employerPayrollCsv, (context, { params: { employerId, yearMonth } }) =>
    exportEmployerPayroll(context, { hrEmployerId: employerId, yearMonth, format: 'csv' }),
  ),
  readRoute(payroll.employerPayrollEblox, (context, { params: { employerId, yearMonth } }) =>
    exportEmployerPayroll(context, { hrEmployerId: employerId, yearMonth, format: 'eblox' }),
  ),
  readRoute(payroll.payrollCheck, (context, { params: { employerId, yearMonth } }) =>
    checkPayroll(context, { hrEmployerId: employerId, yearMonth }),
  ),
]
