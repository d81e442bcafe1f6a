import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag, ids, yearMonth } from './fields.ts'
import { resource } from './hal.ts'
import { messages } from './messages.ts'

/** So many are worked out in one request; a larger month takes several. */
export const MOST_AMOUNTS = 100

const Started = resource({ id: z.number() })

export const invoiceMonths = endpoint({
  method: 'POST',
  path: '/administration/invoice/fromTimesheets',
  access: 'admin',
  summary: 'Facturen maken uit veel timesheets van één maand, en ze op vraag meteen factureren en mailen',
  body: z.object({
    yearMonthString: yearMonth('maand'),
    contractIds: ids('contracten', 'contract'),
    finish: flag('factureren').default(false),
    /** Asks for `finish` too: what has no number is not mailed. */
    send: flag('mailen').default(false),
  }),
  response: Started,
  status: 202,
  problems: ['send_without_finish'],
})

export const monthAmounts = endpoint({
  method: 'POST',
  path: '/administration/invoice/amounts',
  access: 'admin',
  summary: 'Wat facturen uit veel timesheets van één maand zouden worden; schrijft niets',
  reads: true,
  body: z.object({
    yearMonthString: yearMonth('maand'),
    contractIds: ids('contracten', 'contract').max(MOST_AMOUNTS, messages.maxItems('contracten', MOST_AMOUNTS)),
  }),
  response: resource({
    /** Null where a worked day has no rate. */
    amounts: z.array(
      z.object({
        contractId: z.number(),
        totalVATExcluded: z.number().nullable(),
        totalVATIncluded: z.number().nullable(),
      }),
    ),
  }),
})

export const finishInvoices = endpoint({
  method: 'POST',
  path: '/administration/invoice/finish',
  access: 'admin',
  summary: 'Veel concepten factureren, en ze op vraag meteen mailen',
  body: z.object({ invoiceIds: ids('facturen', 'factuur'), send: flag('mailen').default(false) }),
  response: Started,
  status: 202,
})

export const sendInvoices = endpoint({
  method: 'POST',
  path: '/administration/invoice/send',
  access: 'admin',
  summary: 'Veel facturen of creditnota’s mailen',
  body: z.object({ invoiceIds: ids('facturen', 'factuur') }),
  response: Started,
  status: 202,
})

export const job = endpoint({
  method: 'GET',
  path: '/administration/job/{id}',
  access: 'admin',
  summary: 'Hoe ver het werk aan veel tegelijk staat, en wat er van elk werd',
  query: z.object({
    /** So many results of the beginning were seen before. */
    after: z
      .string()
      .regex(/^\d{1,9}$/, messages.invalid('vanaf'))
      .transform(Number)
      .default(0),
  }),
  response: resource({
    id: z.number(),
    status: z.enum(['queued', 'running', 'done']),
    /** So many from the beginning are settled. */
    done: z.number(),
    total: z.number(),
    /** One for each of those, in the order in which they were asked; without the first `after`, which the asker has seen. */
    results: z.array(
      z.object({
        contractId: z.number().nullable(),
        /** The invoice that there is now, also when a later step with it was refused. */
        invoiceId: z.number().nullable(),
        invoiceNr: z.string().nullable(),
        customerName: z.string(),
        username: z.string().nullable(),
        /** Of the invoice, where there is one. */
        totalVATExcluded: z.number().nullable(),
        totalVATIncluded: z.number().nullable(),
        /** Why it was passed over, or went no further; null when all that was asked was done. */
        code: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
})
