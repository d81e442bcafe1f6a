import { freeCostAmount } from '@uurwerk/domain/invoicing/freeCostAmount'
import { lineAmount } from '@uurwerk/domain/invoicing/invoiceLine'
import { invoiceTotals } from '@uurwerk/domain/invoicing/invoiceTotals'
import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/vat'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { cents } from '@uurwerk/domain/money/cents'
import { hundredths } from '@uurwerk/domain/money/hundredths'
import { seconds, sumSeconds } from '@uurwerk/domain/money/seconds'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import fc from 'fast-check'
import { invoice as sample } from '../../testing/sampleDocuments.ts'
import type { CostLine, InvoiceDocument, OrderLines, WorkedLine } from '../../invoiceDocument.ts'

/** Texts that users type and paste, also with characters that XML forbids; never empty. */
const text = fc
  .oneof(
    fc.constantFrom(
      'Łódź & Cie <vzw>',
      '“Sint-Ëlisabeth” – campus ’t Vék ș',
      ']]>',
      'a\'b"c',
      '€ 5\u000B\u0000',
      'x\uD800',
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  .map((typed) => `x${typed}`)

const emptyOr = (typed: fc.Arbitrary<string>) => fc.oneof(fc.constantFrom('', ' '), typed)

const workedLine: fc.Arbitrary<WorkedLine> = fc
  .record({
    description: text,
    baseRate: fc.integer({ min: 1, max: 25_000 }).map(cents),
    percentage: fc.integer({ min: 0, max: 20_000 }).map(basisPoints),
    // Lengths in whole minutes: most have endless decimals of an hour; 1620 and 1008 seconds have two decimals.
    seconds: fc.oneof(
      fc.constantFrom(seconds(1620), seconds(1008)),
      fc.integer({ min: 1, max: 20_000 }).map((minutes) => seconds(minutes * 60)),
    ),
  })
  .map((line) => ({ ...line, amount: lineAmount(line.seconds, line) }))

const order: fc.Arbitrary<OrderLines> = fc.record({
  heading: text,
  reference: fc.oneof(fc.constant(''), text),
  baseRate: fc.constant(cents(4000)),
  lines: fc.array(workedLine, { minLength: 1, maxLength: 8 }),
})

const cost: fc.Arbitrary<CostLine> = fc
  .record({
    description: text,
    amount: fc.integer({ min: 1, max: 100_000 }).map(hundredths),
    units: fc.oneof(fc.constantFrom('km', 'Uren', 'ritten'), text),
    cost: fc
      .integer({ min: -2_000, max: 20_000 })
      .filter((euros) => euros !== 0)
      .map(cents),
  })
  .map((line) => ({ ...line, total: freeCostAmount(line) }))

const dates = fc
  .record({ after: fc.integer({ min: 0, max: 700 }), term: fc.constantFrom(30, 60, 90) })
  .map(({ after, term }) => {
    const date = addDays(toDay('2026-01-01'), after)
    return { date, dueDate: addDays(date, term), paymentTermDays: term }
  })

const seller = fc.record({
  vatNumber: fc.constantFrom('BE0403019261', '0428.759.497', ''),
  enterpriseNumber: fc.constant('0403.019.261'),
  bic: fc.constantFrom('', 'GKCC BE BB'),
  court: fc.constantFrom('', 'Gent'),
  phone: fc.constantFrom('', '09 555 01 20'),
  country: fc.constantFrom('BE', '', 'België'),
})

const buyer = fc.record({
  organisationName: text,
  addressee: emptyOr(text),
  street: emptyOr(text),
  country: fc.constantFrom('BE', 'NL', 'XX', ''),
  vatNumber: fc.constantFrom('BE 0739.484.052', 'BE0566988259', '428759497'),
})

/** Any invoice that can be finished and that has a UBL. */
export const invoices: fc.Arbitrary<InvoiceDocument & { readonly number: string }> = fc
  .record({
    dates,
    seller,
    buyer,
    orders: fc.array(order, { maxLength: 3 }),
    freeCosts: fc.array(cost, { maxLength: 4 }),
    vatPercentage: fc.constantFrom(...VAT_PERCENTAGES),
    disclaimer: fc.oneof(fc.constant(sample.disclaimer), text),
    internalReference: emptyOr(text),
    externalReference: emptyOr(text),
    reference: emptyOr(text),
    period: fc.constantFrom(null, sample.period),
  })
  .map(({ dates: { date, dueDate, paymentTermDays }, seller: sells, buyer: buys, ...rest }) => {
    const lines = rest.orders.flatMap((one) => one.lines)
    return {
      ...sample,
      ...rest,
      date,
      dueDate,
      paymentTermDays,
      number: '2026-000123',
      company: { ...sample.company, ...sells },
      customer: { ...sample.customer, ...buys },
      worked: sumSeconds(lines.map((line) => line.seconds)),
      totals: invoiceTotals(
        [...lines.map(({ amount }) => amount), ...rest.freeCosts.map(({ total }) => total)],
        rest.vatPercentage,
      ),
    }
  })
  .filter(({ totals }) => totals.excludingVat > 0)
