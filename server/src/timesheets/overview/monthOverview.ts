import type { ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import {
  refusalToOfferInBatch,
  refusalToInvoiceApproved,
} from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import { personKindOf } from '@uurwerk/domain/people/personKind'
import type { Day } from '@uurwerk/domain/time/day'
import { customerState } from '@uurwerk/domain/timesheets/customerSide/customerState'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { monthStateDto } from '../../contracts/months/monthStateDto.ts'
import { listedState } from '@uurwerk/domain/timesheets/listedState'
import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { refusalToRemind, refusalToRemindOfMonth } from '@uurwerk/domain/timesheets/confirmation/refusalToRemind'
import { isCompleted, TIMESHEET_STEPS } from '@uurwerk/domain/timesheets/timesheetState'
import { stepsForHr } from '@uurwerk/domain/timesheets/stepsForHr'
import type { Database } from '../../platform/db/database.ts'
import { customerMonthOf } from '../customerSide/customerMonthOf.ts'
import { listCustomerMonths } from '../customerSide/customerMonthStore.ts'
import { listMonthOverview, type MonthOverviewRow } from './monthOverviewStore.ts'

type InMonth = { readonly yearMonth: YearMonth; readonly today: Day }

/**
 * HR's list of the timesheets of a month, with the state of the customer's signature of each timesheet (rule
 * contact-17). With `contractIds`, the list has only the rows of these contracts (rule timesheets-85).
 */
export async function monthOverview(
  db: Database,
  { yearMonth, today }: InMonth,
  contractIds?: readonly number[],
): Promise<ContractMonths> {
  const month = { yearMonth, today }
  const rows = await listMonthOverview(db, month, contractIds)
  const answers = await whatCustomersSaid(db, yearMonth, rows)
  return {
    _embedded: {
      contractWithTimeSheetInfoDtoList: rows.map((row) => rowDto(row, month, answers.get(row.contractId) ?? NO_ANSWER)),
    },
    actions: actionsByState(month),
  }
}

function actionsByState(month: InMonth): ContractMonths['actions'] {
  const states = TIMESHEET_STEPS.flatMap((step) =>
    [false, true].flatMap((invoiced) => [false, true].map((employee) => ({ step, invoiced, employee }))),
  )
  return Object.fromEntries(
    states.map((state) => [
      listedState(state),
      {
        ...stepsForHr({ ...month, state }),
        payroll: refusalToReadPayroll(personKindOf(state.employee)),
        remind: refusalToRemindOfMonth({ ...month, completed: isCompleted(state) }),
        invoiceApproved: refusalToInvoiceApproved(state),
        invoiceInBatch: refusalToOfferInBatch(state),
      },
    ]),
  )
}

const NO_ANSWER = { isSigned: false, isDisputed: false }

/** An undefined field is not in the JSON. A copy of the row without such fields would take five times as long. */
function rowDto(row: MonthOverviewRow, month: InMonth, answer: typeof NO_ANSWER) {
  const { approval, isWaived, hasShifts, invoiced } = row
  const state = monthStateDto(row)
  return {
    ...row,
    ...state,
    customerState: customerState({
      ...answer,
      approval,
      isWaived,
      hasShifts,
      confirmed: state.completed,
      invoiced,
    }),
    noReminder: state.completed ? undefined : noReminder(row, month),
    confirmedAt: undefined,
    approvedAt: undefined,
    approval: undefined,
    isWaived: undefined,
    hasShifts: undefined,
    isHeard: undefined,
    isEmployee: undefined,
    employmentEnd: undefined,
    signInDaysAfterEmployment: undefined,
    isRemindedToday: undefined,
  }
}

/**
 * The reason why the person cannot get a reminder. Undefined when a reminder is possible, and also when the state of
 * the month already says that nobody can be reminded. The call that mails the reminders uses the same rules (rule
 * timesheets-84).
 */
function noReminder(row: MonthOverviewRow, month: InMonth) {
  if (refusalToRemindOfMonth({ ...month, completed: false }) !== null) return undefined
  const refusal = refusalToRemind({
    ...month,
    timesheets: 1,
    unconfirmed: 1,
    maySignIn: row.isEmployee && mayStillSignIn(row, month.today, row.signInDaysAfterEmployment),
    lastRemindedOn: row.isRemindedToday ? month.today : null,
  })
  return refusal ?? undefined
}

/**
 * For each contract, whether the customer signed the month or disputes hours. Only months that the customer signed, or
 * about which the customer sent remarks, are read. Their shifts are read too, because a signature counts only for the
 * shifts that were signed.
 */
async function whatCustomersSaid(db: Database, yearMonth: YearMonth, rows: readonly MonthOverviewRow[]) {
  const contractIds = rows.filter(({ isHeard }) => isHeard).map(({ contractId }) => contractId)
  if (contractIds.length === 0) return new Map<number, never>()
  const months = await listCustomerMonths(db, { yearMonth, customerId: null, contractIds })
  return new Map(
    months.map((row) => {
      const { status, signature } = customerMonthOf(row, { yearMonth, maySign: false })
      return [row.contractId, { isSigned: signature !== null, isDisputed: status === 'disputed' }]
    }),
  )
}
