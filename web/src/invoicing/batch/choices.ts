import { sentenceOf } from '@uurwerk/contract/problems'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { refusalToInvoiceInBatch } from '@uurwerk/domain/invoicing/refusalToInvoiceInBatch'
import { texts } from '../../texts/texts.ts'
import { writtenEuros } from '../../ui/writtenEuros.ts'
import { writtenHours } from '../../ui/writtenHours.ts'

export type ContractChoice = {
  readonly value: number
  readonly label: string
  readonly customer: string
  readonly description: string
  /** Why it would be passed over; null for one that is ready. */
  readonly reason: string | null
  /** What its invoice would come to; null while that is not known, and without a rate. */
  readonly amount: Amount | null
}

export type Amount = { readonly totalVATExcluded: number; readonly totalVATIncluded: number }

export type Amounts = ReadonlyMap<number, Amount>

/** The contracts of a month, those that are ready first, each in the order of the list. */
export function contractChoices(
  rows: readonly ContractMonthRow[],
  amounts: Amounts = new Map(),
): readonly ContractChoice[] {
  const choices = rows.map((row) => choiceOf(row, amounts.get(row.contractId) ?? null))
  return [...choices.filter(({ reason }) => reason === null), ...choices.filter(({ reason }) => reason !== null)]
}

const choiceOf = (row: ContractMonthRow, amount: Amount | null): ContractChoice => ({
  value: row.contractId,
  label: texts.batches.contract(row.username, row.customerName),
  customer: row.customerName,
  description: texts.batches.hours(
    writtenHours(row.workedHours),
    amount === null ? null : writtenEuros(amount.totalVATExcluded),
  ),
  reason: whyNotInBatch(row),
  amount,
})

/** The contracts whose invoice would be made: only of those the amount is worked out. */
export const readyContracts = (rows: readonly ContractMonthRow[]): readonly number[] =>
  rows.filter((row) => whyNotInBatch(row) === null).map(({ contractId }) => contractId)

/** Whether each worked day has a rate is known to the server alone, and stands in its report. */
function whyNotInBatch({ invoiced, completed, confirmedForInvoice }: ContractMonthRow): string | null {
  const refusal = refusalToInvoiceInBatch({
    liveInvoice: invoiced ? { number: null } : null,
    workedDays: [],
    orders: [],
    hasFreeCosts: true,
    completed,
    approved: confirmedForInvoice,
  })
  return refusal === null ? null : sentenceOf(refusal)
}
