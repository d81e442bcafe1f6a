import { formatIban, ibanOf } from '@uurwerk/domain/invoicing/isIban'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { addDays } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { companyName } from '../documents/printCompany.ts'
import type { InvoiceRow } from './invoiceRow.ts'
import { paymentOf } from './paymentOf.ts'

export type Letter = { readonly subject: string; readonly body: string }

/**
 * The text of the mail with an invoice. When the invoice is credited, the mail is about its credit note (rule mail-11).
 */
export function letterOf(row: InvoiceRow): Letter {
  const { creditNote } = row
  if (creditNote === null) return { subject: row.subject, body: written(row, aboutInvoice(row)) }
  return {
    subject: `Creditnota ${creditNote.number} bij factuur ${row.number} – ${row.customerName}`,
    body: written(row, [
      `In bijlage vindt u onze creditnota ${creditNote.number} van ${formatDayWithDashes(creditNote.date)}. Ze crediteert factuur ${row.number} volledig, voor een bedrag van ${formatEuros(row.includingVat)}.`,
    ]),
  }
}

function aboutInvoice(row: InvoiceRow): string[] {
  const dueOn = addDays(row.invoiceOn, row.billing.paymentTerm)
  const account = formatIban(ibanOf(row.seller.iban) ?? row.seller.iban)
  return [
    `In bijlage vindt u onze factuur ${row.number} van ${formatDayWithDashes(row.invoiceOn)}, voor een bedrag van ${formatEuros(row.includingVat)}.`,
    `Gelieve ten laatste op ${formatDayWithDashes(dueOn)} te betalen op rekening ${account}, met de mededeling ${paymentOf(row).reference}.`,
  ]
}

function written({ billing, seller }: InvoiceRow, paragraphs: readonly string[]): string {
  const sender = [companyName(seller), seller.email, seller.phone].filter((line) => line !== '').join('\n')
  return [`Beste ${billing.financialSupervisorReference},`, ...paragraphs, 'Met vriendelijke groeten', sender].join(
    '\n\n',
  )
}
