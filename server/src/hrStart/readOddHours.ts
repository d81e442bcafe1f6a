import type { OddHours, OddPerson } from '@uurwerk/contract/hrStart/hrStart'
import { workingTimeSentences } from '@uurwerk/contract/planning/workingTime'
import { workingTimeOfMonth } from '@uurwerk/domain/planning/workingTime/workingTimeOfMonth'
import {
  WORKING_TIME_SEVERITIES,
  type WorkingTimeWarning,
} from '@uurwerk/domain/planning/workingTime/workingTimeWarning'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { QueryContext } from '../app/context.ts'
import { Turn } from '../app/Turn.ts'
import { shiftTimesOf } from '../balances/months/shiftTimesStore.ts'
import { listShiftsAround, type WorkedRow } from './oddHoursStore.ts'

const MOST_SHOWN = 50

type Odd = { readonly row: WorkedRow; readonly warnings: readonly WorkingTimeWarning[] }

/**
 * Lists the people with working time warnings, sorted by seriousness, number of warnings and name. A company can have
 * thousands of people, so the server can answer other requests during this calculation (rule timesheets-55).
 */
export async function readOddHours({ db }: QueryContext, yearMonth: YearMonth): Promise<OddHours> {
  const turn = new Turn()
  const people: Odd[] = []
  for (const row of await listShiftsAround(db, yearMonth)) {
    const warnings = warningsOf(yearMonth, row)
    if (warnings.length > 0) people.push({ row, warnings })
    if (turn.isOver) await turn.next()
  }
  people.sort((a, b) => strongOf(b) - strongOf(a) || b.warnings.length - a.warnings.length)
  return { yearMonth, people: people.length, worst: people.slice(0, MOST_SHOWN).map(oddDto) }
}

const warningsOf = (yearMonth: YearMonth, { shifts }: WorkedRow): WorkingTimeWarning[] =>
  workingTimeOfMonth(yearMonth, { kind: 'employee', shifts: shifts.map(shiftTimesOf) }).map(({ warning }) => warning)

const strongOf = ({ warnings }: Odd): number => warnings.filter(({ severity }) => severity === 'strong').length

const oddDto = ({ row, warnings }: Odd): OddPerson => ({
  userId: row.userId,
  userName: row.userName,
  severity: WORKING_TIME_SEVERITIES.findLast((severity) => warnings.some((each) => each.severity === severity))!,
  warnings: warnings.length,
  message: workingTimeSentences(warnings, 'hr').join(' '),
})
