import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ids } from '../fields.ts'
import { resource } from '../hal.ts'

const Concepts = z.object({ invoiceIds: ids('facturen', 'factuur') })

const SettledConcepts = resource({
  /** The ids of the concept invoices that were deleted or restored. */
  settled: z.array(z.number()),
  /** The invoices for which the server refused the action, each with the reason. */
  refused: z.array(
    z.object({
      invoiceId: z.number(),
      companyName: z.string(),
      employeeName: z.string().nullable(),
      message: z.string(),
    }),
  ),
})

export const deleteConcepts = endpoint.post('/administration/invoice/delete', {
  access: 'admin',
  changes: ['invoices'],
  summary: 'Veel concepten verwijderen',
  body: Concepts,
  response: SettledConcepts,
})

export const restoreConcepts = endpoint.post('/administration/invoice/restore', {
  access: 'admin',
  changes: ['invoices'],
  summary: 'Het verwijderen van concepten ongedaan maken',
  body: Concepts,
  response: SettledConcepts,
})
