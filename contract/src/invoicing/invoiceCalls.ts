import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, id, version, yearMonth } from '../fields.ts'
import { actions, list, resource } from '../hal.ts'
import { DELIVERY_CHANNELS } from '@uurwerk/domain/invoicing/peppol/plannedChannel'
import { CreditInput, WhichCreditNote } from './creditNotes.ts'
import { FreeCost } from '../timesheets/freeCost.ts'
import { Invoice, InvoiceLine, invoiceSummary } from './invoice.ts'
import { InvoiceEdit, NewInvoice } from './invoiceBodies.ts'
import { RateGap } from './rateGap.ts'
import { VatGroup } from './vatGroup.ts'
import { RegimeCode } from '../customers/regimeCode.ts'

/**
 * The actions depend only on the status of the invoice. A batch can also refuse an action for another reason, which its
 * report gives.
 */
const Invoices = list(
  'invoiceDtoList',
  z.object({ ...invoiceSummary, actions: actions('edit', 'delete', 'finish', 'send') }),
)

const ContractMonth = z.object({
  contractId: id('contract'),
  userId: id('gebruiker'),
  yearMonthString: yearMonth('maand'),
})

const vatInputProblems = ['exemption_text_required', 'vat_ground_not_exempt', 'vat_contradicts_regime'] as const

const invoicingProblems = [
  'reference_unknown',
  'no_rate',
  'already_invoiced',
  'nothing_to_invoice',
  'customer_not_signed',
] as const

export const calculateInvoice = endpoint.post('/administration/invoice/calculate', {
  access: 'admin',
  shows: ['shifts', 'months', 'contracts', 'customers', 'invoices'],
  summary: 'Berekenen wat een factuur zou worden; schrijft niets',
  reads: true,
  body: ContractMonth,
  response: resource({
    lines: z.array(InvoiceLine),
    freeCosts: z.array(FreeCost),
    totalWorkedHours: z.number(),
    totalVATExcluded: z.number(),
    totalVATIncluded: z.number(),
    vatRegime: RegimeCode,
    vatBreakdown: z.array(VatGroup),
    warnings: z.array(z.string()),
    rateGap: RateGap.nullable(),
    actions: actions('make'),
  }),
  problems: ['reference_unknown', 'no_rate'],
})

export const invoice = endpoint.get('/administration/invoice/{id}', {
  access: 'admin',
  shows: ['invoices', 'payments', 'customers'],
  summary: 'Een factuur',
  response: Invoice,
})

export const invoiceFromTimesheet = endpoint.post('/administration/invoice/fromTimesheet', {
  access: 'admin',
  changes: ['invoices'],
  answers: invoice,
  summary: 'Een factuur maken uit een timesheet',
  body: ContractMonth,
  status: 201,
  problems: invoicingProblems,
})

export const createInvoice = endpoint.post('/administration/invoice', {
  access: 'admin',
  changes: ['invoices'],
  answers: invoice,
  summary: 'Een aangepaste factuur maken, die geen timesheet factureert',
  body: NewInvoice,
  status: 201,
  problems: [...vatInputProblems, 'invoice_date_far', 'reference_unknown', 'accounting_cost_inactive'],
})

export const monthInvoices = endpoint.get('/administration/invoice/{yearMonth}/all', {
  access: 'admin',
  shows: ['invoices', 'payments', 'customers'],
  summary: 'De facturen van een maand',
  response: Invoices,
})

export const contractMonthInvoices = endpoint.get('/administration/invoice/{yearMonth}/{contractId}/all', {
  access: 'admin',
  shows: ['invoices', 'payments', 'customers'],
  summary: 'De facturen van een contract in een maand',
  response: Invoices,
})

export const liveInvoice = endpoint.get('/administration/invoice/{yearMonth}/{contractId}/find', {
  access: 'admin',
  shows: ['invoices', 'payments', 'customers'],
  summary: 'De geldige factuur van een contract in een maand, als die er is',
  response: Invoices,
})

export const deleteInvoice = endpoint.delete('/administration/invoice/{id}', {
  access: 'admin',
  changes: ['invoices'],
  removes: true,
  summary: 'Een concept verwijderen',
  response: resource({}),
  problems: ['invoice_not_concept'],
})

