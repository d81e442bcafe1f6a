import type { HrStart, MissingPerson, OddHours } from '@uurwerk/contract/hrStart'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { QueryContext } from '../app/context.ts'
import { Turn } from '../app/Turn.ts'
import { selectMonthStand, type MissingRow, type MonthStandRow, type Standing } from './monthStandStore.ts'
import { selectShiftsAround, type WorkedRow } from './oddHoursStore.ts'
import { absenceSpan, absencesOf, customerHoursDto, turnoverOf, turnoverSpan } from './officeFigures.ts'
import { selectAbsenceWeeks, selectCustomerHours, selectToDo, selectTurnover } from './officeFiguresStore.ts'
import { reminderFactsOf } from './remindPeople.ts'
import type { Day } from '@uurwerk/domain/time/day'
import { formatInstant, toInstant } from '@uurwerk/domain/time/instant'
import { stageOf, TIMESHEET_STAGES, type TimesheetStage } from '@uurwerk/domain/timesheets/timesheetStage'
import { workingTimeSentences } from '@uurwerk/contract/planning/workingTime'
import {
  WORKING_TIME_SEVERITIES,
  type WorkingTimeWarning,
} from '@uurwerk/domain/planning/workingTime/workingTimeWarning'
import { workingTimeOfMonth } from '@uurwerk/domain/planning/workingTime/workingTimeOfMonth'
import { shiftTimesOf } from '../balances/months/shiftTimesStore.ts'

const MOST_SHOWN = 50

type Odd = { readonly row: WorkedRow; readonly warnings: readonly WorkingTimeWarning[] }

/**
 * The people with working time warnings. People with the most serious warnings come first, then people with the most
 * warnings; equal people are sorted by name (rule timesheets-55). The months of thousands of people are worked out in short turns.
 */
async function oddHours(yearMonth: YearMonth, rows: readonly WorkedRow[]): Promise<HrStart['oddHours']> {
  const turn = new Turn()
  const people: Odd[] = []
  for (const row of rows) {
    const warnings = warningsOf(yearMonth, row)
    if (warnings.length > 0) people.push({ row, warnings })
    if (turn.isOver) await turn.next()
  }
  people.sort((a, b) => strongOf(b) - strongOf(a) || b.warnings.length - a.warnings.length)
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

type MonthStand = Pick<HrStart, 'timesheets' | 'missing'>

/**
 * The number of timesheets in each stage, and the people who have at least one unconfirmed timesheet (rule
 * timesheets-51).
 */
function monthStand({ counts, missing, signInDaysAfterEmployment }: MonthStandRow, today: Day): MonthStand {
  const countOf = (stage: TimesheetStage) =>
    counts.filter((each) => stageOfStanding(each) === stage).reduce((sum, { count }) => sum + count, 0)
  return {
    timesheets: TIMESHEET_STAGES.map((stage) => ({ stage, count: countOf(stage) })),
    missing: missing.map((row) => missingDto({ ...row, signInDaysAfterEmployment }, today)),
  }
}

type MissingInMonth = MissingRow & Pick<MonthStandRow, 'signInDaysAfterEmployment'>

const missingDto = (row: MissingInMonth, today: Day): MissingPerson => ({
  userId: row.userId,
  userName: row.userName,
  ...reminderFactsOf(
    {
      ...row,
      timesheets: row.contracts.length,
      unconfirmed: row.contracts,
      lastRemindedOn: row.lastReminder?.day ?? null,
    },
    today,
  ),
  contracts: row.contracts.map(({ contractId, customerName, ...standing }) => ({
    contractId,
    customerName,
    stage: stageOfStanding(standing),
  })),
  lastReminder: row.lastReminder && { ...row.lastReminder, at: formatInstant(toInstant(row.lastReminder.at)) },
})

const stageOfStanding = ({ locked, confirmed, approved, invoiced }: Standing): TimesheetStage =>
  stageOf({ step: approved ? 'approved' : confirmed ? 'completed' : locked ? 'locked' : 'open', invoiced })

/** The data of HR's start page: the state of the requested month, and the figures of the company up to today. */
export async function readHrStart({ db, today }: QueryContext, yearMonth: YearMonth): Promise<HrStart> {
  const [stand, toDo, worked, customers, turnover, absences] = await Promise.all([
    selectMonthStand(db, yearMonth),
    selectToDo(db, yearMonth),
    selectShiftsAround(db, yearMonth),
    selectCustomerHours(db, yearMonth),
    selectTurnover(db, turnoverSpan(today)),
    selectAbsenceWeeks(db, absenceSpan(today)),
  ])
  return {
    yearMonth,
    ...monthStand(stand, today),
    toDo,
    oddHours: await oddHours(yearMonth, worked),
    customers: customers.map(customerHoursDto),
    turnover: turnoverOf(turnover, today),
    absences: absencesOf(absences, today),
  }
}
