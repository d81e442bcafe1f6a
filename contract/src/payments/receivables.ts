import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day } from '../fields.ts'
import { list } from '../hal.ts'

const OpenInvoice = z.object({
  invoiceId: z.number(),
  invoiceNr: z.string(),
  invoiceDate: z.string(),
  dueDate: z.string(),
  /** The total including VAT. */
  total: z.number(),
  /** Below zero when the invoice was credited after it was paid. */
  open: z.number(),
  surplus: z.number(),
  disputed: z.boolean(),
  /** The last reminder; null when there is none. */
  reminder: z.object({ level: z.number(), date: z.string() }).nullable(),
})

/** What is due on a day, the customers by name. */
export const receivables = endpoint({
  method: 'GET',
  path: '/administration/receivables',
  access: 'admin',
  shows: ['payments', 'invoices'],
  summary: 'Wat klanten nog moeten betalen op een dag',
  query: z.object({ on: day('dag').optional() }),
  response: list(
    'receivableDtoList',
    z.object({
      /** The same for all invoices of a customer. */
      customerKey: z.string(),
      customerId: z.number().nullable(),
      customerName: z.string(),
      invoices: z.array(OpenInvoice),
    }),
    { on: z.string() },
  ),
})
