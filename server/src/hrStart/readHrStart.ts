import type { HrStart, MissingPerson } from '@uurwerk/contract/hrStart/hrStart'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { QueryContext } from '../app/context.ts'
import {
  readTimesheetStates,
  type MissingRow,
  type TimesheetStatesRow,
  type TimesheetSteps,
} from './timesheetStatesStore.ts'
import { absenceSpan, absencesOf, customerHoursDto, turnoverOf, turnoverSpan } from './officeFigures.ts'
import { listAbsenceWeeks, listCustomerHours, readToDo, listTurnover } from './officeFiguresStore.ts'
import { refusalToRemindPerson } from './remindPeople.ts'
import { patternsToFill } from '../planning/rotation/rotationPatterns.ts'
import { unsignedAfterLastReminder } from '../timesheets/customerSide/reminders/unsignedAfterLastReminder.ts'
import type { Day } from '@uurwerk/domain/time/day'
import { formatInstant, toInstant } from '@uurwerk/domain/time/instant'
import { stageOf, TIMESHEET_STAGES, type TimesheetStage } from '@uurwerk/domain/timesheets/timesheetStage'
import { countRequestsToDecide } from '../planning/needRequests/requestStore.ts'
import { countClaimsToDecide } from '../planning/openShifts/claims/claimStore.ts'
import { countSwapsToDecide } from '../planning/swaps/swapStore.ts'
import { countDisputed } from '../timesheets/customerSide/customerSideOf.ts'

type InMonth = { readonly yearMonth: YearMonth; readonly today: Day }
type MonthStand = Pick<HrStart, 'timesheets' | 'missing'>

/** Names the people who have at least one timesheet that is not confirmed (rule timesheets-51). */
function monthStand({ counts, missing, signInDaysAfterEmployment }: TimesheetStatesRow, month: InMonth): MonthStand {
  const countOf = (stage: TimesheetStage) =>
    counts.filter((each) => stageOfTimesheet(each) === stage).reduce((sum, { count }) => sum + count, 0)
  return {
    timesheets: TIMESHEET_STAGES.map((stage) => ({ stage, count: countOf(stage) })),
    missing: missing.map((row) => missingDto({ ...row, signInDaysAfterEmployment }, month)),
  }
}

type MissingInMonth = MissingRow & Pick<TimesheetStatesRow, 'signInDaysAfterEmployment'>

const missingDto = (row: MissingInMonth, month: InMonth): MissingPerson => ({
  userId: row.userId,
  userName: row.userName,
  contracts: row.contracts.map(({ contractId, customerName, ...standing }) => ({
    contractId,
    customerName,
    stage: stageOfTimesheet(standing),
  })),
  lastReminder: row.lastReminder && { ...row.lastReminder, at: formatInstant(toInstant(row.lastReminder.at)) },
  actions: {
    remind: refusalToRemindPerson(
      {
        ...row,
        timesheets: row.contracts.length,
        unconfirmed: row.contracts,
        lastRemindedOn: row.lastReminder?.day ?? null,
      },
      month,
    ),
  },
})

const stageOfTimesheet = ({ locked, confirmed, approved, invoiced }: TimesheetSteps): TimesheetStage =>
  stageOf({ step: approved ? 'approved' : confirmed ? 'completed' : locked ? 'locked' : 'open', invoiced })

/** The data of HR's start page: the state of the requested month, and the figures of the company up to today. */
export async function readHrStart({ db, now, today }: QueryContext, yearMonth: YearMonth): Promise<HrStart> {
  const [stand, toDo, unsignedAfterReminders, toFill, decisions, customers, turnover, absences] = await Promise.all([
    readTimesheetStates(db, yearMonth),
    readToDo(db, yearMonth),
    unsignedAfterLastReminder(db, yearMonth, now),
    patternsToFill(db, today),
    countDecisions({ db, now, today }, yearMonth),
    listCustomerHours(db, yearMonth),
    listTurnover(db, turnoverSpan(today)),
    listAbsenceWeeks(db, absenceSpan(today)),
  ])
  return {
    yearMonth,
    ...monthStand(stand, { yearMonth, today }),
    toDo: { ...toDo, unsignedAfterReminders, ...toFill, ...decisions },
    customers: customers.map(customerHoursDto),
    turnover: turnoverOf(turnover, today),
    absences: absencesOf(absences, today),
  }
}

type Decisions = Pick<HrStart['toDo'], 'requestsToDecide' | 'claimsToDecide' | 'swapsToDecide' | 'disputedTimesheets'>
type Moment = Pick<QueryContext, 'db' | 'now' | 'today'>

/** The number of requests, claims, swaps and disputed timesheets about which HR must decide (rule timesheets-76). */
async function countDecisions({ db, now, today }: Moment, yearMonth: YearMonth): Promise<Decisions> {
  const [requestsToDecide, claimsToDecide, swapsToDecide, disputedTimesheets] = await Promise.all([
    countRequestsToDecide(db, today),
    countClaimsToDecide(db, now),
    countSwapsToDecide(db, now),
    countDisputed(db, yearMonth),
  ])
  return { requestsToDecide, claimsToDecide, swapsToDecide, disputedTimesheets }
}
