import type { HrStart, OddHours } from '@uurwerk/contract/hrStart'
import { workingTimeSentences } from '@uurwerk/contract/workingTime'
import { WORKING_TIME_SEVERITIES, type WorkingTimeWarning } from '@uurwerk/domain/planning/workingTimeWarning'
import { workingTimeOfMonth } from '@uurwerk/domain/planning/workingTimeOfMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { shiftTimesOf } from '../balances/shiftTimesOf.ts'
import type { WorkedRow } from './oddHoursStore.ts'

const MOST_SHOWN = 50

type Odd = { readonly row: WorkedRow; readonly warnings: readonly WorkingTimeWarning[] }

/**
 * The people with working-time warnings. People with the most serious warnings come first, then people with the most
 * warnings, then people are sorted by name (rule timesheets-55).
 */
export function oddHours(yearMonth: YearMonth, rows: readonly WorkedRow[]): HrStart['oddHours'] {
  const people = rows
    .map((row) => ({ row, warnings: warningsOf(yearMonth, row) }))
    .filter(({ warnings }) => warnings.length > 0)
    .toSorted((a, b) => strongOf(b) - strongOf(a) || b.warnings.length - a.warnings.length)
  return { people: people.length, worst: people.slice(0, MOST_SHOWN).map(oddDto) }
}

const warningsOf = (yearMonth: YearMonth, { shifts }: WorkedRow): WorkingTimeWarning[] =>
  workingTimeOfMonth(yearMonth, { kind: 'employee', shifts: shifts.map(shiftTimesOf) }).map(({ warning }) => warning)

const strongOf = ({ warnings }: Odd): number => warnings.filter(({ severity }) => severity === 'strong').length

const oddDto = ({ row, warnings }: Odd): OddHours => ({
  userId: row.userId,
  userName: row.userName,
  severity: WORKING_TIME_SEVERITIES.findLast((severity) => warnings.some((each) => each.severity === severity))!,
  warnings: warnings.length,
  message: workingTimeSentences(warnings, 'hr').join(' '),
})
