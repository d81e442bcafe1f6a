import { warningText } from '@uurwerk/contract/planning/warnings'
import { invoiceSubject } from '@uurwerk/domain/invoicing/invoiceSubject'
import { refusalToFinishInvoice } from '@uurwerk/domain/invoicing/steps/refusalToFinishInvoice'
import { refusalOfChangedRegime } from '@uurwerk/domain/invoicing/vat/warningsOnVat'
import { warningsOnFinishing, type FinishWarningFacts } from '@uurwerk/domain/invoicing/steps/warningsOnFinishing'
import { yearOf } from '@uurwerk/domain/time/day'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { giveNumber } from './giveNumber.ts'
import { invoiceDateOf } from '../invoiceDateOf.ts'
import { invoiceDto, type InvoiceAnswer } from '../invoiceDto.ts'
import { finishFactsOf, refusalOfInvoiceUbl, warningFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { readInvoice } from '../list/invoiceReadStore.ts'
import { updateAsFinished } from '../invoiceStore.ts'
import { insertVat } from '../vatOfInvoices/invoiceVatStore.ts'
import { keepInvoicePdf } from '../documents/keepInvoicePdf.ts'
import { printTimesheetOf } from '../documents/keepTimesheet.ts'
import { embedsTimesheet, keptInvoiceUbl } from '../documents/keptUbl.ts'
import { readInvoiceBefore } from './numberSeriesStore.ts'
import { regimesOfInvoice, vatOfInvoice } from '../vatOfInvoices/vatOfInvoice.ts'

type Input = {
  readonly id: number
  readonly version?: number | undefined
  /** Nobody reads warnings during a batch, so a batch refuses a changed VAT regime (rule invoicing-72). */
  readonly inBatch?: boolean
}

type Numbered = Pick<FinishWarningFacts, 'last' | 'before' | 'unchosen'>

/**
 * 'Factureren': the invoice gets its number, its PDF and its UBL, and never changes again. All this happens in one
 * transaction: when the PDF fails, the concept invoice stays and the number series has no gap (rules invoicing-19,
 * company-7).
 */
export async function finishInvoice(context: CommandContext, input: Input): Promise<InvoiceAnswer> {
  const { tx, now, today } = context
  const concept = await lockInvoice(tx, input.id)
  // The timesheet is printed before the invoice takes its number, because the number series is locked from then on.
  const embeds =
    embedsTimesheet(concept) && !concept.billing.wantsConcatenatedDocuments && refusalOfInvoiceUbl(concept) === null
  const timesheet = embeds && concept.number === null ? await printTimesheetOf(tx, concept, now) : undefined
  const numbered = await numberInvoice(context, input)
  const invoice = orNotFound(await readInvoice(tx, input.id))
  await keepInvoicePdf(tx, invoice)
  await keptInvoiceUbl(tx, invoice, timesheet)
  const facts = { ...warningFactsOf(invoice, today), ...numbered }
  return { ...invoiceDto(invoice, today), ...warningText(warningsOnFinishing(facts)) }
}

/**
 * Gives an invoice its number, but does not print it. The demo numbers its past invoices only in this way, and the
 * first download prints such an invoice.
 */
export async function numberInvoice(
  context: CommandContext,
  { id, version, inBatch = false }: Input,
): Promise<Numbered> {
  const { tx, actor, now, today } = context
  const concept = await lockInvoice(tx, id)
  await assertVersion(tx, {
    entity: 'invoice',
    entityId: id,
    stored: concept.version,
    sent: version,
    current: () => invoiceDto(concept, today),
  })
  assertAllowed(refusalToFinishInvoice(finishFactsOf(concept, today)))
  const { before, unchosen, regimeName = '' } = warningFactsOf(concept, today)
  if (inBatch) assertAllowed(refusalOfChangedRegime({ before, regime: concept.vatRegime, regimeName }))
  const invoiceOn = invoiceDateOf(concept, today)
  const given = await giveNumber(tx, 'invoice', yearOf(invoiceOn))
  const { number } = given
  const subject =
    concept.subject || invoiceSubject({ number, customerName: concept.customerName, yearMonth: concept.yearMonth })
  const last = await readInvoiceBefore(tx, given)
  const finished = {
    ...given,
    invoiceOn,
    subject,
    seller: concept.seller,
    disclaimer: concept.disclaimer,
    ownRegimes: concept.ownRegimes.filter(({ code }) => regimesOfInvoice(concept).includes(code)),
    confirmedAt: now,
    confirmedBy: actor.personId,
  }
  await refusedWhenTaken({ invoices_number_key: { code: 'document_number_taken' } }, () =>
    updateAsFinished(tx, id, finished),
  )
  await insertVat(tx, id, vatOfInvoice(concept).groups)
  await recordCallerAct(context, {
    action: 'finish invoice',
    entity: 'invoice',
    entityId: id,
    personId: concept.personId,
    after: { number, invoiceDate: invoiceOn },
  })
  return { last, before, unchosen }
}
