import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, missingOrInvalid } from '../fields.ts'
import { actions, list, resource } from '../hal.ts'
import { TimesheetState } from '../timesheets/timesheets.ts'

export const PayrollDay = z.object({
  date: z.string(),
  code: z.string(),
  hoursWorked: z.number(),
  codeDefinition: z.string(),
  /** The id of the absence; null for work, a public holiday, a premium and prolonged sickness. */
  absenceId: z.number().nullable(),
  color: z.string(),
  /** True when HR can choose another pay code for this row. */
  editable: z.boolean(),
  /** The kind of sickness to which HR can convert this row; null when the row is not a sickness. */
  convertible: z.enum(['SICK_LEAVE', 'SICK_LEAVE_NO_CERTIFICATE']).nullable(),
  actions: actions('convert', 'changeCode'),
})
export type PayrollDay = z.output<typeof PayrollDay>

/** The last payroll export of a month: the time of the export and the HR user who made the export. */
export const PayrollExport = z.object({ at: z.string(), by: z.string() })
export type PayrollExport = z.output<typeof PayrollExport>

export const PayrollMonth = list('adminReducedDayInTimeSheetDtoList', PayrollDay, {
  userId: z.number(),
  userName: z.string(),
  yearMonth: z.string(),
  employeeNr: z.number().nullable(),
  hrEmployer: z.object({ id: z.number(), name: z.string() }).nullable(),
  timesheets: z.array(TimesheetState),
  /**
   * True when all contracts of the month are locked. `completed` is true when all are completed. Both are false without
   * a contract.
   */
  locked: z.boolean(),
  completed: z.boolean(),
  previousMonthAvailable: z.boolean(),
  nextMonthAvailable: z.boolean(),
  /** The pay codes that HR can choose for an absence. */
  payCodes: z.array(z.object({ code: z.string(), codeDefinition: z.string(), color: z.string() })),
  sickDaysWithoutCertificateLeft: z.number(),
  actions: actions('exportEblox'),
  totals: z.object({
    /** The total hours. The hours of premiums are not added, because the worked hours already contain them. */
    hours: z.number(),
    /** The total hours for each pay code, the pay code with the most hours first. */
    codes: z.array(
      z.object({
        code: z.string(),
        codeDefinition: z.string(),
        color: z.string(),
        days: z.number(),
        hours: z.number(),
      }),
    ),
  }),
  lastExport: PayrollExport.nullable(),
  changedSinceExport: z.boolean(),
})
export type PayrollMonth = z.output<typeof PayrollMonth>

/** The payroll month after HR changed a pay code, with the rows of the changed day. */
export const PayrollMonthWithDay = PayrollMonth.extend({
  _embedded: z.object({
    adminReducedDayInTimeSheetDtoList: z.array(PayrollDay),
    adminReducedDayInTimeSheetDto: z.array(PayrollDay),
  }),
})

export const payrollMonth = endpoint.get('/administration/timesheet/{userId}/{yearMonth}', {
  access: 'admin',
  shows: ['shifts', 'absences', 'months', 'payroll', 'people'],
  summary: 'De looncodes van een medewerker, dag per dag',
  response: PayrollMonth,
  problems: ['no_payroll_for_independent'],
})

/**
 * A pay code in a request. This schema does not check its form, because a later check refuses a wrong form, so that the
 * user sees only one message.
 */
const payCode = () => z.string(missingOrInvalid('looncode')).trim()

export const PayCodeChange = z.object({
  absenceId: id('afwezigheid'),
  userId: id('gebruiker'),
  originalSDWorxCode: payCode(),
  newSDWorxCode: payCode(),
})

export const changePayCode = endpoint.post('/administration/timesheet/updateAbsenceCounters/{year}', {
  access: 'admin',
  changes: ['payroll', 'absences', 'counters'],
  summary: 'De looncode van een afwezigheid wijzigen, met haar teller',
  body: PayCodeChange,
  response: PayrollMonthWithDay,
  problems: [
    'pay_code_malformed',
    'pay_code_unknown',
    'pay_code_fixed',
    'pay_code_unchanged',
    'pay_code_outdated',
    'only_full_day',
    'balance_too_low',
    'recuperation_too_low',
    'absence_missing',
    'no_payroll_for_independent',
  ],
})

export const payrollCsv = endpoint.get('/administration/timesheet/{userId}/{yearMonth}/csv', {
  access: 'admin',
  summary: 'De looncodes van een medewerker als CSV',
  response: { download: 'text/csv' },
  problems: ['no_payroll_for_independent'],
})

export const payrollEblox = endpoint.get('/administration/timesheet/{userId}/{yearMonth}/eblox', {
  access: 'admin',
  summary: 'De looncodes van een medewerker voor eBlox',
  response: { download: 'text/plain' },
  problems: ['no_payroll_for_independent', 'payroll_incomplete'],
})

export const employerPayrollCsv = endpoint.get('/administration/timesheet/{employerId}/{yearMonth}/hremployer/csv', {
  access: 'admin',
  summary: 'De looncodes van alle medewerkers van een HR werkgever als CSV',
  response: { download: 'text/csv' },
})

export const employerPayrollEblox = endpoint.get(
  '/administration/timesheet/{employerId}/{yearMonth}/hremployer/eblox',
  {
    access: 'admin',
    summary: 'De looncodes van alle medewerkers van een HR werkgever voor eBlox',
    response: { download: 'text/plain' },
    problems: ['payroll_incomplete'],
  },
)

export const PayrollProblem = z.object({
  code: z.enum(['employer_number_missing', 'employee_number_missing', 'hr_employer_missing']),
  message: z.string(),
  /** The person for whom a payroll number is missing; null when the number of the employer is missing. */
  userId: z.number().nullable(),
  userName: z.string().nullable(),
})
export type PayrollProblem = z.output<typeof PayrollProblem>

export const PayrollCheck = resource({
  hrEmployer: z.object({ id: z.number(), name: z.string() }),
  yearMonth: z.string(),
  /** The number of people with lines in the payroll export. */
  peopleCount: z.number(),
  hours: z.number(),
  notConfirmed: z.array(z.object({ userId: z.number(), userName: z.string(), customers: z.array(z.string()) })),
  /** While data such as the number of an employee is missing, the eBlox export is refused. */
  problems: z.array(PayrollProblem),
  /** A sentence about the premiums that are not exported; null when all premiums are exported. */
  premiumsNote: z.string().nullable(),
  /** The differences in words between the last payroll export and the current data. */
  changedSinceExport: z.array(z.object({ userId: z.number(), userName: z.string(), changes: z.array(z.string()) })),
  lastExport: PayrollExport.nullable(),
})
export type PayrollCheck = z.output<typeof PayrollCheck>

export const payrollCheck = endpoint.get('/administration/timesheet/{employerId}/{yearMonth}/hremployer/check', {
  access: 'admin',
  shows: ['shifts', 'absences', 'months', 'payroll', 'people'],
  summary: 'Wat na te kijken valt voor de maand van een HR werkgever naar het loonkantoor gaat',
  response: PayrollCheck,
})
