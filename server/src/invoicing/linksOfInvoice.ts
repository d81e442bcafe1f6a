import * as calls from '@uurwerk/contract/invoicing'
import type { Links } from '@uurwerk/contract/hal'
import { refusalOfDocuments } from '@uurwerk/domain/invoicing/refusalOfDocuments'
import { refusalToCreditInvoice } from '@uurwerk/domain/invoicing/refusalToCreditInvoice'
import { refusalToDeleteInvoice } from '@uurwerk/domain/invoicing/refusalToDeleteInvoice'
import { refusalToEditInvoice } from '@uurwerk/domain/invoicing/refusalToEditInvoice'
import { refusalToFinishInvoice } from '@uurwerk/domain/invoicing/refusalToFinishInvoice'
import { refusalToSendInvoice } from '@uurwerk/domain/invoicing/refusalToSendInvoice'
import type { Day } from '@uurwerk/domain/time/day'
import { action, actionLinks } from '../http/actionLinks.ts'
import { finishFactsOf, invoiceFactsOf, refusalOfInvoiceUbl, sendFactsOf } from './invoiceFactsOf.ts'
import type { InvoiceRow } from './invoiceRow.ts'

/** The links to the steps that are allowed now. */
export function linksOfInvoice(row: InvoiceRow, today: Day): Links {
  const { id, invoiceOn } = row
  const facts = invoiceFactsOf(row)
  const creditedOn = today < invoiceOn ? invoiceOn : today
  const forgotten = refusalOfDocuments(row.documentsForgotten)
  return actionLinks([
    action(calls.editInvoice, { id }, refusalToEditInvoice(facts)),
    action(calls.deleteInvoice, { id }, refusalToDeleteInvoice(facts)),
    action(calls.finishInvoice, { id }, refusalToFinishInvoice(finishFactsOf(row, today))),
    action(calls.sendInvoice, { id }, forgotten ?? refusalToSendInvoice(sendFactsOf(row))),
    action(
      calls.creditInvoice,
      { id },
      refusalToCreditInvoice({ ...facts, invoiceDate: invoiceOn, today }, creditedOn),
    ),
    action(calls.downloadInvoice, { id }, forgotten),
    action(
      facts.creditNote === null ? calls.downloadInvoiceUbl : calls.downloadCreditNoteUbl,
      { id },
      forgotten ?? (facts.number === null ? { code: 'invoice_not_finished' } : refusalOfInvoiceUbl(row)),
    ),
    action(calls.downloadCreditNote, { id }, facts.creditNote === null ? { code: 'no_credit_note' } : forgotten),
  ])
}
