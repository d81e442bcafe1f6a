import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints } from '../../money/basisPoints.ts'
import { cents, type Cents } from '../../money/cents.ts'
import { seconds } from '../../money/seconds.ts'
import { lineAmount, unitPriceMillionths } from '../lines/invoiceLine.ts'
import { totalsOf } from '../vat/vatBreakdown.ts'
import { SEEDED_REGIMES } from '../vat/vatRegime.ts'
import { creditNoteOf, type CreditNoteContents } from './creditNoteOf.ts'
import type { CreditableInvoice, CreditInput, CreditLineInput } from './creditableInvoice.ts'
import { termsOf, type Line, cost, invoiceOf, after, made, FULL } from './creditedInvoices.testing.ts'

const regimes = fc.constantFrom(...SEEDED_REGIMES.filter((regime) => regime !== 'OUTSIDE'))
const anyLine = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 1, max: 400_000 }),
      fc.integer({ min: 100, max: 9000 }),
      fc.integer({ max: 12_000, min: 0 }),
      regimes,
    )
    .map(([length, rate, percentage, regime]): Line => {
      const price = { baseRate: cents(rate), percentage: basisPoints(percentage) }
      const left = { quantity: length, amount: lineAmount(seconds(length), price) }
      return { kind: 'hours', unitPriceMillionths: unitPriceMillionths(price), left, vat: termsOf(regime) }
    }),
  fc
    .tuple(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: -500, max: 5000 }).filter((price) => price !== 0),
      regimes,
    )
    .map(([quantity, price, regime]) => cost(quantity / 100, price / 100, regime)),
)
const anyInvoice = fc
  .array(anyLine, { minLength: 1, maxLength: 6 })
  .map((lines) => invoiceOf(...lines))
  .filter(({ groups }) => totalsOf(groups).includingVat > 0)

/**
 * Random numbers that choose the credits. The possible credits depend on the rest of the invoice, so the test cannot
 * choose them in advance.
 */
const anyCredits = fc.array(fc.record({ kind: fc.nat(2), line: fc.nat(5), part: fc.integer({ min: 1, max: 110 }) }), {
  maxLength: 12,
})

function inputOf(
  invoice: CreditableInvoice,
  { kind, line, part }: { kind: number; line: number; part: number },
): CreditInput {
  const chosen = invoice.lines[line % invoice.lines.length]!
  const share = (whole: number) => Math.trunc((whole * part) / 100)
  const one: CreditLineInput =
    kind === 0
      ? {
          position: chosen.position,
          quantity: share(chosen.left.quantity) / (chosen.kind === 'hours' ? 3600 : 100),
          amount: null,
        }
      : { position: chosen.position, quantity: null, amount: cents(share(chosen.left.amount)) }
  if (kind < 2) return { kind: 'lines', lines: [one] }
  const group = invoice.groups[line % invoice.groups.length]!
  return { kind: 'amount', amount: cents(share(group.base)), group, description: 'tegoed' }
}

const isWithin = (part: number, whole: number): boolean =>
  whole < 0 ? whole <= part && part <= 0 : 0 <= part && part <= whole
const sum = (amounts: readonly Cents[]): number => amounts.reduce((total, amount) => total + amount, 0)

test('random credit notes never credit more than the invoice, and together with the credit note for the rest they are exactly the invoice', () => {
  fc.assert(
    fc.property(anyInvoice, anyCredits, (invoice, credits) => {
      const notes: CreditNoteContents[] = []
      let left = invoice
      for (const credit of credits) {
        const answer = creditNoteOf(left, inputOf(left, credit))
        if ('refusal' in answer) continue
        notes.push(answer.made)
        left = after(left, answer.made)
      }
      if (totalsOf(left.groups).includingVat > 0) {
        const rest = made(left, FULL)
        notes.push(rest)
        left = after(left, rest)
        for (const group of left.groups) expect([group.base, group.vat]).toEqual([0, 0])
        expect(sum(notes.map(({ totals }) => totals.includingVat))).toBe(totalsOf(invoice.groups).includingVat)
      }
      for (const note of notes) {
        expect(note.totals.includingVat).toBeGreaterThan(0)
        expect(sum(note.lines.map(({ amount }) => amount))).toBe(note.totals.excludingVat)
      }
      for (const line of invoice.lines) {
        const parts = notes.flatMap(({ lines }) => lines.filter(({ position }) => position === line.position))
        expect(isWithin(sum(parts.map(({ amount }) => amount)), line.left.amount)).toBe(true)
      }
      for (const group of invoice.groups) {
        const parts = notes.flatMap(({ groups }) =>
          groups.filter(({ category, percentage }) => category === group.category && percentage === group.percentage),
        )
        expect(isWithin(sum(parts.map(({ base }) => base)), group.base)).toBe(true)
        expect(isWithin(sum(parts.map(({ vat }) => vat)), group.vat)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})
