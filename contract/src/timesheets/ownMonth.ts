import { z } from 'zod'
import { MonthAbsences } from '../absences/absences.ts'
import { endpoint } from '../endpoint.ts'
import { PlannedMonth } from '../planning/plannedMonth.ts'
import { resource } from '../hal.ts'
import { WorkedMonth } from './timesheets.ts'

const OwnMonth = resource({
  /** The planning of each contract of the month, in the order of the contracts. */
  planned: z.array(PlannedMonth),
  absences: MonthAbsences,
  worked: WorkedMonth,
})
export type OwnMonth = z.output<typeof OwnMonth>

/** Each part is the same as the answer of its own call: `plannedMonth`, `monthAbsences` or `workedMonth`. */
export const ownMonth = endpoint.get('/timesheet/{yearMonth}/month', {
  access: 'user',
  shows: ['shifts', 'absences', 'months', 'counters', 'holidays', 'people', 'contracts', 'shiftTypes'],
  summary: 'De eigen maand in één keer: planning per contract, afwezigheden en gewerkte shiften',
  response: OwnMonth,
})
