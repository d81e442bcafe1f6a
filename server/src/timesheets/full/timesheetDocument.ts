import { absenceDescriptions } from '@uurwerk/domain/absences/absenceCategory'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import { shiftTitle } from '@uurwerk/domain/planning/shift/shiftTitle'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AbsenceRow } from '../../absences/absenceStore.ts'
import { withSickDays } from '../../absences/withSickDays.ts'
import type { Database } from '../../platform/db/database.ts'
import type { TimesheetDocument } from '../../platform/documents/timesheetDocument.ts'
import { shiftOf } from '../../planning/shifts/shiftOf.ts'
import { countingSignature } from '../customerSide/customerMonthOf.ts'
import { listCustomerMonths } from '../customerSide/customerMonthStore.ts'
import type { PrintedTimesheetRow } from './fullTimesheetStore.ts'

type Input = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly audience: TimesheetDocument['audience']
}

/**
 * The current state of the month (rule timesheets-60). The PDF for the customer contains less than the PDF for HR and
 * the employee (rule timesheets-39). Both name the person who signed for the customer (rule contact-16).
 */
export async function timesheetDocument(
  db: Database,
  row: PrintedTimesheetRow,
  input: Input,
): Promise<TimesheetDocument> {
  const { contractId, yearMonth, audience } = input
  const absences = withSickDays(row.absences, row, { from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) })
  const [customerMonth] = row.hasSignature
    ? await listCustomerMonths(db, { contractIds: [contractId], yearMonth, customerId: null })
    : []
  const signature = customerMonth === undefined ? null : countingSignature(customerMonth)
  return {
    audience,
    company: row.company,
    employeeName: row.username,
    customerName: row.customerName,
    yearMonth,
    contractId,
    contractPeriod: row.contractPeriod,
    reference: row.reference,
    shifts: row.worked.map((shift) => shiftLine(shift, audience)),
    absences: absences
      .filter(({ day }) => audience === 'internal' || containsDay(row.contractPeriod, day))
      .map((absence) => absenceLine(absence, audience)),
    holidays: holidaysIn(yearMonth, row.extraHolidays).map(({ date, name }) => ({ day: date, name })),
    confirmed: signedBy(row.confirmation),
    changedByHr: row.confirmation?.changedByAdmin ?? false,
    approved: signedBy(row.approval),
    signedForCustomer: signature && { name: signature.name, at: signature.at },
  }
}

/** The PDF for the customer has no name of a personal shift type, because the employee can type any text there. */
function shiftLine(
  row: PrintedTimesheetRow['worked'][number],
  audience: TimesheetDocument['audience'],
): TimesheetDocument['shifts'][number] {
  const { start, end, break: pause, callout, interrupted, remark } = shiftOf(row)
  const typeName = row.ownType && audience === 'customer' ? null : row.typeName
  const title = shiftTitle({ typeName, adjusted: false })
  return { title, labour: { start, end }, break: pause, worked: row.worked, callout, interrupted, remark }
}

/** The customer's PDF has no kind of the absence, and no absences outside the period of the contract. */
const absenceLine = (
  { day, category, fullDay, seconds }: AbsenceRow,
  audience: TimesheetDocument['audience'],
): TimesheetDocument['absences'][number] => ({
  day,
  label:
    audience === 'customer' ? '' : category === 'VACATION' ? 'Vakantie' : absenceDescriptions[category].fullDayTitle,
  fullDay,
  hours: seconds,
})

const signedBy = (signature: PrintedTimesheetRow['approval']): TimesheetDocument['confirmed'] =>
  signature === null ? null : { name: signature.by ?? 'Uurwerk', at: signature.at }
