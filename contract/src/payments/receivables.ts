import type { InvoiceMoney } from '@uurwerk/domain/payments/customerCredit'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredCents, day } from '../fields.ts'
import { list } from '../hal.ts'

const OpenInvoice = z.object({
  invoiceId: z.number(),
  invoiceNr: z.string(),
  invoiceDate: z.string(),
  dueDate: z.string(),
  /** The total of the invoice including VAT. */
  total: z.number(),
  /** The open amount of the invoice. It is below zero when the invoice was credited after its payment. */
  open: z.number(),
  surplus: z.number(),
  /** The facts of the rule that decides whether HR can book a bank movement on the invoice. */
  money: z.object({
    open: answeredCents,
    surplus: answeredCents,
    claims: answeredCents,
  }) satisfies z.ZodType<InvoiceMoney>,
  disputed: z.boolean(),
  reminder: z.object({ level: z.number(), date: z.string() }).nullable(),
})

export const receivables = endpoint.get('/administration/receivables', {
  access: 'admin',
  shows: ['payments', 'invoices'],
  summary: 'Wat klanten nog moeten betalen op een dag',
  query: z.object({ on: day('dag').optional() }),
  response: list(
    'receivableDtoList',
    z.object({
      /** The key of the customer. All invoices of a customer have the same key. */
      customerKey: z.string(),
      customerId: z.number().nullable(),
      customerName: z.string(),
      invoices: z.array(OpenInvoice),
    }),
    { on: z.string() },
  ),
})
