import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/vat'
import { z } from 'zod'
import { ConfirmedEmail } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { choice, choiceOfNumbers, day, email, euros, flag, id, optionalText, text, textOr, version, yearMonth } from './fields.ts'
import { list, resource, Warning } from './hal.ts'
import { messages } from './messages.ts'

export const invoiceStatuses = ['CREATED', 'CONFIRMED', 'MAILED', 'CREDIT_NOTED'] as const
export const InvoiceStatus = z.enum(invoiceStatuses)
export type InvoiceStatus = z.output<typeof InvoiceStatus>

export const mailStatuses = ['queued', 'sent', 'failed', 'unclear'] as const

const AccountingCost = z.object({ id: z.number(), name: z.string(), billingCode: z.string() })

export const FreeCost = z.object({
  id: z.number(),
  description: z.string(),
  amount: z.number(),
  units: z.string(),
  cost: z.number(),
  total: z.number(),
  accountingCost: AccountingCost,
})

export const InvoiceLine = z.object({
  orderId: z.number().nullable(),
  description: z.string(),
  premium: z.enum(['LATE', 'NIGHT', 'SATURDAY', 'HOLIDAY', 'INTERRUPTED']).nullable(),
  callout: z.enum(['CALL_OUT_24', 'CALL_OUT_48']).nullable(),
  /** Premium and call-out together. */
  percentage: z.number(),
  /** Hours, up to six decimals. */
  quantity: z.number(),
  baseRate: z.number(),
  unitPrice: z.number(),
  amount: z.number(),
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
  paymentTerm: z.number(),
  wantsConcatenatedDocuments: z.boolean(),
})

const invoiceFacts = {
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
  totalVATExcluded: z.number(),
  totalVATIncluded: z.number(),
  /** A mailed credit note shows as MAILED: that there is one is a fact of its own. */
  creditNoteNr: z.string().nullable(),
  /** How the latest mail of the invoice fared, or once credited that of its credit note; null without one. */
  mailStatus: z.enum(mailStatuses).nullable(),
}

/** 'sent', 'refused' (tried again, with growing pauses) or 'unclear' (never tried again by itself); the detail says why. */
const MailAttempt = z.object({ at: z.string(), recipients: z.array(z.string()), result: z.string(), detail: z.string() })

export const Invoice = resource({
  ...invoiceFacts,
  vatpercentage: z.number(),
  vatAmount: z.number(),
  dueDate: z.string(),
  paymentReference: z.string().nullable(),
  iban: z.string(),
  /** The EPC payment text that the QR code carries; null while there is no number. */
  paymentQr: z.string().nullable(),
  contactMail: z.string(),
  confirmedEmailDtos: z.array(ConfirmedEmail),
  internalReference: z.string(),
  externalReference: z.string(),
  reference: z.string(),
  disclaimer: z.string(),
  lines: z.array(InvoiceLine),
  freeCosts: z.array(FreeCost),
  latestSentDate: z.string().nullable(),
  billDto: z.object({ totalWorkedHours: z.number(), totalAmountAllShifts: z.number() }),
  customerBillingDto: CustomerBilling,
  creditNote: z.object({ number: z.string(), date: z.string(), reason: z.string() }).nullable(),
  mails: z.array(
    z.object({
      kind: z.string(),
      requestedAt: z.string(),
      recipients: z.array(z.string()),
      status: z.enum(mailStatuses),
      attempts: z.array(MailAttempt),
    }),
  ),
  /** What happened to it and when, newest first. */
  history: z.array(z.object({ at: z.string(), by: z.string().nullable(), action: z.string(), changes: z.record(z.string(), z.unknown()) })),
  ...Warning,
})

const Invoices = list('invoiceDtoList', z.object(invoiceFacts))

const accountingCost = z.object({ id: id('boekhoudkost') })

/** Text that stays as it is when left out, and may be emptied. */
const leftOrText = (field: string, max: number) => text(field, { min: 0, max }).optional()


const freeCostFields = {
  description: text('omschrijving', { max: 40 }),
  amount: z
    .number({ error: messages.required('aantal') })
    .positive(messages.minValue('aantal', 0.01))
    .max(100_000, messages.maxValue('aantal', 100_000))
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, messages.step('aantal', 0.01)),
  units: text('eenheid', { max: 40 }),
  accountingCostDto: accountingCost,
}

const LARGEST_COST = 1_000_000

/** Takes the accounting cost under either of its names. */
const withAccountingCost = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || !('accountingCost' in value)) return value
    return { accountingCostDto: value.accountingCost, ...value }
  }, schema)

const MonthCost = withAccountingCost(z.object({ ...freeCostFields, cost: euros('kost', 0.01, LARGEST_COST) }))

