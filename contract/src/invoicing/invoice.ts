import { z } from 'zod'
import { DOCUMENT_LANGUAGES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { DELIVERY_STATES } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { DELIVERY_CHANNELS } from '@uurwerk/domain/invoicing/peppol/plannedChannel'
import { ConfirmedEmail } from '../customers/customers.ts'
import { actions, resource, Warning } from '../hal.ts'
import { CreditFacts, CreditNote } from './creditNotes.ts'
import { mailStatuses } from '../mailStatuses.ts'
import { FreeCost } from '../timesheets/freeCost.ts'
import { VatGroup } from './vatGroup.ts'
import { RegimeCode } from '../customers/regimeCode.ts'

export const invoiceStatuses = ['CREATED', 'CONFIRMED', 'MAILED', 'CREDIT_NOTED'] as const
export const InvoiceStatus = z.enum(invoiceStatuses)
export type InvoiceStatus = z.output<typeof InvoiceStatus>

export const InvoiceLine = z.object({
  orderId: z.number(),
  /** The customer's reference of the order (the period with this rate), or else our own, or ''. */
  orderReference: z.string(),
  description: z.string(),
  premium: z.enum(['LATE', 'NIGHT', 'SATURDAY', 'HOLIDAY', 'INTERRUPTED']).nullable(),
  callout: z.enum(['CALL_OUT_24', 'CALL_OUT_48']).nullable(),
  /**
   * The sum of the percentages of the premium and the call-out (a shift for which the employee was called a short time
   * ahead).
   */
  percentage: z.number(),
  /** The number of hours, with up to six decimals. */
  quantity: z.number(),
  baseRate: z.number(),
  unitPrice: z.number(),
  amount: z.number(),
  /** The parts are sorted by time (rule invoicing-98). Null when an older release made the invoice. */
  shifts: z
    .array(
      z.object({
        startDate: z.string(),
        /** The start of the part as a clock time in Brussels, such as '20:45'. `end` is the end of the part. */
        start: z.string(),
        end: z.string(),
        /** The seconds add up exactly to the billed time of the line. Decimal hours would have rounding errors. */
        seconds: z.number(),
      }),
    )
    .nullable(),
})

export const CustomerBilling = z.object({
  organisationName: z.string(),
  financialSupervisorReference: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  vat: z.string(),
  /** True when the buyer is a private person. Absent in an invoice of an older release. */
  privatePerson: z.boolean().optional(),
  enterpriseNumber: z.string().optional(),
  vatId: z.string().optional(),
  legacyVat: z.string().optional(),
  peppolId: z.string().optional(),
  documentLanguage: z.enum(DOCUMENT_LANGUAGES).optional(),
  buyerReference: z.string().optional(),
  embedTimesheet: z.boolean().optional(),
  paymentTerm: z.number(),
  wantsConcatenatedDocuments: z.boolean(),
})

export const invoiceSummary = {
  id: z.number(),
  version: z.number(),
  invoiceNr: z.string().nullable(),
  invoiceDate: z.string(),
  status: InvoiceStatus,
  subject: z.string(),
  contractId: z.number().nullable(),
  userId: z.number().nullable(),
  yearMonth: z.string().nullable(),
  companyName: z.string(),
  employeeName: z.string().nullable(),
  vatRegime: RegimeCode,
  vatRegimeName: z.string(),
  totalVATExcluded: z.number(),
  totalVATIncluded: z.number(),
  /**
   * The number of the latest credit note; null when the invoice has none. The status MAILED alone does not tell whether
   * the invoice or its credit note was mailed.
   */
  creditNoteNr: z.string().nullable(),
  /** The total of all credit notes, including VAT. */
  creditedAmount: z.number(),
  /** The status of the credit note's last mail, or else of the invoice's last mail. Null when no mail exists. */
  mailStatus: z.enum(mailStatuses).nullable(),
  /**
   * The state of the delivery over Peppol of the latest credit note, or of the invoice when it has no credit note. When
   * an earlier document of the invoice did not arrive, this field has the state of that document. Null when the
   * document was never sent over Peppol, and when it did not arrive over Peppol but was mailed after that.
   */
  deliveryState: z.enum(DELIVERY_STATES).nullable(),
}

/**
 * The result is 'sent', 'refused' or 'unclear', and `detail` gives the reason. After 'refused', the server tries again
 * with longer and longer pauses. After 'unclear', the server never tries again automatically.
 */
const MailAttempt = z.object({
  at: z.string(),
  recipients: z.array(z.string()),
  result: z.string(),
  detail: z.string(),
})

/** The access point is the service that sends the documents over Peppol, and reports about them. */
const Delivery = z.object({
  channel: z.enum(DELIVERY_CHANNELS),
  /** How 'Verzenden' sends the documents now; null when Uurwerk does not send them. */
  planned: z.enum(['peppol', 'mail']).nullable(),
  /** The channels that HR can choose for this invoice instead of the planned one. */
  otherChannels: z.array(z.enum(['peppol', 'mail'])),
  /** True when the law requires an e-invoice to this customer. */
  duty: z.boolean(),
  state: z.enum(DELIVERY_STATES).nullable(),
  /** The Peppol address of the buyer; null when the document has no UBL file. */
  receiver: z.string().nullable(),
  /** The deliveries over Peppol, the latest first. */
  deliveries: z.array(
    z.object({
      id: z.number(),
      /** The id of the delivered credit note; null when the delivered document is the invoice. */
      creditNoteId: z.number().nullable(),
      number: z.string(),
      receiver: z.string(),
      state: z.enum(DELIVERY_STATES),
      detail: z.string(),
      /** True when a report of the access point contradicts an earlier state. */
      contradicted: z.boolean(),
      requestedAt: z.string(),
      sentAt: z.string().nullable(),
      deliveredAt: z.string().nullable(),
      /** True when a mail brought the document to the customer after this delivery. */
      mailedAfterwards: z.boolean(),
      /** The calls to the access point and all its reports, the latest first. */
      events: z.array(z.object({ at: z.string(), kind: z.string(), detail: z.string() })),
    }),
  ),
})

export const Invoice = resource({
  ...invoiceSummary,
  vatpercentage: z.number(),
  vatAmount: z.number(),
  vatBreakdown: z.array(VatGroup),
  dueDate: z.string(),
  paymentReference: z.string().nullable(),
  iban: z.string(),
  /**
   * The reason why the invoice has no UBL file. Null when the invoice has a UBL file, and when it will get one with its
   * number.
   */
  ublMissing: z.string().nullable(),
  ublMissingCode: z.string().nullable(),
  /** The warnings that HR sees before 'Factureren'. The list is empty for an invoice with a number. */
  finishWarnings: z.array(z.string()),
  contactMail: z.string(),
  confirmedEmailDtos: z.array(ConfirmedEmail.extend({ actions: actions('confirm') })),
  internalReference: z.string(),
  externalReference: z.string(),
  reference: z.string(),
  /**
   * The number of the buyer's purchase order. `projectReference` and `accountingReference` are references of the buyer
   * too.
   */
  purchaseOrder: z.string(),
  projectReference: z.string(),
  accountingReference: z.string(),
  /**
   * The day of the work, for an invoice without a month. `periodStart` and `periodEnd` are the first and the last day
   * of the work.
   */
  deliveryDate: z.string().nullable(),
  periodStart: z.string().nullable(),
  periodEnd: z.string().nullable(),
  disclaimer: z.string(),
  lines: z.array(InvoiceLine),
  freeCosts: z.array(FreeCost),
  latestSentDate: z.string().nullable(),
  billDto: z.object({ totalWorkedHours: z.number(), totalAmountAllShifts: z.number() }),
  customerBillingDto: CustomerBilling,
  /** The latest credit note of the invoice. `creditNotes` has all credit notes, the latest first. */
  creditNote: CreditNote.nullable(),
  creditNotes: z.array(CreditNote),
  delivery: Delivery,
  /** The facts of the rules on credit notes; null for a concept invoice. */
  creditFacts: CreditFacts.nullable(),
  mails: z.array(
    z.object({
      kind: z.string(),
      requestedAt: z.string(),
      recipients: z.array(z.string()),
      status: z.enum(mailStatuses),
      attempts: z.array(MailAttempt),
    }),
  ),
  /**
   * The history of the invoice, newest first. The actions are 'confirm timesheet', 'approve timesheet', 'create
   * invoice', 'edit invoice', 'finish invoice', 'send invoice', 'mail invoice', 'credit invoice' and those of a
   * delivery over Peppol. 'mail invoice' means that a mail server accepted the mail. No person does this action.
   */
  history: z.array(
    z.object({
      at: z.string(),
      by: z.string().nullable(),
      action: z.string(),
      changes: z.record(z.string(), z.unknown()),
    }),
  ),
  /**
   * `sendByMail` and `sendOverPeppol` are the action `send` with a fixed channel. `credit` credits the rest of the
   * invoice on the earliest possible date. `retryDelivery` is refused with 'peppol_state' and the state 'unclear' until
   * HR confirms that the document did not arrive.
   */
  actions: actions(
    'edit',
    'delete',
    'finish',
    'send',
    'credit',
    'releaseMonth',
    'download',
    'downloadUbl',
    'downloadCreditNote',
    'downloadCreditNoteUbl',
    'retryDelivery',
    'cancelDelivery',
    'confirmReceipt',
    'sendByMail',
    'sendOverPeppol',
  ),
  ...Warning,
})
