import {
  convertWorkedShiftFor,
  createWorkedShiftFor,
  editWorkedShiftFor,
  removeWorkedShiftFor,
  type FullTimesheet,
} from '@uurwerk/contract/timesheets/fullTimesheet'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import { hoursOf, sumSeconds } from '@uurwerk/domain/money/seconds'
import { hasDayOutsideSickLeave } from '@uurwerk/domain/employment/isOnProlongedSickLeave'
import type { ContractMonthFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { refusalToEnterInMonth } from '@uurwerk/domain/planning/worked/refusalToEnterInMonth'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { invoiceStatusOf } from '@uurwerk/domain/invoicing/steps/invoiceStatus'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { addFreeCost, editFreeCost, removeFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import {
  confirmMonthFor,
  lockMonthFor,
  reopenMonth,
  toggleApproval,
  unlockMonth,
} from '@uurwerk/contract/timesheets/contractMonths'
import { refusalOfInvoicedMonth } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/confirmation/refusalToConfirm'
import { stepsForHr } from '@uurwerk/domain/timesheets/stepsForHr'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { absenceDto } from '../../absences/absenceDto.ts'
import { absenceRows } from '../../absences/absenceRows.ts'
import { readMonthBalance } from '../../balances/months/readMonthBalance.ts'
import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { monthStateDto } from '../../contracts/months/monthStateDto.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import {
  readFullTimesheet,
  type FullTimesheetRow,
  type ConfirmationRow,
  type ReopeningRow,
} from './fullTimesheetStore.ts'
import { contractMonthFactsOf } from '../../planning/shifts/shiftFactsOf.ts'
import { customerSideOf } from '../customerSide/customerSideOf.ts'
import { workedShiftDtos } from '../workedShifts/workedShiftDto.ts'
import { orderDto } from '../../contracts/orders/orderDto.ts'
import { bonusRateDto } from '../../customers/bonusRates/bonusRateDto.ts'
import { freeCostDto } from '../freeCosts/freeCostDto.ts'
import type { ContractMonth } from '../../contracts/months/contractMonthStore.ts'
import { action, actionLinks } from '../../app/actionLinks.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { QueryContext } from '../../app/context.ts'

type Confirmation = NonNullable<FullTimesheet['confirmation']>
type Reopening = FullTimesheet['reopenings'][number]

/**
 * The answer about a confirmation has the shifts of that moment, so that HR can see what changed after the
 * confirmation.
 */
const confirmationDto = (row: ConfirmationRow, contract: ContractMonth): Confirmation => ({
  confirmedAt: formatInstant(row.at),
  confirmedBy: row.by,
  reason: row.reason,
  daysAhead: row.daysAhead,
  workedShiftDtos: workedShiftDtos(row.shifts, [contract]),
})

const reopeningDto = (row: ReopeningRow, contract: ContractMonth): Reopening => ({
  reopenedAt: formatInstant(row.at),
  reopenedBy: row.by,
  reason: row.reason,
  workedShiftDtos: workedShiftDtos(row.shifts, [contract]),
})

type Billing = Pick<FullTimesheet, 'orders' | 'bonusRateDtos' | 'freeCosts' | 'invoiceDtos'>

/** The hourly rates, the free costs (costs that HR types) and the invoices of a timesheet. */
const billingOf = (row: FullTimesheetRow): Billing => ({
  orders: row.orders.map(orderDto),
  bonusRateDtos: row.bonusRates.map(bonusRateDto),
  freeCosts: row.freeCosts.map(freeCostDto),
  invoiceDtos: row.invoices.map(({ id, number, mailed, creditNote }) => ({
    id,
    invoiceNr: number,
    status: invoiceStatusOf({
      number,
      creditNote,
      mailed: { invoice: mailed, creditNote: creditNote?.mailed ?? false },
    }),
  })),
})

type Input = { readonly contractId: number; readonly yearMonth: YearMonth; readonly today: Day }

/** The worked hours are those of the contract, and the balance is that of the person (rule balances-77). */
export async function fullTimesheet(db: Database, input: Input): Promise<FullTimesheet> {
  const { contractId, yearMonth, today } = input
  const row = orNotFound(await readFullTimesheet(db, input))
  const person = { personId: row.personId, yearMonth, from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) }
  const [absences, balance, customerSide] = await Promise.all([
    absenceRows(db, person),
    readMonthBalance(db, person),
    customerSideOf(db, input),
  ])
  const contract = orNotFound(row.contracts.find((month) => month.contractId === contractId))
  const facts = contractMonthFactsOf(
    { ...row, ...contract, contract: row.contractPeriod },
    { ...input, actingAs: 'hr' },
  )
  return {
    contractId,
    userId: row.personId,
    username: row.username,
    customerId: row.customerId,
    customerName: row.customerName,
    isOneOfSeveral: contractMonthsIn(yearMonth, row.contracts).some(
      (other) => other.contractId !== contractId && other.customerId === row.customerId,
    ),
    employee: row.kind === 'employee',
    yearMonth,
    ...monthStateDto(contract),
    changedByAdmin: row.confirmation?.changedByAdmin ?? false,
    confirmation: row.confirmation === null ? null : confirmationDto(row.confirmation, contract),
    reopenings: row.reopenings.map((reopening) => reopeningDto(reopening, contract)),
    customerSide,
    onProlongedSickLeave: !hasDayOutsideSickLeave(row.prolongedSickLeaves, yearMonth),
    workedShiftDtos: workedShiftDtos(row.worked, [contract]),
    absenceDtos: absences.map(absenceDto),
    holidayDtos: holidaysIn(yearMonth, row.extraHolidays),
    ...billingOf(row),
    ...monthArrowsOf(yearMonth, { contracts: row.contracts, today }),
    workedHoursMinusAbsences: hoursOf(sumSeconds(row.worked.map(({ worked }) => worked))),
    timeSheetHoursDto: balance.timeSheetHoursDto,
    removedRecupHolidays: [],
    undoId: null,
    facts,
    ...actionsOfFullTimesheet(facts, contract, row),
  }
}

