import { freeCostAmount } from '@uurwerk/domain/invoicing/lines/freeCostAmount'
import { lineAmount } from '@uurwerk/domain/invoicing/lines/invoiceLine'
import { identityOfVat } from '@uurwerk/domain/invoicing/buyerIdentity'
import { totalsOf, vatBreakdown } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import { SEEDED_REGIMES, vatTermsOf, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { cents } from '@uurwerk/domain/money/cents'
import { hundredths } from '@uurwerk/domain/money/hundredths'
import { seconds, sumSeconds } from '@uurwerk/domain/money/seconds'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import fc from 'fast-check'
import { invoice as sample } from '../../testing/sampleDocuments.ts'
import type { CostLine, InvoiceDocument, OrderLines, WorkedLine } from '../../invoiceDocument.ts'

/** Random texts that users can type or paste. A text can contain characters that XML forbids, and is never empty. */
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
    // Random durations in whole minutes. In hours, most of these durations have an endless number of decimals. The
    // durations of 1620 and 1008 seconds (0.45 and 0.28 hours) have only two decimals.
    seconds: fc.oneof(
      fc.constantFrom(seconds(1620), seconds(1008)),
      fc.integer({ min: 1, max: 20_000 }).map((minutes) => seconds(minutes * 60)),
    ),
  })
  .map((line) => ({ ...line, amount: lineAmount(line.seconds, line) }))

const order: fc.Arbitrary<OrderLines> = fc.record({
  heading: text,
  reference: fc.oneof(fc.constant(''), text),
  period: fc.constantFrom(null, sample.period),
  baseRate: fc.constant(cents(4000)),
  lines: fc.array(workedLine, { minLength: 1, maxLength: 8 }),
})

/** Random VAT regimes that can be together on one invoice. The regime OUTSIDE is always alone (BR-O-11). */
const regimes: fc.Arbitrary<readonly VatRegime[]> = fc.oneof(
  fc.constant(['OUTSIDE'] as const),
  fc.array(fc.constantFrom<VatRegime>(...SEEDED_REGIMES.filter((code) => code !== 'OUTSIDE'), 'EX_OTHER'), {
    minLength: 1,
    maxLength: 5,
  }),
)

const cost: fc.Arbitrary<Omit<CostLine, 'vat'>> = fc
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
  identity: fc.constantFrom(
    { country: 'BE', ...identityOfVat('BE 0739.484.052', 'BE'), peppolId: '' },
    { country: '', ...identityOfVat('428759497', 'BE'), peppolId: '' },
    { country: 'BE', ...identityOfVat('BE0566988259', 'BE'), peppolId: '9925:BE0566988259' },
    { country: 'NL', ...identityOfVat('NL123456789B01', 'NL'), peppolId: '0106:12345678' },
    { country: 'DE', ...identityOfVat('DE136695976', 'DE'), peppolId: '9930:DE136695976' },
    { country: 'LU', ...identityOfVat('LU15027442', 'LU'), peppolId: '9938:LU15027442' },
    { country: 'FR', ...identityOfVat('FR40303265045', 'FR'), peppolId: '0009:30326504500017' },
    { country: 'GB', ...identityOfVat('GB123456789', 'GB'), peppolId: '0060:123456789' },
    { country: 'US', ...identityOfVat('12-3456789', 'US'), peppolId: '0088:5412345000013' },
  ),
})

/** Random invoices that can be finished and that have a UBL. */
export const invoices: fc.Arbitrary<InvoiceDocument & { readonly number: string }> = fc
  .record({
    dates,
    seller,
    buyer,
    orders: fc.array(order, { maxLength: 3 }),
    freeCosts: fc.array(cost, { maxLength: 4 }),
    regimes,
    language: fc.constantFrom('nl' as const, 'fr' as const, 'en' as const),
    ground: text,
    internalReference: emptyOr(text),
    externalReference: emptyOr(text),
    reference: emptyOr(text),
    purchaseOrder: emptyOr(text),
    projectReference: emptyOr(text),
    accountingReference: emptyOr(text),
    buyerReference: emptyOr(text),
    deliveryDate: fc.constantFrom(toDay('2026-01-01'), toDay('2026-02-15')),
    period: fc.constantFrom(null, sample.period),
  })
  .map(
    ({
      dates: { date, dueDate, paymentTermDays },
      seller: sells,
      buyer: { identity, ...buys },
      regimes: chosen,
      language,
      ground,
      ...rest
    }) => {
      const lines = rest.orders.flatMap((one) => one.lines)
      const termsAt = (index: number) => vatTermsOf(chosen[index % chosen.length]!, { language, ground })
      const freeCosts = rest.freeCosts.map((line, index) => ({ ...line, vat: termsAt(index + 1) }))
      const groups = vatBreakdown([
        ...lines.map(({ amount }) => ({ amount, vat: termsAt(0) })),
        ...freeCosts.map(({ total, vat }) => ({ amount: total, vat })),
      ])
      return {
        ...sample,
        ...rest,
        date,
        dueDate,
        paymentTermDays,
        number: '2026-000123',
        company: { ...sample.company, ...sells },
        customer: { ...sample.customer, ...buys, ...identity },
        freeCosts,
        vat: termsAt(0),
        vatBreakdown: groups,
        worked: sumSeconds(lines.map((line) => line.seconds)),
        totals: totalsOf(groups),
      }
    },
  )
  .filter(({ totals }) => totals.excludingVat > 0)
