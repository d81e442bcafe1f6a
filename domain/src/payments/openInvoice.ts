import type { Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'

/** An invoice that is not fully paid, with the facts that help to recognise its payment. */
export type OpenInvoice = {
  readonly id: number
  readonly number: string
  /** The twelve digits of the invoice's structured communication. */
  readonly paymentReference: string
  /** Invoices with the same key belong to the same customer. */
  readonly customerKey: string
  readonly customerName: string
  readonly dueOn: Day
  readonly open: Cents
}

/** A part of a bank movement that is booked on an invoice. */
export type Allocation = {
  readonly invoiceId: number
  readonly amount: Cents
  /**
   * True for money above the open amount of the invoice. This money becomes the customer's credit and does not change
   * the invoice.
   */
  readonly isSurplus: boolean
}
