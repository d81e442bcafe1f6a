import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import {
  refusalToOfferInBatch,
  refusalToInvoiceApproved,
} from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import { personKindOf } from '@uurwerk/domain/people/personKind'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalToRemindOfMonth } from '@uurwerk/domain/timesheets/confirmation/refusalToRemind'
import { stepsForHr } from '@uurwerk/domain/timesheets/stepsForHr'
import { isCompleted } from '@uurwerk/domain/timesheets/timesheetState'

const MONTH = { yearMonth: toYearMonth('2026-10'), today: toDay('2026-11-01') }

/**
 * A row of HR's list for the tests, on a day in November: the contract of the employee Joke in October. Its actions are
 * those that the server would allow in the given state of the month.
 */
export function aContractMonthRow(given: Partial<Omit<ContractMonthRow, 'actions'>> = {}): ContractMonthRow {
  const { step = 'open', invoiced = false, employee = true } = given
  const state = { step, invoiced }
  const completed = isCompleted(state)
  return {
    contractId: 11,
    userId: 13,
    username: 'Joke Steverlynck',
    customerName: 'AZ Klaverveld',
    step,
    locked: step !== 'open',
    lockedAt: null,
    completed,
    confirmedForInvoice: step === 'approved',
    invoiced,
    changedByAdmin: false,
    confirmedAhead: false,
    workedHours: 129.2,
    remarks: 0,
    changedSinceExport: false,
    employee,
    hrEmployerId: null,
    internal: false,
    version: 1,
    confirmedByHr: null,
    reopened: null,
    customerState: null,
    ...given,
    actions: {
      ...stepsForHr({ ...MONTH, state }),
      payroll: refusalToReadPayroll(personKindOf(employee)),
      remind: given.noReminder ?? refusalToRemindOfMonth({ ...MONTH, completed }),
      invoiceApproved: refusalToInvoiceApproved(state),
      invoiceInBatch: refusalToOfferInBatch(state),
    },
  }
}
