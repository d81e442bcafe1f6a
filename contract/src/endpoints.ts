import * as absences from './absences.ts'
import * as accountingCosts from './accountingCosts.ts'
import * as accountingExport from './accountingExport.ts'
import * as audit from './audit.ts'
import * as balances from './balances.ts'
import * as batches from './batches.ts'
import * as bonusRates from './bonusRates.ts'
import * as confirmedEmails from './confirmedEmails.ts'
import * as contracts from './contracts.ts'
import * as counterLedger from './counterLedger.ts'
import * as customers from './customers.ts'
import * as doctor from './doctor.ts'
import * as freeCosts from './freeCosts.ts'
import * as fullTimesheet from './fullTimesheet.ts'
import * as holidays from './holidays.ts'
import * as hourlyRates from './hourlyRates.ts'
import * as hrEmployers from './hrEmployers.ts'
import * as hrStart from './hrStart.ts'
import * as identity from './identity.ts'
import * as imports from './import.ts'
import * as invoicing from './invoicing.ts'
import * as mail from './mail.ts'
import * as newYear from './newYear.ts'
import * as ownShiftTypes from './ownShiftTypes.ts'
import * as partTime from './partTime.ts'
import * as bankEntries from './payments/bankEntries.ts'
import * as bankFiles from './payments/bankFiles.ts'
import * as invoicePayments from './payments/invoicePayments.ts'
import * as receivables from './payments/receivables.ts'
import * as paymentReminders from './payments/reminders.ts'
import * as payroll from './payroll.ts'
import * as people from './people.ts'
import * as personalData from './personalData.ts'
import * as planning from './planning.ts'
import * as prolongedSickLeave from './prolongedSickLeave.ts'
import * as retention from './retention.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as shiftTypes from './shiftTypes.ts'
import * as subdivisions from './subdivisions.ts'
import * as timesheets from './timesheets.ts'
import type { Endpoint } from './endpoint.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every endpoint of the public API by its name. The paths do not contain the base path `/api`. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  [
    absences,
    accountingCosts,
    accountingExport,
    audit,
    balances,
    bankEntries,
    bankFiles,
    batches,
    bonusRates,
    confirmedEmails,
    contracts,
    counterLedger,
    customers,
    doctor,
    freeCosts,
    fullTimesheet,
    holidays,
    hourlyRates,
    hrEmployers,
    hrStart,
    identity,
    imports,
    invoicePayments,
    invoicing,
    mail,
    newYear,
    ownShiftTypes,
    partTime,
    paymentReminders,
    payroll,
    people,
    personalData,
    planning,
    prolongedSickLeave,
    receivables,
    retention,
    sessions,
    settings,
    shiftTypes,
    subdivisions,
    timesheets,
  ].flatMap((module) => Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
)
