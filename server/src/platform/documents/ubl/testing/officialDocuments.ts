import { ublOfCreditNote, ublOfInvoice, type CreditNoteSnapshot } from '@uurwerk/domain/invoicing/ubl/ublOf'
import { lineAmount } from '@uurwerk/domain/invoicing/lines/invoiceLine'
import { refusalOfVat } from '@uurwerk/domain/invoicing/vat/refusalOfVat'
import { totalsOf, vatBreakdown } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { cents } from '@uurwerk/domain/money/cents'
import { seconds } from '@uurwerk/domain/money/seconds'
import fc from 'fast-check'
import { writeUbl } from '../writeUbl.ts'
import { invoices } from './randomInvoices.ts'

type Invoice = Parameters<typeof ublOfInvoice>[0]

type OfficialDocument = {
  readonly name: string
  readonly xml: string
  readonly categories: readonly string[]
  readonly country: string
}

const PDF = { fileName: 'Factuur.pdf', content: Buffer.from('%PDF-1.7 invoice') }
const TIMESHEET = { fileName: 'Timesheet.pdf', content: Buffer.from('%PDF-1.7 hours'), id: 'Timesheet 2026-11' }

/**
 * The number of random invoices from which documents are chosen. The number is large, because some VAT regimes occur on
 * few of these invoices.
 */
const POOL = 6000

/**
 * Makes random invoices that can get a number and a UBL. The VAT regimes are used in turn. A credit note follows each
 * invoice.
 */
export function officialDocuments(count: number, seed: number): readonly OfficialDocument[] {
  const pool = fc.sample(invoices, { numRuns: POOL, seed }).filter(isAllowed)
  const byRegime = [...Map.groupBy(pool, (invoice) => regimesOf(invoice)[0]).values()]
  const inTurn = Array.from({ length: POOL }, (_, turn) => byRegime.flatMap((each) => each[turn] ?? [])).flat()
  return inTurn.slice(0, Math.ceil(count / 2)).flatMap((invoice, index) => {
    const facts = {
      categories: invoice.vatBreakdown.map(({ category, percentage }) => `${category} ${percentage ?? ''}`.trim()),
      country: invoice.customer.country || 'BE',
    }
    const attachments = index % 2 === 0 ? [PDF, TIMESHEET] : [PDF]
    return [
      { name: `invoice-${index}`, xml: writeUbl(ublOfInvoice(invoice), attachments).toString(), ...facts },
      {
        name: `credit-note-${index}`,
        xml: writeUbl(ublOfCreditNote(creditNoteOf(invoice, index)), [PDF]).toString(),
        ...facts,
      },
    ]
  })
}

const regimesOf = ({ orders, freeCosts, vat }: Invoice): readonly VatRegime[] => [
  ...new Set([...(orders.length > 0 ? [vat.regime] : []), ...freeCosts.map((cost) => cost.vat.regime)]),
]

function isAllowed(invoice: Invoice): boolean {
  const { company, customer } = invoice
  const buyer = { ...customer, country: customer.country || 'BE' }
  return refusalOfVat({ regimes: regimesOf(invoice), seller: company, buyer, ground: '', hasDelivery: true }) === null
}

/** A credit note of the whole invoice, of half the hours of a line, or of an amount. */
function creditNoteOf(invoice: Invoice, index: number): CreditNoteSnapshot {
  const whole = { invoice, amounts: [], isWhole: true, number: `CN${index}`, date: invoice.date, reason: '' }
  const part = { ...whole, isWhole: false, reason: index % 2 === 0 ? 'Een uur te veel' : '' }
  const [order] = invoice.orders
  const [line] = order?.lines ?? []
  const [group] = invoice.vatBreakdown
  if (index % 3 === 1 && order !== undefined && line !== undefined) {
    const half = seconds(Math.max(1, Math.floor(line.seconds / 2)))
    const amount = lineAmount(half, line)
    if (amount <= 0) return whole
    const lines = [{ ...line, seconds: half, amount }]
    const groups = vatBreakdown([{ amount, vat: invoice.vat }])
    return {
      ...part,
      invoice: {
        ...invoice,
        orders: [{ ...order, lines }],
        freeCosts: [],
        vatBreakdown: groups,
        totals: totalsOf(groups),
      },
    }
  }
  if (index % 3 === 2 && group !== undefined && group.base > 1) {
    const { category, percentage, code, reasons } = group
    const vat = { ...invoice.vat, category, percentage, code, reason: reasons.join('; ') }
    const amount = cents(Math.ceil(group.base / 2))
    const groups = vatBreakdown([{ amount, vat }])
    return {
      ...part,
      amounts: [{ description: 'Tegemoetkoming', amount, vat }],
      invoice: { ...invoice, orders: [], freeCosts: [], vatBreakdown: groups, totals: totalsOf(groups) },
    }
  }
  return whole
}
