import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { downloadInvoice, downloadInvoiceUbl, invoice as invoiceCall } from '@uurwerk/contract/invoicing/invoiceCalls'
import { addExemption } from '@uurwerk/contract/invoicing/vatRegimes'
import { accountingCsv } from '@uurwerk/contract/invoicing/accountingExport'
import { bookPayment, invoicePayments } from '@uurwerk/contract/payments/invoicePayments'
import { receivables } from '@uurwerk/contract/payments/receivables'
import { PARTS } from '@uurwerk/domain/invoicing/credits/creditableInvoice'
import { centsOfEuros, eurosOf } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import type { Element } from '@xmldom/xmldom'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, outcomeOf } from '../../testing/call.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { all, at, centsAt, linesOf, readUbl } from '../../platform/documents/ubl/testing/readUbl.ts'
import { sized } from '../../testing/sized.ts'
import {
  creditsWorld,
  TODAY,
  linesCredit,
  type CreditNote,
  groupsOf,
  brokenBesidesCent,
  columnsOf,
} from '../../testing/world/invoicing/creditsWorld.ts'

const { hr, invoiced, credit, read, ublOf, printed } = await creditsWorld()

const centsIn = (cell = ''): number => Math.round(Number(cell.replace(',', '.')) * 100)

const OWN = 'EX_OTHER_1'
await call(hr, addExemption, {
  body: {
    name: 'Eigen grond',
    words: { nl: 'Vrij op eigen grond', fr: 'Exempté', en: 'Exempt' },
    vatex: 'VATEX-EU-132',
  },
})

type Place = { readonly regimes: readonly string[]; readonly billing?: object }

/** The buyers of the random invoices, each with the VAT regimes that such a buyer can have on one invoice. */
const PLACES: readonly Place[] = [
  { regimes: ['BE21', 'BE12', 'BE6', 'EX44_2', 'EX44_1', 'EX56', 'DISB', 'RC_BE', 'ZERO', OWN] },
  {
    regimes: ['RC_EU', 'IC_GOODS', 'EX44_2', 'BE21'],
    billing: { country: 'NL', postalCode: '1012 AB', vat: 'NL123456789B01', peppolId: '0106:12345678' },
  },
  {
    regimes: ['EXPORT', 'EX44_2', 'BE6'],
    billing: { country: 'US', vat: '12-3456789', peppolId: '0088:5412345000013' },
  },
  { regimes: ['OUTSIDE'], billing: { country: 'US', vat: '12-3456789', peppolId: '0088:5412345000013' } },
]

const anyCostsAt = (regimes: readonly string[]) =>
  fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 5000 }).map((amount) => amount / 100),
      cost: fc
        .integer({ min: -300, max: 4000 })
        .filter((cost) => cost !== 0)
        .map((cost) => cost / 100),
      vatRegime: fc.constantFrom(...regimes),
    }),
    { maxLength: 4 },
  )
