import type { Invoice } from '@uurwerk/contract/invoicing/invoice'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalToConfirmEmail } from '@uurwerk/domain/customers/refusalToMailConfirmLink'
import { ibanOf } from '@uurwerk/domain/invoicing/numbers/isIban'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { refusalToFinishInvoice } from '@uurwerk/domain/invoicing/steps/refusalToFinishInvoice'
import { warningsOnFinishing } from '@uurwerk/domain/invoicing/steps/warningsOnFinishing'
import { vatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { z } from 'zod'
import { freeCostDto } from '../timesheets/freeCosts/freeCostDto.ts'
import { creditableOf } from './credits/creditableOf.ts'
import { creditNoteDto } from './credits/creditNoteDto.ts'
import { deliveryDto } from './delivery/deliveryDto.ts'
import { invoiceDateOf } from './invoiceDateOf.ts'
import {
  finishFactsOf,
  refusalOfInvoiceUbl,
  releaseFactsOf,
  retryFactsOf,
  warningFactsOf,
  stepFactsOf,
} from './invoiceFactsOf.ts'
import { invoiceLineDto } from './invoiceLineDto.ts'
import type { InvoiceMailRow, InvoiceRow } from './invoiceRow.ts'
import { invoiceSummaryDto } from './list/invoiceSummaryDto.ts'
import { referenceOf } from './documents/referenceOf.ts'
import { vatGroupDto } from './vatOfInvoices/vatGroupDto.ts'
import { vatOfInvoice } from './vatOfInvoices/vatOfInvoice.ts'
import * as calls from '@uurwerk/contract/invoicing/invoiceCalls'
import { cancelDelivery, confirmReceipt, retryDelivery } from '@uurwerk/contract/invoicing/peppol'
import { refusalToReleaseMonth } from '@uurwerk/domain/invoicing/credits/refusalToReleaseMonth'
import { refusalToCancel, refusalToRetry } from '@uurwerk/domain/invoicing/peppol/refusalToRetry'
import { refusalOfDocuments } from '@uurwerk/domain/invoicing/steps/refusalOfDocuments'
import { refusalToCreditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { refusalToDeleteInvoice } from '@uurwerk/domain/invoicing/steps/refusalToDeleteInvoice'
import { refusalToEditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToEditInvoice'
import { refusalToConfirmReceipt } from '@uurwerk/domain/invoicing/steps/refusalToConfirmReceipt'
import { refusalToSendInvoice, type SendInvoiceFacts } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import { action, actionsOf } from '../app/actionLinks.ts'

export type InvoiceAnswer = z.output<typeof Invoice>

/** `billDto` has the totals of the lines with worked hours, without the free costs (rule invoicing-1). */
export function invoiceDto(row: InvoiceRow, today: Day): InvoiceAnswer {
  const creditNotes = row.creditNotes.map((note) => creditNoteDto(row, note))
  const withoutUbl = refusalOfInvoiceUbl(row)
  return {
    ...invoiceSummaryDto(row, today),
    vatpercentage: vatRegime(row.vatRegime).percentage ?? 0,
    vatBreakdown: vatOfInvoice(row).groups.map(vatGroupDto),
    vatAmount: eurosOf(row.vat),
    dueDate: addDays(invoiceDateOf(row, today), row.billing.paymentTerm),
    paymentReference: referenceOf(row),
    iban: ibanOf(row.seller.iban) ?? row.seller.iban,
    ublMissing: withoutUbl === null ? null : sentenceOf(withoutUbl),
    ublMissingCode: withoutUbl?.code ?? null,
    finishWarnings:
      row.number === null ? warningSentences(warningsOnFinishing({ ...warningFactsOf(row, today), last: null })) : [],
    contactMail: row.contactMail,
    confirmedEmailDtos: row.emails.map(({ emailAddress, confirmedAt, confirmer }) => ({
      emailAddress,
      confirmed: confirmedAt !== null,
      confirmationDateTime: momentOf(confirmedAt),
      confirmer,
      actions: { confirm: refusalToConfirmEmail(confirmedAt !== null) },
    })),
    internalReference: row.internalReference,
    externalReference: row.externalReference,
    reference: row.reference,
    purchaseOrder: row.purchaseOrder,
    projectReference: row.projectReference,
    accountingReference: row.accountingReference,
    deliveryDate: row.supply.deliveryOn,
    periodStart: row.supply.period?.start ?? null,
    periodEnd: row.supply.period?.end ?? null,
    disclaimer: row.disclaimer,
    lines: row.lines.map(invoiceLineDto),
    freeCosts: row.costs.map(freeCostDto),
    latestSentDate: momentOf(latestOf(row.mailedAt, row.creditNoteMailedAt)),
    billDto: { totalWorkedHours: hoursOf(row.worked), totalAmountAllShifts: eurosOf(row.shiftsTotal) },
    customerBillingDto: row.billing,
    creditNote: creditNotes[0] ?? null,
    creditNotes,
    creditFacts: row.number === null ? null : { invoiceDate: stepFactsOf(row).invoiceDate, ...creditableOf(row) },
    mails: row.mails.map(mailDto),
    delivery: deliveryDto(row),
    history: row.history.map(({ at, ...entry }) => ({ at: formatInstant(at), ...entry })),
    ...actionsOfInvoice(row, today),
  }
}

const mailDto = ({ kind, recipients, status, attempts, requestedAt }: InvoiceMailRow) => ({
  kind,
  recipients,
  status,
  requestedAt: formatInstant(requestedAt),
  attempts: attempts.map(({ at, ...attempt }) => ({ at: formatInstant(at), recipients, ...attempt })),
})

const momentOf = (instant: Instant | null): string | null => (instant === null ? null : formatInstant(instant))

const latestOf = (a: Instant | null, b: Instant | null): Instant | null => (a !== null && (b === null || a > b) ? a : b)

/** The actions on an invoice. The links of a credited invoice lead to the UBL of its latest credit note. */
function actionsOfInvoice(row: InvoiceRow, today: Day) {
  const params = { id: row.id }
  const facts = stepFactsOf(row)
  const creditedOn = today < facts.invoiceDate ? facts.invoiceDate : today
  const forgotten = refusalOfDocuments(facts.documentsForgotten)
  const withoutNumber = facts.number === null ? ({ code: 'invoice_not_finished' } as const) : null
  const withoutNote = row.creditNotes.length === 0 ? ({ code: 'no_credit_note' } as const) : null
  return actionsOf({
    edit: action(calls.editInvoice, params, refusalToEditInvoice(facts)),
    delete: action(calls.deleteInvoice, params, refusalToDeleteInvoice(facts)),
    finish: action(calls.finishInvoice, params, refusalToFinishInvoice(finishFactsOf(row, today))),
    send: action(calls.sendInvoice, params, refusalToSendInvoice(facts)),
    credit: action(calls.creditInvoice, params, refusalToCreditInvoice({ ...facts, today }, creditedOn)),
    releaseMonth: action(calls.releaseMonth, params, refusalToReleaseMonth(releaseFactsOf(row))),
    download: action(calls.downloadInvoice, params, forgotten),
    downloadUbl: action(calls.downloadInvoiceUbl, params, forgotten ?? withoutNumber ?? refusalOfInvoiceUbl(row, row)),
    downloadCreditNote: action(calls.downloadCreditNote, params, withoutNote ?? forgotten),
    downloadCreditNoteUbl: action(
      calls.downloadCreditNoteUbl,
      params,
      withoutNote ?? forgotten ?? refusalOfInvoiceUbl(row),
    ),
    retryDelivery: action(retryDelivery, params, forgotten ?? refusalToRetry(retryFactsOf(row), false)),
    cancelDelivery: action(cancelDelivery, params, refusalToCancel(row.deliveries)),
    confirmReceipt: action(confirmReceipt, params, refusalToConfirmReceipt(facts)),
    sendByMail: sendAction(row, facts, 'mail'),
    sendOverPeppol: sendAction(row, facts, 'peppol'),
  })
}

/**
 * An action that sends the invoice once in the other way than the customer chose: by mail instead of over Peppol, or
 * the reverse. It calls the link of the action `send`.
 */
const sendAction = ({ id }: InvoiceRow, facts: SendInvoiceFacts, channel: 'mail' | 'peppol') =>
  action(calls.sendInvoice, { id }, refusalToSendInvoice({ ...facts, peppol: { ...facts.peppol, channel } }))
