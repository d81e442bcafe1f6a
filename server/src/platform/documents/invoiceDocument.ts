import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/lines/vat'
import { RegimeCode } from '@uurwerk/contract/customers/regimeCode'
import { VAT_CATEGORIES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { z } from 'zod'
import {
  CompanyBlock,
  basisPointsField,
  centsField,
  dayField,
  hundredthsField,
  secondsField,
} from './documentFields.ts'

export const CustomerBlock = z.object({
  organisationName: z.string(),
  addressee: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  privatePerson: z.boolean(),
  enterpriseNumber: z.string(),
  vatId: z.string(),
  legacyVat: z.string(),
  peppolId: z.string(),
})
export type CustomerBlock = z.infer<typeof CustomerBlock>

const WorkedLine = z.object({
  description: z.string(),
  baseRate: centsField,
  /** The sum of the percentages of all premiums on the line. */
  percentage: basisPointsField,
  seconds: secondsField,
  amount: centsField,
})
export type WorkedLine = z.infer<typeof WorkedLine>

const PeriodField = z.object({ start: dayField, end: dayField })

const OrderLines = z.object({
  heading: z.string(),
  /** The reference is empty when the invoice has one order, because the head then shows it (rule invoicing-41). */
  reference: z.string(),
  /** The days on which the order gives the price, when the invoice has several orders (rule invoicing-102). */
  period: PeriodField.nullable(),
  baseRate: centsField,
  lines: z.array(WorkedLine),
})
export type OrderLines = z.infer<typeof OrderLines>

const percentage = z.literal(VAT_PERCENTAGES).nullable()

export const LineVat = z.object({
  regime: RegimeCode,
  category: z.enum(VAT_CATEGORIES),
  percentage,
  code: z.string(),
  reason: z.string(),
})
export type LineVat = z.infer<typeof LineVat>

const VatGroup = z.object({
  category: z.enum(VAT_CATEGORIES),
  percentage,
  base: centsField,
  vat: centsField,
  code: z.string(),
  reasons: z.array(z.string()).readonly(),
})

const CostLine = z.object({
  description: z.string(),
  amount: hundredthsField,
  units: z.string(),
  cost: centsField,
  total: centsField,
  vat: LineVat,
})
export type CostLine = z.infer<typeof CostLine>

/** The content of an invoice, as a copy of the data, so that the same content always gives the same document. */
export const InvoiceDocument = z.object({
  company: CompanyBlock,
  customer: CustomerBlock,
  /** The invoice number; null for a concept, which has no number and cannot be paid. */
  number: z.string().nullable(),
  date: dayField,
  dueDate: dayField,
  paymentTermDays: z.int(),
  internalReference: z.string(),
  externalReference: z.string(),
  reference: z.string(),
  purchaseOrder: z.string(),
  /** The next three fields are the project, the account and the reference that the buyer wants on each invoice. */
  projectReference: z.string(),
  accountingReference: z.string(),
  buyerReference: z.string(),
  /** The day of the supply, for an invoice without a period of supply. */
  deliveryDate: dayField.nullable(),
  period: PeriodField.nullable(),
  orders: z.array(OrderLines),
  freeCosts: z.array(CostLine),
  worked: secondsField,
  vat: LineVat,
  vatBreakdown: z.array(VatGroup),
  totals: z.object({ excludingVat: centsField, vat: centsField, includingVat: centsField }),
  structuredCommunication: z.string().nullable(),
})
export type InvoiceDocument = z.infer<typeof InvoiceDocument>
