import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { Day } from '@uurwerk/domain/time/day'
import { lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { download } from '../../../app/api/request/download.ts'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'

/** A step that HR can take in a row of the list, or a screen that HR can open from the row. */
export type StepName =
  | 'approve'
  | 'disapprove'
  | 'remind'
  | 'confirm'
  | 'reopen'
  | 'lock'
  | 'unlock'
  | 'sheet'
  | 'planning'
  | 'edit'
  | 'payroll'
  | 'invoice'
  | 'pdf'

export type RowStep = {
  readonly name: StepName
  /** The keyboard key that HR presses for this step, while the focus is in the row. */
  readonly key: string
  readonly refusal: RefusalOf | null
  /** The address of the screen that the step opens. */
  readonly to?: string
}

export type TakeStep = (row: ContractMonthRow, name: StepName) => unknown

export type InMonth = { readonly yearMonth: YearMonth; readonly today: Day }

export const KEY_OF: Readonly<Record<StepName, string>> = {
  approve: 'g',
  disapprove: 'g',
  remind: 'n',
  confirm: 'b',
  reopen: 'h',
  lock: 'v',
  unlock: 'u',
  sheet: 'd',
  planning: 'p',
  edit: 's',
  payroll: 'l',
  invoice: 'f',
  pdf: 't',
}

/**
 * The step that a row offers as a button: the next step of the month. A month that has not ended waits for the
 * employee, so HR can only open the planning. HR confirms a month whose employee cannot sign in any more (rule
 * timesheets-65).
 */
export function nextStepOf(row: ContractMonthRow, { yearMonth, today }: InMonth): StepName {
  const { actions, confirmedForInvoice, invoiced } = row
  if (actions.approve === null) return 'approve'
  if (confirmedForInvoice || invoiced) return 'invoice'
  if (today <= lastDayOf(yearMonth)) return 'planning'
  return actions.remind?.code === 'cannot_confirm_themselves' ? 'confirm' : 'remind'
}

/** All steps of a row in the order of its menu: first the steps of the month, then the screens about the month. */
export function stepsOf(row: ContractMonthRow, yearMonth: YearMonth): readonly RowStep[] {
  const { actions, confirmedForInvoice } = row
  const approval = confirmedForInvoice ? 'disapprove' : 'approve'
  const planning = actions.lock === null ? 'lock' : 'unlock'
  const names: readonly StepName[] = [approval, 'remind', 'confirm', 'reopen', planning, ...SCREENS]
  return names.map((name) => ({
    name,
    key: KEY_OF[name],
    refusal: refusalOf(row, name),
    to: addressOf(name, row, yearMonth),
  }))
}

/** The reason why a step of a row is not possible, also for a step that the menu of the row leaves out. */
export function refusalOf({ actions }: ContractMonthRow, name: StepName): RefusalOf | null {
  const refusals: Partial<Record<StepName, RefusalOf | null>> = { ...actions, disapprove: actions.withdraw }
  return refusals[name] ?? null
}

/** The step of a keyboard key. A key that the menu of the row leaves out has a step too, so that HR reads the reason. */
export const stepOfKey = (row: ContractMonthRow, yearMonth: YearMonth, key: string): StepName | undefined =>
  stepsOf(row, yearMonth).find((step) => step.key === key)?.name ??
  (Object.keys(KEY_OF) as StepName[]).find((name) => KEY_OF[name] === key)

export const SCREENS: readonly StepName[] = ['sheet', 'planning', 'edit', 'payroll', 'invoice', 'pdf']

/** The address of the screen that a step opens; undefined for a step that changes the month. */
export function addressOf(
  name: StepName,
  { contractId: contract, userId: user }: ContractMonthRow,
  month: YearMonth,
): string | undefined {
  if (name === 'sheet') return paths.adminContractMonth({ contract, month })
  if (name === 'planning') return paths.adminDashboard({ user, contract, month })
  if (name === 'edit') return paths.adminDetails({ user, contract, month })
  if (name === 'payroll') return paths.adminPayrollTimesheet({ user, month })
  return name === 'invoice' ? paths.adminInvoicePreview({ contract, month }) : undefined
}

/**
 * The text on the button of the next step. For an invoiced month the button shows the invoice, and for an approved
 * month it makes the invoice. After a reminder, the button says that HR has reminded the employee today.
 */
export function nextWordOf(name: StepName, row: Pick<ContractMonthRow, 'invoiced' | 'actions'>): string {
  const { steps, next } = texts.contractMonths
  if (name === 'remind' && isReminded(row)) return next.reminded
  return name === 'invoice' ? next[row.invoiced ? 'invoiced' : 'approved'] : steps[name]
}

/** True when the employee has got a reminder today. */
export const isReminded = ({ actions }: Pick<ContractMonthRow, 'actions'>): boolean =>
  actions.remind?.code === 'already_reminded_today'

export const downloadPdf = ({ contractId }: ContractMonthRow, yearMonth: YearMonth): Promise<unknown> =>
  download(downloadTimesheetFor, { params: { contractId, yearMonth } })
