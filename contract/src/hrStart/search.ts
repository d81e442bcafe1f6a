import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { resource } from '../hal.ts'
import { messages } from '../messages.ts'

const MOST_LETTERS = 100

export const Found = resource({
  people: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** The last day of the employment; null when the employment has no last day. */
      employmentEnd: z.string().nullable(),
    }),
  ),
  customers: z.array(z.object({ id: z.number(), name: z.string() })),
  contracts: z.array(
    z.object({
      id: z.number(),
      userId: z.number(),
      username: z.string(),
      customerName: z.string(),
      startDate: z.string(),
      endDate: z.string().nullable(),
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.number(),
      /** The number of the invoice; null for a concept invoice. */
      invoiceNr: z.string().nullable(),
      customerName: z.string(),
      username: z.string().nullable(),
      yearMonth: z.string().nullable(),
    }),
  ),
})
export type Found = z.output<typeof Found>

/** The answer contains only names, numbers and periods, and no absences or other health data. */
export const search = endpoint.get('/administration/search', {
  access: 'admin',
  shows: ['people', 'customers', 'contracts', 'invoices'],
  summary: 'Mensen, klanten, contracten en facturen zoeken, ook met een tikfout',
  query: z.object({ q: z.string().max(MOST_LETTERS, messages.maxLength('zoekterm', MOST_LETTERS)) }),
  response: Found,
})
