import { csvFile } from '../csvFile.ts'
import { csvLine } from '../csvLine.ts'
import { cents, eurosOf, NO_CENTS, sumCents, type Cents } from '../money/cents.ts'
import { formatDayWithDashes } from '../time/formatDay.ts'
import { placeOfBuyer } from './vat/vatId.ts'
import type { VatCategory } from './vat/vatRegime.ts'
import type { Day } from '../time/day.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import type { InvoiceTotals, VatGroup } from './vat/vatBreakdown.ts'

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
  'Regime',
  'Basis 21 %',
  'Btw 21 %',
  'Basis 12 %',
  'Btw 12 %',
  'Basis 6 %',
  'Btw 6 %',
  'Basis 0 %',
  'Vrij',
  'Verlegd',
  'IC',
  'Uitvoer/niet onderworpen',
  'IC-opgave',
]

/** The VAT listing of supplies to other EU countries has L for goods and S for services (rule invoicing-114). */
function listedOf({ vatBreakdown, customer }: AccountingDocument): string {
  const has = (wanted: VatCategory): boolean => vatBreakdown.some(({ category }) => category === wanted)
  const services = has('AE') && placeOfBuyer(customer.country) === 'eu'
  return [...(has('K') ? ['L'] : []), ...(services ? ['S'] : [])].join(' ')
}

/** The header line of the sales journal. The lines of the invoices and credit notes follow. */
export const accountingCsvHead = csvFile(HEAD, [])

/** Each document is one line. A credit note has negative amounts (rules invoicing-57, invoicing-58). */
export const accountingCsvLines = (documents: readonly AccountingDocument[]): string =>
  documents.map((document) => csvLine(rowOf(document))).join('')

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
    costs
      .filter(({ billingCode }) => billingCode !== '')
      .map(({ billingCode, amount }) => `${billingCode}=${signed(amount)}`)
      .join(' '),
    signed(totals.excludingVat),
    onlyRateOf(document),
    signed(totals.vat),
    signed(totals.includingVat),
    // A spreadsheet program treats a text with a plus sign at its start as a formula (rule invoicing-59).
    document.paymentReference.replaceAll('+', ''),
    document.internalReference,
    document.externalReference,
    document.creditedNumber ?? '',
    document.vatRegimes.join(' + '),
    ...[21, 12, 6].flatMap((rate) => {
      const [group] = document.vatBreakdown.filter(({ percentage }) => percentage === rate)
      return [signed(group?.base ?? NO_CENTS), signed(group?.vat ?? NO_CENTS)]
    }),
    ...BASES.map((categories) =>
      signed(
        sumCents(document.vatBreakdown.filter(({ category }) => categories.includes(category)).map(({ base }) => base)),
      ),
    ),
    listedOf(document),
  ]
}

/** The VAT categories of the columns with amounts without VAT. Each inner list is one column. */
const BASES: readonly (readonly VatCategory[])[] = [['Z'], ['E'], ['AE'], ['K'], ['G', 'O']]

/** The VAT rate of a document with one VAT group; '' for a document with several VAT groups (rule invoicing-57). */
const onlyRateOf = ({ vatBreakdown: [only, ...others] }: AccountingDocument): string =>
  only === undefined || others.length > 0 ? '' : `${only.percentage ?? 0}`

const euros = (amount: Cents): string => eurosOf(amount).toFixed(2).replace('.', ',')

/** An invoice or a credit note in the sales journal. A credit note has the amounts that it credits. */
export type AccountingDocument = {
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly date: Day
  /** The last day to pay; null for a credit note, which nobody pays. */
  readonly dueDate: Day | null
  readonly customer: { readonly name: string; readonly vatNumber: string; readonly country: string }
  readonly yearMonth: YearMonth | null
  readonly totals: InvoiceTotals
  /** The VAT regimes of the lines: a code, or the name of an exemption that our own company added. */
  readonly vatRegimes: readonly string[]
  readonly vatBreakdown: readonly VatGroup[]
  /**
   * The sum of the free costs for each accounting code. A credit note can credit costs with different codes as one
   * amount, for which the code is ''.
   */
  readonly costs: readonly { readonly billingCode: string; readonly amount: Cents }[]
  readonly paymentReference: string
  readonly internalReference: string
  readonly externalReference: string
  readonly creditedNumber: string | null
}
