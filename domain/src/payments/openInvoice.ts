import type { Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'

/** An invoice with an open amount or a credit, with the facts that help to recognise its payment or its refund. */
export type OpenInvoice = {
  readonly id: number
  readonly number: string
  /** The twelve digits of the invoice's structured communication (payment reference). */
  readonly paymentReference: string
  /** Invoices with the same key belong to the same customer. */
  readonly customerKey: string
  readonly customerName: string
  readonly dueOn: Day
  /** The open amount. It is below zero when the invoice was credited after its payment. */
  readonly open: Cents
  /** The credit of the customer on this invoice: money that no invoice uses yet. */
  readonly credit: Cents
  /** The interest and the compensation that the last reminder asked for and that are not paid yet. */
  readonly claimed: Cents
  readonly creditNotes: readonly string[]
}

/** A part of a bank movement that is booked on an invoice. */
export type Allocation = {
  readonly invoiceId: number
  readonly amount: Cents
  /** Money above the open amount becomes a credit of the customer, and does not change the open amount. */
  readonly isSurplus: boolean
  /** Interest and compensation for a late invoice do not change its open amount. */
  readonly isExtra?: boolean
}
