import { formatIban, ibanOf } from '@uurwerk/domain/invoicing/numbers/isIban'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { addDays } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { companyName } from '../../platform/documents/printing/printCompany.ts'
import { referenceOf } from '../documents/referenceOf.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'

export type Letter = { readonly subject: string; readonly body: string }

export function letterOf(row: InvoiceRow, note: CreditNoteRow | null): Letter {
  return { subject: subjectOf(row, note), body: textOf(row, paragraphsOf(row, note)) }
}

/** Says that the attachment is a copy of a document that is sent over Peppol (rule invoicing-85). */
export function letterOfCopy(row: InvoiceRow, note: CreditNoteRow | null): Letter {
  const official = `De officiële ${note === null ? 'factuur' : 'creditnota'} ontvangt u via Peppol. Deze mail is een kopie.`
  return {
    subject: `Kopie – ${subjectOf(row, note)}`,
    body: textOf(row, [...paragraphsOf(row, note), official]),
  }
}

const subjectOf = (row: InvoiceRow, note: CreditNoteRow | null): string =>
  note === null ? row.subject : `Creditnota ${note.number} bij factuur ${row.number} – ${row.customerName}`

function paragraphsOf(row: InvoiceRow, note: CreditNoteRow | null): string[] {
  if (note === null) return aboutInvoice(row)
  const { number, date, kind, totals } = note
  return [
    `In bijlage vindt u onze creditnota ${number} van ${formatDayWithDashes(date)}. Ze crediteert factuur ${row.number} ${kind === 'full' ? 'volledig' : 'gedeeltelijk'}, voor een bedrag van ${formatEuros(totals.includingVat)}.`,
  ]
}

function aboutInvoice(row: InvoiceRow): string[] {
  const dueOn = addDays(row.invoiceOn, row.billing.paymentTerm)
  const account = formatIban(ibanOf(row.seller.iban) ?? row.seller.iban)
  return [
    `In bijlage vindt u onze factuur ${row.number} van ${formatDayWithDashes(row.invoiceOn)}, voor een bedrag van ${formatEuros(row.includingVat)}.`,
    `Gelieve ten laatste op ${formatDayWithDashes(dueOn)} te betalen op rekening ${account}, met de mededeling ${referenceOf(row)}.`,
  ]
}

function textOf({ billing, seller }: InvoiceRow, paragraphs: readonly string[]): string {
  const sender = [companyName(seller), seller.email, seller.phone].filter((line) => line !== '').join('\n')
  return [`Beste ${billing.financialSupervisorReference},`, ...paragraphs, 'Met vriendelijke groeten', sender].join(
    '\n\n',
  )
}