/** On an invoice itself a cost may be below zero. */
const InvoiceCost = withAccountingCost(
  z.object({
    ...freeCostFields,
    cost: euros('kost', -LARGEST_COST, LARGEST_COST).refine((cost) => cost !== 0, messages.invalid('kost')),
  }),
)

/** One cost, or several. */
const InvoiceCosts = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(InvoiceCost).max(100, messages.maxValue('aantal vrije kosten', 100)),
)

const ContractMonth = z.object({ contractId: id('contract'), userId: id('gebruiker'), yearMonthString: yearMonth('maand') })

/** No order covers the end of the month: the order that can be extended, where there is one. The problem `no_rate` carries it too. */
const RateGap = z.object({
  message: z.string(),
  extension: z
    .object({ orderId: z.number(), startDate: z.string(), endDate: z.string(), baseHourlyRate: z.number() })
    .nullable(),
})

const invoicingProblems = ['reference_unknown', 'no_rate', 'already_invoiced', 'nothing_to_invoice'] as const

export const calculateInvoice = endpoint({
  method: 'POST',
  path: '/administration/invoice/calculate',
  access: 'admin',
  summary: 'Berekenen wat een factuur zou worden; schrijft niets',
  body: ContractMonth,
  response: resource({
    lines: z.array(InvoiceLine),
    freeCosts: z.array(FreeCost),
    totalWorkedHours: z.number(),
    totalVATExcluded: z.number(),
    totalVATIncluded: z.number(),
    warnings: z.array(z.string()),
    rateGap: RateGap.nullable(),
    /** Why no invoice can be made from this month now; null when one can. */
    refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  }),
  problems: ['reference_unknown', 'no_rate'],
})

export const invoiceFromTimesheet = endpoint({
  method: 'POST',
  path: '/administration/invoice/fromTimesheet',
  access: 'admin',
  summary: 'Een factuur maken uit een timesheet',
  body: ContractMonth,
  response: Invoice,
  status: 201,
  problems: invoicingProblems,
})

export const monthInvoices = endpoint({
  method: 'GET',
  path: '/administration/invoice/{yearMonth}/all',
  access: 'admin',
  summary: 'De facturen van een maand',
  response: Invoices,
  large: true,
})

export const contractMonthInvoices = endpoint({
  method: 'GET',
  path: '/administration/invoice/{yearMonth}/{contractId}/all',
  access: 'admin',
  summary: 'De facturen van een contract in een maand',
  response: Invoices,
})

export const liveInvoice = endpoint({
  method: 'GET',
  path: '/administration/invoice/{yearMonth}/{contractId}/find',
  access: 'admin',
  summary: 'De geldige factuur van een contract in een maand, als die er is',
  response: Invoices,
})

export const invoice = endpoint({
  method: 'GET',
  path: '/administration/invoice/{id}',
  access: 'admin',
  summary: 'Een factuur',
  response: Invoice,
})

export const deleteInvoice = endpoint({
  method: 'DELETE',
  path: '/administration/invoice/{id}',
  access: 'admin',
  summary: 'Een concept verwijderen',
  response: resource({}),
  problems: ['invoice_not_concept'],
})

export const finishInvoice = endpoint({
  method: 'PATCH',
  path: '/administration/invoice/{id}/status',
  access: 'admin',
  summary: 'Factureren: de factuur krijgt haar nummer',
  body: z.object({ status: choice('status', ['CONFIRMED']), version }),
  response: Invoice,
  problems: [
    'invoice_already_finished',
    'invoice_total_not_positive',
    'exemption_text_required',
    'seller_incomplete',
    'document_not_made',
    'stale',
  ],
})

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/administration/invoice/{id}/send',
  access: 'admin',
  summary: 'De factuur, of haar creditnota, mailen',
  response: Invoice,
  problems: ['invoice_not_finished', 'email_not_confirmed', 'no_mail_address', 'mail_under_way', 'document_not_made'],
})

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/administration/invoice/{id}/creditnote',
  access: 'admin',
  summary: 'Een creditnota maken',
  body: textOr('date', z.object({ date: day('creditnote datum'), reason: optionalText('reden', 255) })),
  response: Invoice,
  problems: ['invoice_not_finished', 'invoice_already_credited', 'credit_before_invoice', 'document_not_made'],
})

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/administration/invoice/{id}/download',
  access: 'admin',
  summary: 'De factuur als PDF',
  response: { download: 'application/pdf' },
  problems: ['document_not_made'],
})

export const downloadCreditNote = endpoint({
  method: 'GET',
  path: '/administration/invoice/{id}/downloadCreditNote',
  access: 'admin',
  summary: 'De creditnota als PDF',
  response: { download: 'application/pdf' },
  problems: ['no_credit_note'],
})

