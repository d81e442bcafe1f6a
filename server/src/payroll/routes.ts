import * as calls from '@uurwerk/contract/hrEmployers'
import * as payroll from '@uurwerk/contract/payroll'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { changePayCode } from './changePayCode.ts'
import { checkPayroll } from './checkPayroll.ts'
import { editPayCodes } from './editPayCodes.ts'
import { exportEmployerPayroll, exportPersonPayroll } from './exportPayroll.ts'
import { readPayCodes } from './readPayCodes.ts'
import { readPayrollMonth } from './readPayrollMonth.ts'

export const payrollRoutes: readonly Route[] = [
  readRoute(calls.hrEmployerPayCodes, ({ db }, { params }) => readPayCodes(db, params.id)),
  writeRoute(calls.editHrEmployerPayCodes, (writing, { params, body }) => editPayCodes(writing, params.id, body)),
  readRoute(payroll.payrollMonth, (reading, { params: { userId, yearMonth } }) =>
    readPayrollMonth(reading, { personId: userId, yearMonth }),
  ),
  writeRoute(payroll.changePayCode, (writing, { params: { year }, body }) =>
    changePayCode(writing, {
      personId: body.userId,
      absenceId: body.absenceId,
      year,
      original: body.originalSDWorxCode,
      wanted: body.newSDWorxCode,
    }),
  ),
  readRoute(payroll.payrollCsv, (reading, { params: { userId, yearMonth } }) =>
    exportPersonPayroll(reading, { personId: userId, yearMonth, format: 'csv' }),
  ),
  readRoute(payroll.payrollEblox, (reading, { params: { userId, yearMonth } }) =>
    exportPersonPayroll(reading, { personId: userId, yearMonth, format: 'eblox' }),
  ),
  readRoute(payroll.employerPayrollCsv, (reading, { params: { employerId, yearMonth } }) =>
    exportEmployerPayroll(reading, { hrEmployerId: employerId, yearMonth, format: 'csv' }),
  ),
  readRoute(payroll.employerPayrollEblox, (reading, { params: { employerId, yearMonth } }) =>
    exportEmployerPayroll(reading, { hrEmployerId: employerId, yearMonth, format: 'eblox' }),
  ),
  readRoute(payroll.payrollCheck, (reading, { params: { employerId, yearMonth } }) =>
    checkPayroll(reading, { hrEmployerId: employerId, yearMonth }),
  ),
]
