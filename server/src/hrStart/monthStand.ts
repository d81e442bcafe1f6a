import type { HrStart, MissingPerson } from '@uurwerk/contract/hrStart'
import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import type { Day } from '@uurwerk/domain/time/day'
import { formatInstant, toInstant } from '@uurwerk/domain/time/instant'
import { stageOf, TIMESHEET_STAGES, type TimesheetStage } from '@uurwerk/domain/timesheets/timesheetStage'
import type { MissingRow, MonthStandRow, Standing } from './monthStandStore.ts'

type MonthStand = Pick<HrStart, 'timesheets' | 'missing'>

/**
 * The number of timesheets in each stage, and the people who have at least one unconfirmed timesheet (rule
 * timesheets-51).
 */
export function monthStand({ counts, missing, signInDaysAfterEmployment }: MonthStandRow, today: Day): MonthStand {
  const countOf = (stage: TimesheetStage) =>
    counts.filter((each) => stageOfStanding(each) === stage).reduce((sum, { count }) => sum + count, 0)
  return {
    timesheets: TIMESHEET_STAGES.map((stage) => ({ stage, count: countOf(stage) })),
    missing: missing.map((row) => missingDto(row, mayStillSignIn(row, today, signInDaysAfterEmployment))),
  }
}

const missingDto = ({ userId, userName, ...row }: MissingRow, mayReachApp: boolean): MissingPerson => ({
  userId,
  userName,
  contracts: row.contracts.map(({ contractId, customerName, ...standing }) => ({
    contractId,
    customerName,
    stage: stageOfStanding(standing),
  })),
  maySignIn: row.isEmployee && mayReachApp,
  lastReminder: row.lastReminder && { ...row.lastReminder, at: formatInstant(toInstant(row.lastReminder.at)) },
})

const stageOfStanding = ({ locked, confirmed, approved, invoiced }: Standing): TimesheetStage =>
  stageOf({ step: approved ? 'approved' : confirmed ? 'completed' : locked ? 'locked' : 'open', invoiced })
