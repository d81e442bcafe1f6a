import { ublOfCreditNote, ublOfInvoice } from '@uurwerk/domain/invoicing/ubl/ublOf'
import { workedSeconds } from '@uurwerk/domain/planning/worked/workedSeconds'
import type { Element } from '@xmldom/xmldom'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { printCreditNote } from '../printing/printCreditNote.ts'
import type { PrintedBill } from '../printing/printedDocument.ts'
import { printInvoice } from '../printing/printInvoice.ts'
import { createRendererPool } from '../rendering/createRendererPool.ts'
import { sized } from '../../../testing/sized.ts'
import { startRenderer, TYPST_PROGRAM } from '../rendering/startRenderer.ts'
import { pagesOf } from '../testing/pagesOf.ts'
import { billedMonths, type BilledMonth, type NumberedInvoice } from './testing/randomMonths.ts'
import { at, linesOf, readUbl } from './testing/readUbl.ts'
import { brokenRules } from './testing/ublRules.ts'
import { workedOut, formatEuroUnits } from './testing/workedOut.ts'
import { writeUbl } from './writeUbl.ts'

const SEED = Number(process.env['TEST_SEED'])
const [BATCHES, IN_A_BATCH] = [sized(1, 10), sized(40, 100)]

const months: readonly BilledMonth[] = fc
  .sample(billedMonths, { numRuns: BATCHES * IN_A_BATCH, seed: SEED })
  .map((numbered, index) => numbered(index + 1))

const renderers = createRendererPool({
  size: 1,
  start: () => startRenderer({ program: TYPST_PROGRAM, timeLimit: 60_000 }),
})
afterAll(() => renderers.stop())

/** The number of the invoice, for the message of a failed assertion. */
const named = ({ number }: NumberedInvoice) => ({ number, seed: `TEST_SEED=${SEED}` })

const creditNoteOf = (invoice: NumberedInvoice) => ({
  invoice,
  amounts: [],
  isWhole: true,
  number: `CN${invoice.number}`,
  date: invoice.date,
  reason: '',
})
const pictures = [{ fileName: 'Factuur.pdf', content: Buffer.from('%PDF-1.7 stands here') }]

/** Reads an amount in cents from its digits in the UBL file. */
const centsIn = (from: Element, path: string): bigint => {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(at(from, path)) ?? []
  return BigInt(`${sign}${whole}${rest}`)
}

const figuresOfUbl = (root: Element) => ({
  lines: linesOf(root).map((line) => centsIn(line, 'LineExtensionAmount')),
  sum: centsIn(root, 'LegalMonetaryTotal/LineExtensionAmount'),
  excludingVat: centsIn(root, 'LegalMonetaryTotal/TaxExclusiveAmount'),
  vat: centsIn(root, 'TaxTotal/TaxAmount'),
  payable: centsIn(root, 'LegalMonetaryTotal/PayableAmount'),
})

const figuresOf = (invoice: NumberedInvoice) => {
  const { lines, excludingVat, vat, includingVat } = workedOut(invoice)
  return { lines: lines.map(({ amount }) => amount), sum: excludingVat, excludingVat, vat, payable: includingVat }
}

/**
 * Prints all bills into one file without QR codes, so that the test can read a thousand bills within seconds. Returns
 * the text of each bill.
 */
async function printedTexts(bills: readonly PrintedBill[]): Promise<Map<string, string>> {
  const parts = bills.map((bill) => ({ ...bill, payment: bill.payment && { ...bill.payment, qr: null } }))
  const document = JSON.stringify({ title: 'Duizend', author: 'Uurwerk', parts })
  const pdf = await renderers.render({ document, createdAt: 0, logos: [], logoRequired: false })
  const texts = new Map<string, string>()
  for (const page of await pagesOf(pdf)) {
    const number = /(?:Factuur|Creditnota) (\S+) · AZ Klaverveld vzw Bladzijde/.exec(page)?.[1] ?? 'no number'
    texts.set(number, `${texts.get(number) ?? ''} ${page}`)
  }
  return texts
}

/**
 * All printed amounts, in their order in the text. A table that continues on the next page prints the rate again; this
 * second rate is left out.
 */
const eurosIn = (text: string | undefined): string[] =>
  (text ?? '').replaceAll(/€ [\d.,−]+ per uur/g, '').match(/€ −?[\d.]+,\d{2,6}/g) ?? []

const eurosOf = (invoice: NumberedInvoice): string[] => {
  const { lines, excludingVat, groups, includingVat } = workedOut(invoice)
  const printed = groups.flatMap(({ base, vat }) => (groups.length === 1 ? [vat] : [base, vat]))
  return [
    ...lines.flatMap(({ unitPrice, amount }) => [formatEuroUnits(unitPrice, 6), formatEuroUnits(amount, 2)]),
    ...[excludingVat, ...printed, includingVat].map((total) => formatEuroUnits(total, 2)),
  ]
}

test(
  'a thousand random invoices and their credit notes have the same amounts in the UBL as in an independent calculation',
  { tags: 'sized' },
  () => {
    for (const { shifts, invoice } of months) {
      const worked = shifts.reduce((total, shift) => total + workedSeconds(shift), 0)
      const bill = readUbl(writeUbl(ublOfInvoice(invoice), pictures))
      const note = readUbl(writeUbl(ublOfCreditNote(creditNoteOf(invoice)), pictures))
      expect({
        ...named(invoice),
        worked: invoice.worked,
        broken: [...brokenRules(bill), ...brokenRules(note)],
        bill: figuresOfUbl(bill),
        note: figuresOfUbl(note),
        reference: at(bill, 'PaymentMeans/PaymentID'),
      }).toEqual({
        ...named(invoice),
        worked,
        broken: [],
        bill: figuresOf(invoice),
        note: figuresOf(invoice),
        reference: invoice.structuredCommunication,
      })
    }
  },
)

describe(
  'the PDFs of a thousand random invoices have the same amounts as an independent calculation',
  { tags: 'sized' },
  () => {
    const batches = Array.from({ length: BATCHES }, (_, index) =>
      months.slice(index * IN_A_BATCH, (index + 1) * IN_A_BATCH).map(({ invoice }) => invoice),
    )

    test.each(batches.map((invoices, index) => [index + 1, invoices] as const))(
      'group %i of a hundred invoices has the calculated amounts',
      async (_hundred, invoices) => {
        const texts = await printedTexts(await Promise.all(invoices.map((invoice) => printInvoice(invoice))))
        for (const invoice of invoices) {
          const text = texts.get(invoice.number)
          const euros = eurosOf(invoice)
          // The last invoice is printed again with its payment block, which repeats the amount to pay.
          expect({ ...named(invoice), euros: eurosIn(text) }).toEqual({
            ...named(invoice),
            euros: [...euros, ...euros.slice(-1)],
          })
          expect(text).toContain(invoice.structuredCommunication)
        }
      },
    )

    test('the PDFs of a thousand random credit notes have the same amounts as an independent calculation', async () => {
      const invoices = batches.map(([first]) => first!)
      const texts = await printedTexts(invoices.map((invoice) => printCreditNote(creditNoteOf(invoice))))
      for (const invoice of invoices) {
        expect({ ...named(invoice), euros: eurosIn(texts.get(`CN${invoice.number}`)) }).toEqual({
          ...named(invoice),
          euros: eurosOf(invoice),
        })
      }
    })
  },
)