const anyCase = fc.constantFrom(...PLACES).chain(({ regimes, billing = {} }) =>
  fc.record({
    billing: fc.constant(billing),
    vatRegime: fc.constantFrom(...regimes),
    costs: anyCostsAt(regimes),
    credits: fc.array(fc.record({ kind: fc.nat(2), line: fc.nat(5), part: fc.integer({ min: 5, max: 100 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    whole: fc.boolean(),
    /** The percentage of the open amount that the customer pays. */
    paid: fc.integer({ min: 0, max: 100 }),
  }),
)

type Creditable = NonNullable<ResponseOf<typeof invoiceCall>['creditFacts']>

/** Makes the request body of a credit note for a part of the amount that can still be credited. */
function bodyOf({ lines, groups }: Creditable, chosen: { kind: number; line: number; part: number }): object {
  const share = (whole: number) => Math.trunc(whole * chosen.part) / 100
  const { position, kind, left } = lines[chosen.line % lines.length]!
  const { base, ...group } = groups[chosen.line % groups.length]!
  if (chosen.kind === 0) return linesCredit({ position, quantity: share(left.quantity / PARTS[kind]) })
  if (chosen.kind === 1) return linesCredit({ position, amount: share(eurosOf(left.amount)) })
  return {
    kind: 'amount',
    amount: share(eurosOf(base)),
    group: { category: group.category, percentage: group.percentage },
  }
}

type Billed = Pick<CreditNote, 'totalVATExcluded' | 'totalVATIncluded' | 'vatBreakdown'> & {
  readonly number: string | null
}
type WrittenInvoice = {
  readonly root: Element
  readonly text: string
  /** The words on the PDF before the total. */
  readonly printedBefore: string
  readonly row: Readonly<Record<string, string>> | undefined
  /** The value -1 for a credit note, because the accounting export writes its amounts below zero. */
  readonly sign: 1 | -1
}
const BASES = [
  'Basis 21 %',
  'Basis 12 %',
  'Basis 6 %',
  'Basis 0 %',
  'Vrij',
  'Verlegd',
  'IC',
  'Uitvoer/niet onderworpen',
]

/** Checks that the UBL, the PDF and the accounting export have the amounts of the API. */
function expectSameAmounts(billed: Billed, { root, text, printedBefore, row, sign }: WrittenInvoice): void {
  const context = { seed, number: billed.number }
  const figures = [billed.totalVATExcluded, billed.totalVATIncluded].map(centsOfEuros)
  expect({ ...context, broken: brokenBesidesCent(root) }).toEqual({ ...context, broken: [] })
  expect([
    centsAt(root, 'LegalMonetaryTotal/TaxExclusiveAmount'),
    centsAt(root, 'LegalMonetaryTotal/PayableAmount'),
  ]).toEqual(figures)
  expect(linesOf(root).reduce((sum, line) => sum + centsAt(line, 'LineExtensionAmount'), 0)).toBe(figures[0])
  expect(
    all(root, 'TaxTotal/TaxSubtotal').map((group) => [
      at(group, 'TaxCategory/ID'),
      centsAt(group, 'TaxableAmount'),
      centsAt(group, 'TaxAmount'),
    ]),
  ).toEqual(
    groupsOf(billed).map(([category, , base, vat]) => [
      category,
      centsOfEuros(Number(base)),
      centsOfEuros(Number(vat)),
    ]),
  )
  const formatted = formatEuros(centsOfEuros(billed.totalVATIncluded)).replaceAll('\u00A0', ' ')
  expect(text).toContain(`${printedBefore} ${formatted}`)
  expect([centsIn(row?.['Totaal excl. btw']), centsIn(row?.['Totaal incl. btw'])]).toEqual(
    figures.map((sum) => sum * sign),
  )
  expect(BASES.reduce((sum, name) => sum + centsIn(row?.[name]), 0)).toBe(figures[0]! * sign)
}

const seed = Number(process.env['TEST_SEED'])
const cases = fc.sample(anyCase, { numRuns: sized(12, 120), seed })

test(
  'for random VAT regimes, rates and credits, the API, the UBL, the PDF, the export and the payments have the same amounts',
  { tags: ['sized', 'repeated'] },
  async () => {
    let notes = 0
    for (const { credits, whole, paid, ...wanted } of cases) {
      const { id, invoice } = await invoiced(wanted)
      const total = centsOfEuros(invoice.totalVATIncluded)
      for (const chosen of [...credits, ...(whole ? [null] : [])]) {
        const { creditFacts, creditedAmount } = await read(id)
        const input = chosen === null ? { kind: 'full' } : bodyOf(creditFacts!, chosen)
        const { status } = await outcomeOf(...credit(id, input))
        expect([201, 409, 422]).toContain(status)
        if (chosen === null && centsOfEuros(creditedAmount) < total) expect(status).toBe(201)
      }
      const { creditNotes, creditedAmount, invoiceNr } = await read(id)
      const csv = columnsOf((await outcomeOf(hr, accountingCsv, { query: { from: TODAY, to: TODAY } })).raw.toString())
      const rowOf = (number: string | null) => csv.find((columns) => columns['Nummer'] === number)
      const invoiceText = await textOf((await outcomeOf(hr, downloadInvoice, { params: { id } })).raw)
      expectSameAmounts(
        { ...invoice, number: invoiceNr },
        {
          root: readUbl((await outcomeOf(hr, downloadInvoiceUbl, { params: { id } })).raw),
          text: invoiceText.replaceAll('\u00A0', ' '),
          printedBefore: 'Te betalen',
          row: rowOf(invoiceNr),
          sign: 1,
        },
      )
      for (const note of creditNotes) {
        notes += 1
        expectSameAmounts(note, {
          root: await ublOf(id, note.id),
          text: await printed(id, note.id),
          printedBefore: 'In uw voordeel',
          row: rowOf(note.number),
          sign: -1,
        })
      }
      const credited = creditNotes.reduce((sum, note) => sum + centsOfEuros(note.totalVATIncluded), 0)
      expect(centsOfEuros(creditedAmount)).toBe(credited)
      expect(credited).toBeLessThanOrEqual(total)
      const pay = Math.trunc(((total - credited) * paid) / 100)
      if (pay > 0)
        await call(hr, bookPayment, { params: { id }, body: { date: TODAY, amount: pay / 100, reason: 'Contant' } })
      const payments = await call(hr, invoicePayments, { params: { id } })
      expect([payments.open, payments.credited, payments.paid].map(centsOfEuros)).toEqual([
        total - credited - pay,
        credited,
        pay,
      ])
      const due = await call(hr, receivables, { query: { on: TODAY } })
      const open = due._embedded.receivableDtoList
        .flatMap(({ invoices }) => invoices)
        .find(({ invoiceId }) => invoiceId === id)
      expect(open === undefined ? 0 : centsOfEuros(open.open)).toBe(total - credited - pay)
    }
    expect(notes).toBeGreaterThan(cases.length / 2)
  },
)
