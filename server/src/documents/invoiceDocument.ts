import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/vat'
import { z } from 'zod'
import {
  CompanyBlock,
  basisPointsField,
  centsField,
  dayField,
  hundredthsField,
  secondsField,
} from './documentFields.ts'

const CustomerBlock = z.object({
  organisationName: z.string(),
  addressee: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatNumber: z.string(),
})
export type CustomerBlock = z.infer<typeof CustomerBlock>

const WorkedLine = z.object({
  description: z.string(),
  baseRate: centsField,
  /** Of all premiums of the line together. */
  percentage: basisPointsField,
  seconds: secondsField,
  amount: centsField,
})
export type WorkedLine = z.infer<typeof WorkedLine>

const OrderLines = z.object({
  heading: z.string(),
  /** Of the order, where the invoice bills several: with one order its reference is in the head. */
  reference: z.string(),
  baseRate: centsField,
  lines: z.array(WorkedLine),
})
export type OrderLines = z.infer<typeof OrderLines>

const CostLine = z.object({
  description: z.string(),
  amount: hundredthsField,
  units: z.string(),
  cost: centsField,
  total: centsField,
})
export type CostLine = z.infer<typeof CostLine>

/** All that stands on an invoice: a snapshot, so that the same data makes the same document for ever. */
export const InvoiceDocument = z.object({
  company: CompanyBlock,
  customer: CustomerBlock,
  /** Null for a concept: it has no number, and cannot be paid. */
  number: z.string().nullable(),
  date: dayField,
  dueDate: dayField,
  paymentTermDays: z.int(),
  internalReference: z.string(),
  externalReference: z.string(),
  reference: z.string(),
  period: z.object({ start: dayField, end: dayField }).nullable(),
  orders: z.array(OrderLines),
  freeCosts: z.array(CostLine),
  worked: secondsField,
  vatPercentage: z.literal(VAT_PERCENTAGES),
  totals: z.object({ excludingVat: centsField, vat: centsField, includingVat: centsField }),
  /** Why there is no VAT; printed at 0 % only. */
  disclaimer: z.string(),
  structuredCommunication: z.string().nullable(),
})
export type InvoiceDocument = z.infer<typeof InvoiceDocument>
