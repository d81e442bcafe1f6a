import { DELIVERY_STATES } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, flag, text } from '../fields.ts'
import { list, resource } from '../hal.ts'
import { invoice } from './invoiceCalls.ts'

export const retryDelivery = endpoint.post('/administration/invoice/{id}/peppol/retry', {
  access: 'admin',
  changes: ['invoices'],
  answers: invoice,
  summary: 'De factuur of creditnota opnieuw over Peppol versturen, nadat dat mislukte',
  body: z.object({
    /** True when HR has asked the receiver and the document did not arrive. */
    confirmNotReceived: flag('niet ontvangen').optional(),
  }),
  problems: ['peppol_state', 'peppol_not_set_up', 'invoice_documents_forgotten'],
})

export const cancelDelivery = endpoint.post('/administration/invoice/{id}/peppol/cancel', {
  access: 'admin',
  changes: ['invoices'],
  answers: invoice,
  summary: 'Een factuur of creditnota die nog niet vertrok, niet over Peppol versturen',
  problems: ['peppol_state'],
})

/** How HR knows that the customer got the document. */
export const ReceiptReason = z.object({ reason: text('reden', { max: 255 }) })

export const confirmReceipt = endpoint.post('/administration/invoice/{id}/received', {
  access: 'admin',
  changes: ['invoices'],
  answers: invoice,
  summary: 'Bevestigen dat de klant de factuur of creditnota kreeg, als Uurwerk dat niet zelf weet',
  body: ReceiptReason,
  problems: ['receipt_not_open', 'invoice_not_finished'],
})

export const peppolLookup = endpoint.get('/administration/peppol/lookup', {
  access: 'admin',
  shows: ['invoices'],
  summary: 'Nakijken of een Peppol-adres bestaat, en welke documenten het ontvangt',
  query: z.object({ id: text('Peppol-id', { max: 60 }) }),
  response: resource({
    peppolId: z.string(),
    found: z.enum(['yes', 'no', 'unknown']),
    checkedAt: z.string(),
    documents: z.array(z.string()),
  }),
  problems: ['peppol_id_format', 'peppol_not_set_up'],
})

export const peppolDeliveries = endpoint.get('/administration/peppol/deliveries', {
  access: 'admin',
  shows: ['invoices'],
  summary: 'De verzendingen over Peppol, de laatste eerst',
  query: z.object({ state: choice('staat', DELIVERY_STATES).optional() }),
  response: list(
    'peppolDeliveryList',
    z.object({
      id: z.number(),
      invoiceId: z.number(),
      number: z.string(),
      receiver: z.string(),
      state: z.enum(DELIVERY_STATES),
      detail: z.string(),
      requestedAt: z.string(),
    }),
  ),
})