type Actions = FullTimesheet['actions']

const NOT_FOUND = { code: 'not_found' } as const

/** When the contract is not active in the month, there is no timesheet, so no action is possible. */
function actionsOfFullTimesheet(
  facts: ContractMonthFacts,
  contract: ContractMonth,
  row: Pick<FullTimesheetRow, 'contracts' | 'personId' | 'freeCosts' | 'kind' | 'invoices'>,
) {
  const { contractId, yearMonth, today } = facts
  const state = timesheetState(contract)
  const isActive = contractMonthsIn(yearMonth, row.contracts).includes(contract)
  // The first invoice in the list is the newest; the older ones are credited.
  const ofInvoice = refusalOfInvoicedMonth(state, row.invoices[0]?.number)
  const allowed: Actions = {
    ...stepsForHr({ yearMonth, today, state }),
    addShift: refusalToEnterInMonth(facts),
    payroll: refusalToReadPayroll(row.kind),
    complete: refusalToConfirm({ yearMonth, today, state }),
    changeCosts: ofInvoice,
    invoice: ofInvoice,
    download: null,
  }
  const actions = isActive
    ? allowed
    : (Object.fromEntries(Object.keys(allowed).map((name) => [name, NOT_FOUND])) as Actions)
  const params = { contractId, yearMonth }
  const costs = { ...params, userId: row.personId }
  const ofCost = row.freeCosts.length === 0 ? NOT_FOUND : actions.changeCosts
  const approval = actions.approve === null ? null : actions.withdraw
  return {
    actions,
    _links: actionLinks([
      action(createWorkedShiftFor, params, actions.addShift),
      action(editWorkedShiftFor, params, actions.correct),
      action(removeWorkedShiftFor, params, actions.correct),
      action(convertWorkedShiftFor, params, actions.correct),
      action(addFreeCost, costs, actions.changeCosts),
      action(editFreeCost, costs, ofCost),
      action(removeFreeCost, costs, ofCost),
      action(lockMonthFor, params, actions.lock),
      action(unlockMonth, params, actions.unlock),
      action(confirmMonthFor, params, actions.complete),
      action(reopenMonth, params, actions.reopen),
      action(toggleApproval, params, approval),
      action(downloadTimesheetFor, params, actions.download),
    ]),
  }
}

/** The timesheet shows absences, so an audit entry records that HR read it (rule timesheets-40). */
export async function readTimesheetForHr(
  context: QueryContext,
  { contractId, yearMonth }: Omit<Input, 'today'>,
): Promise<FullTimesheet> {
  const full = await fullTimesheet(context.db, { contractId, yearMonth, today: context.today })
  await recordCallerAct(context, {
    action: 'read timesheet',
    entity: 'timesheet',
    entityId: contractId,
    personId: full.userId,
    after: { yearMonth },
  })
  return full
}
