import { monthAbsenceRows, personMonthAbsences } from '@uurwerk/contract/absences/absences'
import {
  absenceCounters,
  allVacationCounters,
  availableVacationCounters,
  personRecupYear,
  vacationCounters,
} from '@uurwerk/contract/balances/balances'
import { counterLedger } from '@uurwerk/contract/balances/counterLedger'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { calculateInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { contractMonths } from '@uurwerk/contract/timesheets/timesheets'
import type { QueryClient } from '@tanstack/react-query'
import { refreshMonth } from './useMonthChange.ts'

/** The queries that contain the month of a person, and the queries that depend on it. */
const READS = [
  fullTimesheet.path,
  personMonthAbsences.path,
  monthAbsenceRows.path,
  availableVacationCounters.path,
  absenceCounters.path,
  vacationCounters.path,
  allVacationCounters.path,
  counterLedger.path,
  personRecupYear.path,
  contractMonths.path,
  calculateInvoice.path,
]

/** Reads all queries again that HR's change can affect. They include the employee's own screens, because HR users can edit their own month. */
export async function refreshPersonMonth(client: QueryClient): Promise<void> {
  const reads = READS.map((path) => client.invalidateQueries({ queryKey: [path] }))
  await Promise.all([...reads, refreshMonth(client)])
}
