import * as absences from './absences/absences.ts'
import * as accountingCosts from './invoicing/accountingCosts.ts'
import * as accountingExport from './invoicing/accountingExport.ts'
import * as audit from './audit/auditTrail.ts'
import * as balances from './balances/balances.ts'
import * as batches from './invoicing/batches.ts'
import * as bonusRates from './customers/bonusRates.ts'
import * as confirmedEmails from './customers/confirmedEmails.ts'
import * as pushDevices from './ownStart/pushDevices.ts'
import * as calendarFeeds from './planning/calendarFeeds.ts'
import * as concepts from './invoicing/concepts.ts'
import * as needRequests from './planning/openShifts/needRequests.ts'
import * as needs from './planning/openShifts/needs.ts'
import * as openShifts from './planning/openShifts/openShifts.ts'
import * as ownTeam from './planning/team/ownTeam.ts'
import * as availability from './planning/availability.ts'
import * as qualifications from './people/qualifications.ts'
import * as swaps from './planning/swaps.ts'
import * as shiftPatterns from './planning/patterns/shiftPatterns.ts'
import * as contacts from './customers/contacts.ts'
import * as contracts from './contracts/contracts.ts'
import * as counterLedger from './balances/counterLedger.ts'
import * as copyToCustomers from './customers/copyToCustomers.ts'
import * as customerMonths from './timesheets/customerMonths.ts'
import * as customerPlanning from './planning/customerPlanning.ts'
import * as customerSideSteps from './timesheets/customerSideSteps.ts'
import * as customers from './customers/customers.ts'
import * as doctor from './operations/doctor.ts'
import * as freeCosts from './invoicing/freeCosts.ts'
import * as fullTimesheet from './timesheets/fullTimesheet.ts'
import * as holidays from './absences/holidays.ts'
import * as hourlyRates from './contracts/hourlyRates.ts'
import * as hrEmployers from './people/hrEmployers.ts'
import * as hrStart from './hrStart/hrStart.ts'
import * as identity from './identity/identity.ts'
import * as imports from './import/import.ts'
import * as importActs from './import/importActs.ts'
import * as importInterpretations from './import/importInterpretations.ts'
import * as importRuns from './import/importRuns.ts'
import * as invoicing from './invoicing/invoiceCalls.ts'
import * as peppol from './invoicing/peppol.ts'
import * as mail from './operations/mail/mail.ts'
import * as newYear from './balances/newYear.ts'
import * as ownMonth from './timesheets/ownMonth.ts'
import * as ownReminders from './ownStart/ownReminders.ts'
import * as ownStart from './ownStart/ownStart.ts'
import * as invitations from './people/invite.ts'
import * as employment from './employment/employment.ts'
import * as movingIn from './employment/movingIn.ts'
import * as ownShiftTypes from './contracts/ownShiftTypes.ts'
import * as partTime from './people/partTime.ts'
import * as bankEntries from './payments/bankEntries.ts'
import * as bankFiles from './payments/bankFiles.ts'
import * as invoicePayments from './payments/invoicePayments.ts'
import * as receivables from './payments/receivables.ts'
import * as customerReminders from './payments/customerReminders.ts'
import * as reminderLetters from './payments/reminderLetters.ts'
import * as paymentReminders from './payments/reminders.ts'
import * as payroll from './payroll/payroll.ts'
import * as people from './people/people.ts'
import * as peopleList from './people/peopleList.ts'
import * as personalData from './people/personalData.ts'
import * as planning from './planning/plannedMonth.ts'
import * as prolongedSickLeave from './absences/prolongedSickLeave.ts'
import * as recentChanges from './audit/recentChanges.ts'
import * as removals from './removals.ts'
import * as retention from './operations/retention.ts'
import * as rotationPatterns from './planning/patterns/rotationPatterns.ts'
import * as search from './hrStart/search.ts'
import * as sessions from './identity/sessions.ts'
import * as settings from './company.ts'
import * as shiftTypes from './customers/shiftTypes.ts'
import * as subdivisions from './customers/subdivisions.ts'
import * as teamAbsences from './absences/teamAbsences.ts'
import * as staffing from './customers/staffing.ts'
import * as teamPlanning from './planning/teamPlanning.ts'
import * as teamCounts from './planning/team/teamCounts.ts'
import * as teamSheet from './planning/team/teamSheet.ts'
import * as teamStaffing from './planning/teamStaffing.ts'
import * as monthDifferences from './timesheets/monthDifferences.ts'
import * as monthSteps from './timesheets/monthSteps.ts'
import * as timesheets from './timesheets/timesheets.ts'
import * as vatRegimes from './invoicing/vatRegimes.ts'
import * as contractMonths from './timesheets/contractMonths.ts'
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
    calendarFeeds,
    pushDevices,
    concepts,
    confirmedEmails,
    contacts,
    contracts,
    counterLedger,
    copyToCustomers,
    customerMonths,
    customerPlanning,
    customerSideSteps,
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
    importActs,
    importInterpretations,
    importRuns,
    invoicing,
    mail,
    needRequests,
    needs,
    newYear,
    openShifts,
    ownTeam,
    availability,
    qualifications,
    swaps,
    invitations,
    employment,
    movingIn,
    ownShiftTypes,
    ownMonth,
    ownReminders,
    ownStart,
    partTime,
    paymentReminders,
    customerReminders,
    reminderLetters,
    payroll,
    people,
    peopleList,
    peppol,
    personalData,
    planning,
    prolongedSickLeave,
    recentChanges,
    receivables,
    removals,
    retention,
    rotationPatterns,
    search,
    sessions,
    settings,
    shiftPatterns,
    shiftTypes,
    subdivisions,
    monthDifferences,
    monthSteps,
    teamAbsences,
    staffing,
    teamPlanning,
    teamCounts,
    teamSheet,
    teamStaffing,
    timesheets,
    vatRegimes,
    contractMonths,
  ].flatMap((module) => Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
)
