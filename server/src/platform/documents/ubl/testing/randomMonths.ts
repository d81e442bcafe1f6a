import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import type { BonusRates } from '@uurwerk/domain/customers/bonusRates'
import { billedPeriod } from '@uurwerk/domain/invoicing/lines/billedPeriod'
import { describeInvoiceLine } from '@uurwerk/domain/invoicing/lines/describeInvoiceLine'
import { freeCostAmount } from '@uurwerk/domain/invoicing/lines/freeCostAmount'
import { invoiceLinesOf } from '@uurwerk/domain/invoicing/lines/invoiceLinesOf'
import { totalsOf, vatBreakdown } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import { vatTermsOf, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { formatDocumentNumber } from '@uurwerk/domain/invoicing/numbers/invoiceNumber'
import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { cents } from '@uurwerk/domain/money/cents'
import { hundredths } from '@uurwerk/domain/money/hundredths'
import { sumSeconds } from '@uurwerk/domain/money/seconds'
import { CALLOUTS, type Shift } from '@uurwerk/domain/planning/shift/shift'
import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { addDays } from '@uurwerk/domain/time/day'
import { startOfDay, toInstant } from '@uurwerk/domain/time/instant'
import { firstDayOf, lastDayOf, toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { invoice as sample } from '../../testing/sampleDocuments.ts'
import type { InvoiceDocument } from '../../invoiceDocument.ts'

export type NumberedInvoice = InvoiceDocument & { readonly number: string }

/** An invoice that the application made, with the data from which it was made. */
export type BilledMonth = { readonly shifts: readonly Shift[]; readonly invoice: NumberedInvoice }

/** Two of these months contain a clock change, and one month contains the end of the year. */
const months = ['2026-03', '2026-10', '2026-11', '2026-12'].map(toYearMonth)

const shift = fc.record({
  day: fc.integer({ min: 0, max: 29 }),
  startMinute: fc.integer({ min: 0, max: 1439 }),
  // 27 minutes are exactly 0.45 hours. 17 minutes have an endless number of decimals in hours.
  length: fc.oneof(fc.constantFrom(27, 17), fc.integer({ min: 15, max: 12 * 60 })),
  pause: fc.constantFrom(0, 0, 5, 30),
  callout: fc.constantFrom(null, null, null, ...CALLOUTS),
  interrupted: fc.constantFrom(false, false, false, true),
})

const rates: fc.Arbitrary<BonusRates> = fc.record(
  Object.fromEntries(BONUS_TYPES.map((type) => [type, fc.integer({ min: 0, max: 10_000 }).map(basisPoints)])),
  { requiredKeys: [] },
)

const euros = (min: number, max: number) => fc.integer({ min, max }).map(cents)

const cost = fc.record({
  description: fc.constantFrom('Verplaatsing', 'Korting', 'Opleiding in Łódź – ’s avonds', 'Parking <noord> & zuid'),
  amount: fc.integer({ min: 1, max: 10_000 }).map(hundredths),
  units: fc.constantFrom('km', 'uren', 'ritten', 'dagen'),
  cost: fc.oneof(euros(1, 20_000), euros(-2_000, -1)),
})

const month = fc.record({
  yearMonth: fc.constantFrom(...months),
  shifts: fc.array(shift, { maxLength: 31 }),
  baseRates: fc.array(euros(1_000, 12_000), { minLength: 1, maxLength: 3 }),
  rates,
  hours: fc.record({
    morning: fc.integer({ min: 240, max: 480 }).map(minuteOfDay),
    evening: fc.integer({ min: 1020, max: 1200 }).map(minuteOfDay),
    night: fc.integer({ min: 1200, max: 1439 }).map(minuteOfDay),
  }),
  freeCosts: fc.array(cost, { maxLength: 5 }),
  regime: fc.constantFrom<VatRegime>('EX44_2', 'BE6', 'BE12', 'BE21', 'RC_BE'),
  regimeOfCosts: fc.constantFrom<VatRegime>('EX44_2', 'BE21', 'DISB'),
})

/** Random months that can be invoiced. The index decides the invoice number. */
export const billedMonths: fc.Arbitrary<(sequence: number) => BilledMonth> = month
  .map(
    ({ yearMonth, shifts: drawn, baseRates, rates: percentages, hours, freeCosts: costs, regime, regimeOfCosts }) => {
      const first = firstDayOf(yearMonth)
      const shifts = drawn.map(({ day, startMinute, length, pause, callout, interrupted }): Shift => {
        const start = toInstant(startOfDay(addDays(first, day)) + startMinute * 60)
        const pauseStart = toInstant(start + 60)
        return {
          start,
          end: toInstant(start + length * 60),
          break: pause === 0 || length < 60 ? null : { start: pauseStart, end: toInstant(pauseStart + pause * 60) },
          callout,
          interrupted,
        }
      })
      // Each hourly rate is valid for ten days and follows the previous rate. The last rate has no end.
      const orders = baseRates.map((baseRate, index) => ({
        id: index + 1,
        baseRate,
        period: {
          start: addDays(first, index * 10),
          end: index === baseRates.length - 1 ? null : addDays(first, index * 10 + 9),
        },
      }))
      const terms = { hours, rates: percentages, extraHolidays: new Set<never>() }
      const lines = invoiceLinesOf({ orders, shifts, terms })
      const freeCosts = costs.map((one) => ({ ...one, total: freeCostAmount(one), vat: termsOf(regimeOfCosts) }))
      const groups = vatBreakdown([
        ...lines.map(({ amount }) => ({ amount, vat: termsOf(regime) })),
        ...freeCosts.map(({ total, vat }) => ({ amount: total, vat })),
      ])
      const invoice = {
        ...sample,
        period: { start: first, end: lastDayOf(yearMonth) },
        orders: orders.flatMap(({ id, baseRate, period }) => {
          const ofOrder = lines.filter(({ orderId }) => orderId === id)
          const heading = `Prestaties Lieselotte Vanhaverbeke, tarief ${id}`
          return ofOrder.length === 0
            ? []
            : [
                {
                  heading,
                  reference: '',
                  period: billedPeriod(period, yearMonth),
                  baseRate,
                  lines: ofOrder.map((line) => ({ ...line, description: describeInvoiceLine(line) })),
                },
              ]
        }),
        freeCosts,
        worked: sumSeconds(lines.map(({ seconds }) => seconds)),
        vat: termsOf(regime),
        vatBreakdown: groups,
        totals: totalsOf(groups),
      }
      return { shifts, invoice }
    },
  )
  .filter(({ invoice: { totals } }) => totals.excludingVat > 0)
  .map(({ shifts, invoice }) => (sequence: number) => ({
    shifts,
    invoice: {
      ...invoice,
      number: formatDocumentNumber('{jaar}-{nummer}', { year: 2026, sequence }),
      structuredCommunication: paymentReference({ year: 2026, sequence }),
    },
  }))

const termsOf = (regime: VatRegime) => vatTermsOf(regime, { language: 'nl', ground: '' })
