import type { Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'

/** An invoice that is not fully paid, with the facts that a payment can be recognised by. */
export type OpenInvoice = {
  readonly id: number
  readonly number: string
  /** The twelve digits of its structured communication. */
  readonly paymentReference: string
  /** Invoices with the same key are of the same customer. */
  readonly customerKey: string
  readonly customerName: string
  readonly dueOn: Day
  readonly open: Cents
}

/** A part of a bank movement that is booked on an invoice. */
export type Allocation = {
  readonly invoiceId: number
  readonly amount: Cents
  /** Money above what was due: it stays to the customer's credit and does not change the invoice. */
  readonly isSurplus: boolean
}
