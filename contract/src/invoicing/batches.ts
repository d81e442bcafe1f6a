import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, ids, yearMonth } from '../fields.ts'
import { resource } from '../hal.ts'
import { messages } from '../messages.ts'
import { RegimeCode } from '../customers/regimeCode.ts'

/**
 * The maximum number of contracts in one request. For more contracts, the client sends several requests (rule
 * invoicing-129).
 */
export const MOST_AMOUNTS = 100

const Started = resource({ id: z.number() })

export const invoiceMonths = endpoint.post('/administration/invoice/fromTimesheets', {
  access: 'admin',
  changes: ['invoices'],
  summary: 'Facturen maken uit veel timesheets van één maand, en ze op vraag meteen factureren en mailen',
  body: z.object({
    yearMonthString: yearMonth('maand'),
    contractIds: ids('contracten', 'contract'),
    finish: flag('factureren').default(false),
    /** The server refuses true without `finish`, because an invoice without a number cannot be mailed. */
    send: flag('mailen').default(false),
  }),
  response: Started,
  status: 202,
  problems: ['send_without_finish'],
})

export const monthAmounts = endpoint.post('/administration/invoice/amounts', {
  access: 'admin',
  shows: ['shifts', 'months', 'contracts', 'customers', 'invoices'],
  summary: 'Wat facturen uit veel timesheets van één maand zouden worden; schrijft niets',
  reads: true,
  body: z.object({
    yearMonthString: yearMonth('maand'),
    contractIds: ids('contracten', 'contract').max(MOST_AMOUNTS, messages.maxItems('contracten', MOST_AMOUNTS)),
  }),
  response: resource({
    /** The amounts of the invoice of each contract. The totals are null when a worked day has no hourly rate. */
    amounts: z.array(
      z.object({
        contractId: z.number(),
        /** The VAT regime that the invoice would have. */
        vatRegime: RegimeCode,
        totalVATExcluded: z.number().nullable(),
        totalVATIncluded: z.number().nullable(),
      }),
    ),
  }),
})

export const finishInvoices = endpoint.post('/administration/invoice/finish', {
  access: 'admin',
  changes: ['invoices'],
  summary: 'Veel concepten factureren, en ze op vraag meteen mailen',
  body: z.object({ invoiceIds: ids('facturen', 'factuur'), send: flag('mailen').default(false) }),
  response: Started,
  status: 202,
})

export const sendInvoices = endpoint.post('/administration/invoice/send', {
  access: 'admin',
  changes: ['invoices'],
  summary: 'Veel facturen of creditnota’s mailen',
  body: z.object({ invoiceIds: ids('facturen', 'factuur') }),
  response: Started,
  status: 202,
})

export const job = endpoint.get('/administration/job/{id}', {
  access: 'admin',
  shows: [],
  summary: 'Hoe ver het werk aan veel tegelijk staat, en wat er van elk werd',
  query: z.object({
    /** The number of results of the batch that the client already has. */
    after: z
      .string()
      .regex(/^\d{1,9}$/, messages.invalid('vanaf'))
      .transform(Number)
      .default(0),
  }),
  response: resource({
    id: z.number(),
    status: z.enum(['queued', 'running', 'done']),
    /** The number of items at the beginning of the batch that have a result. */
    done: z.number(),
    total: z.number(),
    /** The results in the order of the request. The first `after` results are left out: the client has them already. */
    results: z.array(
      z.object({
        contractId: z.number().nullable(),
        /** The invoice that the batch made, also when a later step was refused. */
        invoiceId: z.number().nullable(),
        invoiceNr: z.string().nullable(),
        customerName: z.string(),
        username: z.string().nullable(),
        /** The hours of the invoice, or else of the month; null for a custom invoice, which has no timesheet. */
        workedHours: z.number().nullable(),
        /** The VAT regime of the worked hours of the invoice; null when no invoice was made. */
        vatRegime: RegimeCode.nullable(),
        totalVATExcluded: z.number().nullable(),
        totalVATIncluded: z.number().nullable(),
        /** The code of the reason why a step of this item was not done. Null when every step that HR chose was done. */
        code: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
})