export const finishInvoice = endpoint.patch('/administration/invoice/{id}/status', {
  access: 'admin',
  changes: ['invoices'],
  answers: invoice,
  summary: 'Factureren: de factuur krijgt haar nummer',
  body: z.object({ status: choice('status', ['CONFIRMED']), version }),
  problems: [
    'document_number_taken',
    'invoice_already_finished',
    'invoice_total_not_positive',
    'seller_incomplete',
    'seller_country',
    'vat_seller_without_number',
    'vat_outside_scope_mixed',
    'vat_ground_not_exempt',
    'vat_regime_country',
    'vat_buyer_number_missing',
    'vat_delivery_missing',
    'buyer_is_seller',
    'invoice_date_far',
    'document_not_made',
    'stale',
  ],
})

export const sendInvoice = endpoint.post('/administration/invoice/{id}/send', {
  access: 'admin',
  changes: ['invoices'],
  answers: invoice,
  summary: 'De factuur, of haar creditnota, versturen: over Peppol of per mail',
  body: z.object({
    /**
     * How to send the documents this time: by mail or over Peppol. When this field is absent, the documents are sent as
     * the customer wants.
     */
    channel: choice('kanaal', DELIVERY_CHANNELS).optional(),
  }),
  takesAnyBody: true,
  problems: [
    'peppol_receiver_unknown',
    'peppol_not_set_up',
    'peppol_under_way',
    'peppol_state',
    'delivery_by_hand',
    'invoice_documents_forgotten',
    'invoice_not_finished',
    'mail_just_sent',
    'email_not_confirmed',
    'no_mail_address',
    'mail_under_way',
    'document_not_made',
  ],
})

export const creditInvoice = endpoint.post('/administration/invoice/{id}/creditnote', {
  access: 'admin',
  changes: ['invoices'],
  answers: invoice,
  summary: 'Een creditnota maken: van alles wat over is, van delen van lijnen, of van een bedrag',
  body: CreditInput,
  status: 201,
  problems: [
    'invoice_not_finished',
    'invoice_already_credited',
    'credit_exceeds_remaining',
    'credit_nothing_chosen',
    'credit_line_unknown',
    'credit_total_not_positive',
    'credit_before_invoice',
    'stale',
    'invoice_date_far',
    'document_not_made',
    'document_number_taken',
  ],
})

/** Allows HR to invoice a month again after credit notes have credited the whole invoice of that month. */
export const releaseMonth = endpoint.post('/administration/invoice/{id}/release-month', {
  access: 'admin',
  changes: ['invoices'],
  answers: invoice,
  summary: 'De maand van een volledig gecrediteerde factuur opnieuw laten factureren',
  problems: ['month_not_kept'],
})

export const downloadInvoice = endpoint.get('/administration/invoice/{id}/download', {
  access: 'admin',
  summary: 'De factuur als PDF',
  response: { download: 'application/pdf' },
  problems: ['invoice_documents_forgotten', 'document_not_made'],
})

export const downloadCreditNote = endpoint.get('/administration/invoice/{id}/downloadCreditNote', {
  access: 'admin',
  summary: 'De creditnota als PDF',
  query: WhichCreditNote,
  response: { download: 'application/pdf' },
  problems: ['no_credit_note', 'invoice_documents_forgotten'],
})

const ublProblems = [
  'ubl_seller_number_invalid',
  'ubl_seller_abroad',
  'ubl_buyer_private',
  'ubl_buyer_without_address',
  'ubl_buyer_is_seller',
] as const

export const downloadInvoiceUbl = endpoint.get('/administration/invoice/{id}/ubl', {
  access: 'admin',
  summary: 'De factuur als UBL (Peppol BIS Billing 3.0)',
  response: { download: 'application/xml' },
  problems: ['invoice_not_finished', 'invoice_documents_forgotten', ...ublProblems, 'document_not_made'],
})

export const downloadCreditNoteUbl = endpoint.get('/administration/invoice/{id}/creditnote/ubl', {
  access: 'admin',
  summary: 'De creditnota als UBL (Peppol BIS Billing 3.0)',
  query: WhichCreditNote,
  response: { download: 'application/xml' },
  problems: ['no_credit_note', 'invoice_documents_forgotten', ...ublProblems],
})

export const editInvoice = endpoint.put('/administration/invoice/{id}', {
  access: 'admin',
  changes: ['invoices'],
  answers: invoice,
  summary: 'Een concept aanpassen',
  body: InvoiceEdit,
  takesAnyBody: true,
  problems: [
    'stale',
    'invoice_not_concept',
    ...vatInputProblems,
    'invoice_date_far',
    'reference_unknown',
    'accounting_cost_inactive',
  ],
})
