import { sentenceOf } from '@uurwerk/contract/problems'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { refusalToInvoiceInBatch } from '@uurwerk/domain/invoicing/refusalToInvoiceInBatch'
import { texts } from '../../texts/texts.ts'
import { writtenHours } from '../../ui/writtenHours.ts'

export type ContractChoice = {
  readonly value: number
  readonly label: string
  readonly description: string
  /** Why it would be passed over; null for one that is ready. */
  readonly reason: string | null
}

/** The contracts of a month, those that are ready first, each in the order of the list. */
export function contractChoices(rows: readonly ContractMonthRow[]): readonly ContractChoice[] {
  const choices = rows.map(choiceOf)
  return [...choices.filter(({ reason }) => reason === null), ...choices.filter(({ reason }) => reason !== null)]
}

const choiceOf = (row: ContractMonthRow): ContractChoice => ({
  value: row.contractId,
  label: texts.batches.contract(row.username, row.customerName),
  description: texts.batches.hours(writtenHours(row.workedHours)),
  reason: whyNotInBatch(row),
})

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
