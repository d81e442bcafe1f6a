import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { Day } from '@uurwerk/domain/time/day'
import { lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { download } from '../../../app/api/request/download.ts'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'

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
  /** The keyboard key that HR presses for this action, while the focus is in the row. */
  readonly key: string
  readonly refusal: RefusalOf | null
  /** The URL of the screen that HR opens. Absent for an action that changes the month. */
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
 * The action that the row offers. While HR cannot approve the month and the month has not ended, the action opens the
 * planning. After the end, HR reminds the employee, or confirms the month when the employee cannot sign in (rule
 * timesheets-65). The state of the month only decides which action is offered; `actions` decides whether it is
 * possible.
 */
export function nextStepOf(row: ContractMonthRow, { yearMonth, today }: InMonth): StepName {
  const { actions, confirmedForInvoice, invoiced } = row
  if (actions.approve === null) return 'approve'
  if (confirmedForInvoice || invoiced) return 'invoice'
  if (today <= lastDayOf(yearMonth)) return 'planning'
  return actions.remind?.code === 'cannot_confirm_themselves' ? 'confirm' : 'remind'
}

/**
 * The actions in the order of the menu: first those that change the month, then the screens about the month. Of two
 * opposite actions, such as locking and unlocking the planning, the menu shows only one.
 */
export function stepsOf(row: ContractMonthRow, yearMonth: YearMonth): readonly RowStep[] {
  const { actions } = row
  const approval = row.confirmedForInvoice ? 'disapprove' : 'approve'
  const planning = actions.lock === null ? 'lock' : 'unlock'
  const names: readonly StepName[] = [approval, 'remind', 'confirm', 'reopen', planning, ...SCREENS]
  return names.map((name) => ({
    name,
    key: KEY_OF[name],
    refusal: refusalOf(row, name),
    to: addressOf(name, row, yearMonth),
  }))
}

/** Why an action is not possible, also for an action that is not in the menu of the row. */
export function refusalOf({ actions }: ContractMonthRow, name: StepName): RefusalOf | null {
  const refusals: Partial<Record<StepName, RefusalOf | null>> = { ...actions, disapprove: actions.withdraw }
  return refusals[name] ?? null
}

/** The key also finds an action that is not in the menu of the row, so that HR reads why it is not possible. */
export const stepOfKey = (row: ContractMonthRow, yearMonth: YearMonth, key: string): StepName | undefined =>
  stepsOf(row, yearMonth).find((step) => step.key === key)?.name ??
  (Object.keys(KEY_OF) as StepName[]).find((name) => KEY_OF[name] === key)

export const SCREENS: readonly StepName[] = ['sheet', 'planning', 'edit', 'payroll', 'invoice', 'pdf']

/** The URL of the screen that an action opens; undefined for an action that changes the month. */
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
 * The text of the button of a row. For an invoiced month, the button opens the invoice. When HR reminded the employee
 * today, the text says this.
 */
export function nextWordOf(name: StepName, row: Pick<ContractMonthRow, 'invoiced' | 'actions'>): string {
  const { steps, next } = texts.contractMonths
  if (name === 'remind' && isReminded(row)) return next.reminded
  return name === 'invoice' ? next[row.invoiced ? 'invoiced' : 'approved'] : steps[name]
}

export const isReminded = ({ actions }: Pick<ContractMonthRow, 'actions'>): boolean =>
  actions.remind?.code === 'already_reminded_today'

export const downloadPdf = ({ contractId }: ContractMonthRow, yearMonth: YearMonth): Promise<unknown> =>
  download(downloadTimesheetFor, { params: { contractId, yearMonth } })
