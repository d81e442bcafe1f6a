import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { toDay } from '../time/day.ts'
import { accountingCsvLines, type AccountingDocument } from './accountingCsv.ts'
import { totalsOf, vatBreakdown } from './vat/vatBreakdown.ts'
import { SEEDED_REGIMES, vatTermsOf, type VatRegime } from './vat/vatRegime.ts'

const amounts = fc.array(fc.integer({ min: -50_000, max: 5_000_000 }).map(cents), { maxLength: 4 })
const regimes = fc.constantFrom(...SEEDED_REGIMES)
const taxed = (regime: VatRegime) => (amount: ReturnType<typeof cents>) => ({
  amount,
  vat: vatTermsOf(regime, { language: 'nl', ground: '' }),
})

const documents: fc.Arbitrary<AccountingDocument> = fc
  .record({
    kind: fc.constantFrom('invoice' as const, 'credit_note' as const),
    hours: amounts,
    costs: amounts,
    regime: regimes,
    regimeOfCosts: regimes,
  })
  .map(({ regime, regimeOfCosts, ...rest }) => ({
    ...rest,
    regime,
    groups: vatBreakdown([...rest.hours.map(taxed(regime)), ...rest.costs.map(taxed(regimeOfCosts))]),
  }))
  .map(({ kind, costs, regime, groups }) => ({
    kind,
    number: '2026-000123',
    date: toDay('2026-12-01'),
    dueDate: kind === 'invoice' ? toDay('2026-12-31') : null,
    customer: { name: 'AZ Klaverveld', vatNumber: 'BE0428759497', country: 'BE' },
    yearMonth: null,
    totals: totalsOf(groups),
    vatRegimes: [regime],
    vatBreakdown: groups,
    costs: costs.map((amount, index) => ({ billingCode: `61${index}000`, amount })),
    paymentReference: '+++202/6000/12320+++',
    internalReference: '=A1+2',
    externalReference: '@order',
    creditedNumber: kind === 'invoice' ? null : '2026-000122',
  }))

const centsIn = (cell: string): number => Number(cell.replace(',', ''))

test('the sum of all lines in the accounting export is the invoices minus the credit notes', () => {
  fc.assert(
    fc.property(fc.array(documents, { maxLength: 30 }), (all) => {
      const lines = accountingCsvLines(all).trimEnd().split('\r\n')
      const read = lines.map((line) => line.split(';'))
      const sums = read.map((cells) => [7, 8, 10, 12, 13].map((column) => centsIn(cells[column] ?? '')))
      for (const [hours = 0, costs = 0, excluding = 0, vat = 0, including = 0] of sums) {
        expect(hours + costs).toBe(excluding)
        expect(excluding + vat).toBe(including)
      }
      for (const cells of read) {
        const cellsOf = (...columns: number[]) => columns.reduce((sum, column) => sum + centsIn(cells[column] ?? ''), 0)
        expect(cellsOf(19, 21, 23, 25, 26, 27, 28, 29)).toBe(centsIn(cells[10] ?? ''))
        expect(cellsOf(20, 22, 24)).toBe(centsIn(cells[12] ?? ''))
      }
      const due = all.map(({ kind, totals }) => (kind === 'invoice' ? totals.includingVat : -totals.includingVat))
      expect(sums.reduce((sum, [, , , , including = 0]) => sum + including, 0)).toBe(due.reduce((a, b) => a + b, 0))
    }),
  )
})

test('the accounting export contains no cell that a spreadsheet program runs as a formula', () => {
  const [document] = fc.sample(documents, 1)
  const cells = accountingCsvLines([document!]).trimEnd().split('\r\n')[0]?.split(';') ?? []
  expect(cells.slice(14, 17)).toEqual(['202/6000/12320', "'=A1+2", "'@order"])
})

test.each<[what: string, regimes: readonly VatRegime[], country: string, listed: string]>([
  ['goods on an invoice with the regime for services', ['IC_GOODS'], 'NL', 'L'],
  ['services', ['RC_EU'], 'NL', 'S'],
  ['goods and services', ['RC_EU', 'IC_GOODS'], 'NL', 'L S'],
  ['reversed VAT in Belgium', ['RC_BE'], 'BE', ''],
  ['taxed work', ['BE21'], 'NL', ''],
])(
  'the accounting export gives the code of the intra-Community listing by the VAT groups: %s',
  (_what, billed, country, listed) => {
    const [document] = fc.sample(documents, 1)
    const groups = vatBreakdown(billed.map((regime) => taxed(regime)(cents(90_000))))
    const customer = { ...document!.customer, country }
    const line = accountingCsvLines([{ ...document!, customer, vatRegimes: ['RC_EU'], vatBreakdown: groups }])
    expect(line.trimEnd().split(';').at(-1)).toBe(listed)
  },
)
