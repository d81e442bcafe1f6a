import { sentenceOf } from '@uurwerk/contract/problems'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { customerLabel } from '../../../contracts/month/customerLabel.ts'
import * as texts from '../../../texts/texts.ts'
import { isOneOfSeveral } from '../../../timesheets/contractMonths/isOneOfSeveral.ts'
import { formatEuroNumber } from '../../../ui/format/formatEuroNumber.ts'
import { formatHourNumber } from '../../../ui/format/formatHourNumber.ts'

export type ContractChoice = {
  readonly value: number
  readonly label: string
  readonly customer: string
  readonly description: string
  readonly workedHours: number
  /** The reason why no invoice can be made for the contract; null when an invoice can be made. */
  readonly reason: string | null
  /** The amount of the invoice. Null until the server has answered, and when a worked day has no hourly rate. */
  readonly amount: Amount | null
}

export type Amount = { readonly totalVATExcluded: number; readonly totalVATIncluded: number }

export type Amounts = ReadonlyMap<number, Amount>

/**
 * First the contracts that can be invoiced (rule invoicing-124). When a person has two contracts with one customer in the month, the label
 * contains the number of the contract.
 */
export function contractChoices(
  rows: readonly ContractMonthRow[],
  amounts: Amounts = new Map(),
  month: readonly ContractMonthRow[] = rows,
): readonly ContractChoice[] {
  const isTwice = isOneOfSeveral(month)
  const choices = rows.map((row) => choiceOf(row, amounts.get(row.contractId) ?? null, isTwice(row)))
  return [...choices.filter(({ reason }) => reason === null), ...choices.filter(({ reason }) => reason !== null)]
}

const choiceOf = (row: ContractMonthRow, amount: Amount | null, isTwice: boolean): ContractChoice => ({
  value: row.contractId,
  label: texts.batches.contract(
    row.username,
    customerLabel({ id: row.contractId, customerName: row.customerName }, isTwice),
  ),
  customer: row.customerName,
  workedHours: row.workedHours,
  description: texts.batches.hours(
    formatHourNumber(row.workedHours),
    amount === null ? null : formatEuroNumber(amount.totalVATExcluded),
  ),
  reason: whyNotInBatch(row),
  amount,
})

/** The browser requests only the amounts of the contracts for which an invoice can be made. */
export const readyContracts = (rows: readonly ContractMonthRow[]): readonly number[] =>
  rows.filter((row) => whyNotInBatch(row) === null).map(({ contractId }) => contractId)

/** A missing hourly rate is no reason: HR can choose the contract, and reads in the report that the rate is missing. */
const whyNotInBatch = ({ actions: { invoiceInBatch } }: ContractMonthRow): string | null =>
  invoiceInBatch && sentenceOf(invoiceInBatch)
