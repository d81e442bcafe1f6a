import type { CustomerBilling } from '@uurwerk/contract/invoicing/invoice'
import type { mailStatuses } from '@uurwerk/contract/mailStatuses'
import type { CreditInput } from '@uurwerk/domain/invoicing/credits/creditableInvoice'
import type { DeliveryState } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import type { DeliveryChannel } from '@uurwerk/domain/invoicing/peppol/plannedChannel'
import type { BilledPeriod } from '@uurwerk/domain/invoicing/lines/billedPeriod'
import type { VatPercentage } from '@uurwerk/domain/invoicing/lines/vat'
import type { InvoiceTotals, VatGroup } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import type { OwnExemption, VatCategory, VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import type { CompanyBlock } from '../platform/documents/documentFields.ts'
import type { BilledLine } from './billing/billOf.ts'
import type { FreeCostRow } from '../timesheets/freeCosts/freeCostStore.ts'

export type Billing = z.output<typeof CustomerBilling>

export type MailStatus = (typeof mailStatuses)[number]

export type BilledShift = { readonly start: Instant; readonly end: Instant }

export type InvoiceLineRow = BilledLine & {
  readonly description: string
  /** The days on which the order of this line gives the price. Null for an invoice of an older release. */
  readonly period: BilledPeriod | null
  /** Null for an invoice of an older release, and when the employee was made anonymous. */
  readonly shifts: readonly BilledShift[] | null
}

export type InvoiceSummaryRow = {
  readonly id: number
  readonly version: number
  readonly contractId: number | null
  readonly personId: number | null
  readonly yearMonth: YearMonth | null
  readonly number: string | null
  readonly invoiceOn: Day
  readonly dateChosen: boolean
  readonly subject: string
  readonly customerName: string
  readonly employeeName: string | null
  readonly vatRegime: VatRegime
  readonly ownRegimeName: string | null
  readonly excludingVat: Cents
  readonly includingVat: Cents
  readonly mailedAt: Instant | null
  readonly creditNoteNumber: string | null
  /** The total of all credit notes, including VAT. */
  readonly credited: Cents
  readonly creditNoteMailedAt: Instant | null
  readonly mailStatus: MailStatus | null
  readonly deliveryState: DeliveryState | null
}

/** For an invoice without a contract month: the day or the period in which the service was supplied. */
export type Supply = {
  readonly deliveryOn: Day | null
  readonly period: { readonly start: Day; readonly end: Day } | null
}

export type CreditNoteRow = {
  readonly id: number
  readonly number: string
  readonly date: Day
  readonly reason: string
  readonly kind: CreditInput['kind']
  readonly createdAt: Instant
  readonly mailedAt: Instant | null
  readonly totals: InvoiceTotals
  readonly groups: readonly VatGroup[]
  readonly lines: readonly CreditLineRow[]
  readonly keepsUbl: boolean
}

export type CreditLineRow = {
  /**
   * The position of the credited line of hours on the invoice, starting at 0. `costPosition` is the position of the
   * credited free cost (a cost line that HR typed). Both are null when an amount of a VAT group is credited.
   */
  readonly linePosition: number | null
  readonly costPosition: number | null
  readonly description: string
  /** The quantity is in seconds for hours, in hundredths for a free cost, and null when an amount is credited. */
  readonly quantity: number | null
  readonly amount: Cents
  readonly category: VatCategory
  readonly percentage: VatPercentage | null
}

export type InvoiceMailRow = {
  readonly kind: string
  readonly creditNoteId: number | null
  readonly requestedAt: Instant
  readonly recipients: string[]
  readonly status: MailStatus
  readonly attempts: { at: Instant; result: string; detail: string }[]
}

export type DeliveryOfInvoice = {
  readonly id: number
  readonly creditNoteId: number | null
  readonly receiver: string
  readonly state: DeliveryState
  /** True when an earlier call to the access point may have sent the document. */
  readonly mayHaveLeft: boolean
  readonly detail: string
  readonly contradicted: boolean
  readonly requestedAt: Instant
  readonly sentAt: Instant | null
  readonly deliveredAt: Instant | null
  /** True when a mail brought the document to the customer after this delivery. */
  readonly mailedAfterwards: boolean
  readonly events: readonly { readonly at: Instant; readonly kind: string; readonly detail: string }[]
}

/** An invoice with all its parts. Moments are seconds since 1970. */
export type InvoiceRow = InvoiceSummaryRow & {
  readonly numberYear: number | null
  readonly numberSequence: number | null
  readonly confirmedAt: Instant | null
  /** True after the retention term: the documents and the name of the employee are deleted. */
  readonly documentsForgotten: boolean
  /** True when the UBL of the invoice is stored. Each credit note has its own UBL. */
  readonly keepsUbl: boolean
  /** True while this invoice prevents a second invoice of its contract month. */
  readonly live: boolean
  readonly vatChosen: boolean
  /** True when nobody chose a VAT regime for the contract or for the customer. */
  readonly vatUnchosen: boolean
  /**
   * For a concept invoice from a timesheet: the last invoice of the customer that has a number and is not credited,
   * with its VAT regime. Null when somebody chose a VAT regime after that invoice.
   */
  readonly vatBefore: { readonly number: string; readonly regime: VatRegime; readonly name: string | null } | null
  readonly ownRegimes: readonly OwnExemption[]
  readonly storedVat: readonly VatGroup[] | null
  readonly vat: Cents
  readonly contactMail: string
  readonly internalReference: string
  readonly externalReference: string
  readonly reference: string
  /** The number that the buyer gave to its order (field BT-13). */
  readonly purchaseOrder: string
  /** The current purchase order numbers of the orders that the invoice bills. */
  readonly purchaseOrders: readonly string[]
  readonly projectReference: string
  readonly accountingReference: string
  readonly supply: Supply
  readonly disclaimer: string
  readonly billing: Billing
  /** The data of our company at the moment of 'Factureren'; the current data for a concept invoice. */
  readonly seller: CompanyBlock
  readonly worked: Seconds
  readonly shiftsTotal: Cents
  readonly lines: readonly InvoiceLineRow[]
  readonly costs: readonly FreeCostRow[]
  readonly emails: readonly { emailAddress: string; confirmedAt: Instant | null; confirmer: string | null }[]
  readonly creditNotes: readonly CreditNoteRow[]
  readonly mails: readonly InvoiceMailRow[]
  /** The way in which the customer wants its documents: by mail or over Peppol. */
  readonly channel: DeliveryChannel
  readonly peppolSetUp: boolean
  /** The deliveries over Peppol of the invoice and its credit notes, the latest first. */
  readonly deliveries: readonly DeliveryOfInvoice[]
  readonly history: readonly { at: Instant; by: string | null; action: string; changes: Record<string, unknown> }[]
}
