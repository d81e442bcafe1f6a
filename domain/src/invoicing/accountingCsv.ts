import { csvFile } from '../csvFile.ts'
import { cents, eurosOf, type Cents } from '../money/cents.ts'
import { formatDayWithDashes } from '../time/formatDay.ts'
import type { AccountingDocument } from './accountingDocument.ts'

const HEAD = [
  'Soort',
  'Nummer',
  'Datum',
  'Vervaldatum',
  'Klant',
  'Btw-nummer klant',
  'Maand',
  'Prestaties excl. btw',
  'Kosten excl. btw',
  'Codes van de kosten',
  'Totaal excl. btw',
  'Btw %',
  'Btw',
  'Totaal incl. btw',
  'Gestructureerde mededeling',
  'Interne referentie',
  'Externe referentie',
  'Crediteert factuur',
]

/**
 * A sales journal: one line for each invoice and each credit note. A credit note has negative amounts (rules
 * invoicing-57, invoicing-58).
 */
export const accountingCsv = (documents: readonly AccountingDocument[]): string => csvFile(HEAD, documents.map(rowOf))

const rowOf = (document: AccountingDocument): string[] => {
  const { kind, totals, costs } = document
  const ofCosts = cents(costs.reduce((sum, { amount }) => sum + amount, 0))
  const signed = (amount: Cents): string => euros(kind === 'credit_note' ? cents(-amount) : amount)
  return [
    kind === 'credit_note' ? 'Creditnota' : 'Factuur',
    document.number,
    formatDayWithDashes(document.date),
    document.dueDate === null ? '' : formatDayWithDashes(document.dueDate),
    document.customer.name,
    document.customer.vatNumber,
    document.yearMonth ?? '',
    signed(cents(totals.excludingVat - ofCosts)),
    signed(ofCosts),
    costs.map(({ billingCode, amount }) => `${billingCode}=${signed(amount)}`).join(' '),
    signed(totals.excludingVat),
    `${document.vatPercentage}`,
    signed(totals.vat),
    signed(totals.includingVat),
    // A spreadsheet takes a text that starts with a plus sign for a formula (rule invoicing-59).
    document.paymentReference.replaceAll('+', ''),
    document.internalReference,
    document.externalReference,
    document.creditedNumber ?? '',
  ]
}

const euros = (amount: Cents): string => eurosOf(amount).toFixed(2).replace('.', ',')