const LINE = { max: 40 }

const billingFields = (shortest: number) => ({
  organisationName: text('organisatienaam', { min: shortest, ...LINE }),
  financialSupervisorReference: text('aangeschrevene', { min: shortest, ...LINE }),
  street: text('straat', LINE),
  houseNumber: text('huisnummer', LINE),
  postalCode: text('postcode', LINE),
  city: text('stad', LINE),
  country: text('land', LINE).pipe(z.string().regex(/^[A-Z]{2}$/, messages.invalid('land'))),
  vat: text('btw-nummer', { min: 3, ...LINE }),
  paymentTerm: choiceOfNumbers('betaaltermijn', [30, 60, 90]),
  wantsConcatenatedDocuments: flag('factuur en timesheet in één pdf'),
})

const InvoiceEmails = z
  .array(
    z.preprocess(
      (value) => (typeof value === 'string' ? { emailAddress: value } : value),
      z.object({ emailAddress: email('e-mail') }),
    ),
  )
  .max(20, messages.maxValue('aantal e-mails', 20))

/** The names that the specifications use for one thing. */
const withOneName = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'object' || value === null) return value
    const { vatpercentage, freeCosts, freeCostBillingDto, ...rest } = value as Record<string, unknown>
    const costs = freeCosts ?? freeCostBillingDto
    return {
      ...(vatpercentage === undefined ? {} : { VATPercentage: vatpercentage }),
      ...(costs === undefined ? {} : { freeCostBillingDtos: costs }),
      ...rest,
    }
  }, schema)

/** An edit of a concept; what is left out stays as it was, a list that is sent takes the place of the one before. */
export const InvoiceEdit = withOneName(
  z.object({
    version,
    invoiceDate: day('factuurdatum').optional(),
    VATPercentage: choiceOfNumbers('btw-percentage', VAT_PERCENTAGES).optional(),
    contactMail: email('contact e-mail').optional(),
    internalReference: leftOrText('interne referentie', 255),
    externalReference: leftOrText('externe referentie', 255),
    reference: leftOrText('referentie', 255),
    disclaimer: leftOrText('disclaimer', 500),
    subject: leftOrText('onderwerp', 255),
    customerBillingDto: z.object(billingFields(2)).partial().optional(),
    freeCostBillingDtos: InvoiceCosts.optional(),
    confirmedEmailDtos: InvoiceEmails.optional(),
  }),
)

export const editInvoice = endpoint({
  method: 'PUT',
  path: '/administration/invoice/{id}',
  access: 'admin',
  summary: 'Een concept aanpassen',
  body: InvoiceEdit,
  response: Invoice,
  problems: ['stale', 'invoice_not_concept', 'exemption_text_required', 'reference_unknown'],
})

const FreeCosts = list('freeCostDtoList', FreeCost)

export const freeCosts = endpoint({
  method: 'GET',
  path: '/administration/invoice/{yearMonth}/{contractId}/{userId}/freeCost',
  access: 'admin',
  summary: 'De vrije kosten van een contract in een maand',
  response: FreeCosts,
})

export const addFreeCost = endpoint({
  method: 'POST',
  path: '/administration/timesheet/{yearMonth}/{userId}/{contractId}/freeCost',
  access: 'admin',
  summary: 'Een vrije kost toevoegen',
  body: MonthCost,
  response: FreeCosts,
  status: 201,
  problems: ['already_invoiced', 'no_contract_in_month', 'reference_unknown'],
})

export const removeFreeCost = endpoint({
  method: 'POST',
  path: '/administration/timesheet/{yearMonth}/{userId}/{contractId}/deleteFreeCost',
  access: 'admin',
  summary: 'Een vrije kost verwijderen',
  body: z.object({ id: id('vrije kost') }),
  response: FreeCosts,
  problems: ['already_invoiced', 'no_contract_in_month'],
})

export const editFreeCost = endpoint({
  method: 'POST',
  path: '/administration/timesheet/{yearMonth}/{userId}/{contractId}/updateFreeCost',
  access: 'admin',
  summary: 'Een vrije kost aanpassen; de oude is een controle dat niemand ze intussen veranderde',
  body: z.object({
    oldFreeCost: z.object({ id: id('vrije kost'), description: z.string().optional(), amount: z.number().optional(), units: z.string().optional(), cost: z.number().optional() }),
    newFreeCost: MonthCost,
  }),
  response: FreeCosts,
  problems: ['already_invoiced', 'no_contract_in_month', 'reference_unknown', 'stale'],
})

export const accountingCosts = endpoint({
  method: 'GET',
  path: '/administration/accountingcost/all',
  access: 'admin',
  summary: 'De soorten boekhoudkosten',
  response: list('accountingCostDtos', AccountingCost),
})
