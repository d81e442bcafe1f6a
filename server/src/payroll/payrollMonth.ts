import type { PayrollMonth, PayrollDay } from '@uurwerk/contract/payroll/payroll'
import { daysOfHalfDays } from '@uurwerk/domain/balances/halfDays'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { isAbsenceMeaning } from '@uurwerk/domain/payroll/payCodeMeaning'
import { refusalToExportEblox } from '@uurwerk/domain/payroll/export/refusalToExportEblox'
import { payrollTotal, type PayrollRow } from '@uurwerk/domain/payroll/payrollRows'
import { totalsPerCode } from '@uurwerk/domain/payroll/totalsPerCode'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import type { Day } from '@uurwerk/domain/time/day'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { yearOfMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { convertedSickness, refusalToConvertSickness } from '@uurwerk/domain/absences/refusalToConvertSickness'
import { roundToSeconds } from '@uurwerk/domain/balances/month/exactSeconds'
import { readLeftWithoutCertificate } from '../balances/counterStore.ts'
import type { Database } from '../platform/db/database.ts'
import { assertAllowed, orNotFound } from '../app/RefusalError.ts'
import { contractMonthsIn } from '../contracts/months/contractMonthsIn.ts'
import { listContractMonths } from '../contracts/months/contractMonthStore.ts'
import { timesheetStateDto } from '../timesheets/timesheetStateDto.ts'
import { changedSinceExport } from './handover/changedSinceExport.ts'
import { loadPayroll } from './loadPayroll.ts'
import { listLastHandedOver } from './handover/payrollExportStore.ts'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import type { QueryContext } from '../app/context.ts'

type SicknessFacts = Omit<Parameters<typeof refusalToConvertSickness>[0], 'category'>

const payrollDayDto = ({ day, code, length, payCode, absence }: PayrollRow, facts: SicknessFacts): PayrollDay => ({
  date: day,
  code,
  hoursWorked: hoursOf(roundToSeconds(length)),
  codeDefinition: payCode.definition,
  absenceId: absence?.id ?? null,
  color: payCode.color,
  editable: absence !== null && payCode.editable,
  convertible: absence === null ? null : convertedSickness(absence.category),
  actions: {
    changeCode: absence !== null && payCode.editable ? null : { code: 'pay_code_fixed', payCode: code },
    convert:
      absence === null
        ? { code: 'no_sickness_to_convert' }
        : refusalToConvertSickness({ ...facts, category: absence.category }),
  },
})

type Input = { readonly personId: number; readonly yearMonth: YearMonth; readonly today: Day }

/** The payroll timesheet of a person's month, with a list of its days. */
export async function payrollMonth(db: Database, { personId, yearMonth, today }: Input): Promise<PayrollMonth> {
  const year = yearOfMonth(yearMonth)
  const [{ people, payCodes }, contracts, left, last] = await Promise.all([
    loadPayroll(db, { personId }, yearMonth),
    listContractMonths(db, { personId, yearMonth }),
    readLeftWithoutCertificate(db, { personId, year }),
    listLastHandedOver(db, { personIds: [personId], yearMonth }),
  ])
  const person = orNotFound(people[0])
  assertAllowed(refusalToReadPayroll(person.kind))
  const timesheets = contractMonthsIn(yearMonth, contracts).map(timesheetStateDto)
  const [lastExport] = last
  const facts = { kind: person.kind, leftWithoutCertificate: left }
  return {
    _embedded: { adminReducedDayInTimeSheetDtoList: person.rows.map((row) => payrollDayDto(row, facts)) },
    userId: personId,
    userName: person.name,
    yearMonth,
    employeeNr: person.employeeNumber,
    hrEmployer: person.employer === null ? null : { id: person.employer.id, name: person.employer.name },
    timesheets,
    locked: timesheets.length > 0 && timesheets.every(({ locked }) => locked),
    completed: timesheets.length > 0 && timesheets.every(({ completed }) => completed),
    ...monthArrowsOf(yearMonth, { contracts, today }),
    payCodes: payCodes.flatMap(({ meaning, code, definition, color }) =>
      code !== null && isAbsenceMeaning(meaning) ? [{ code, codeDefinition: definition, color }] : [],
    ),
    sickDaysWithoutCertificateLeft: daysOfHalfDays(left),
    actions: { exportEblox: refusalToExportEblox(people) },
    totals: {
      hours: hoursOf(payrollTotal(person.rows)),
      codes: totalsPerCode(person.rows).map(({ code, payCode, days, seconds }) => ({
        code,
        codeDefinition: payCode.definition,
        color: payCode.color,
        days,
        hours: hoursOf(seconds),
      })),
    },
    lastExport: lastExport === undefined ? null : { at: formatInstant(lastExport.at), by: lastExport.by },
    changedSinceExport: lastExport !== undefined && (await changedSinceExport(db, people, last)).length > 0,
  }
}

type PersonMonth = { readonly personId: number; readonly yearMonth: YearMonth }

/** Reads the payroll timesheet of a person for HR, and writes an audit entry (rule payroll-18). */
export async function readPayrollMonth(
  context: QueryContext,
  { personId, yearMonth }: PersonMonth,
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
