import type { NumberedInvoice } from './randomMonths.ts'

// Calculates an invoice a second time with fractions, without the code of the application, and rounds each amount once.

type WorkedOutLine = {
  /** The price in millionths of a euro. */
  readonly unitPrice: bigint
  /** The amount in cents. */
  readonly amount: bigint
}

export type WorkedOut = {
  readonly lines: readonly WorkedOutLine[]
  readonly excludingVat: bigint
  readonly vat: bigint
  readonly includingVat: bigint
  /** The amount without VAT and the VAT of each VAT group, in the order of the document. */
  readonly groups: readonly { readonly base: bigint; readonly vat: bigint }[]
}

const rounded = (numerator: bigint, denominator: bigint): bigint => {
  const size = numerator < 0n ? -numerator : numerator
  const quotient = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -quotient : quotient
}

export function workedOut({ orders, freeCosts, vat: ofHours }: NumberedInvoice): WorkedOut {
  const hours = orders.flatMap(({ lines }) =>
    lines.map(({ baseRate, percentage, seconds }) => {
      const unitPrice = BigInt(baseRate) * BigInt(10_000 + percentage)
      return { unitPrice, amount: rounded(BigInt(seconds) * unitPrice, 3600n * 10_000n), rate: ofHours }
    }),
  )
  const costs = freeCosts.map(({ amount, cost, vat: ofCost }) => ({
    unitPrice: BigInt(cost) * 10_000n,
    amount: rounded(BigInt(amount) * BigInt(cost), 100n),
    rate: ofCost,
  }))
  const lines = [...hours, ...costs]
  const excludingVat = lines.reduce((total, { amount }) => total + amount, 0n)
  const groups = [21, 12, 6, 0].flatMap((percentage) =>
    (percentage > 0 ? ['S'] : ['E', 'AE']).flatMap((category) => {
      const ofGroup = lines.filter(({ rate }) => rate.percentage === percentage && rate.category === category)
      const base = ofGroup.reduce((total, { amount }) => total + amount, 0n)
      return ofGroup.length === 0 ? [] : [{ base, vat: rounded(base * BigInt(percentage), 100n) }]
    }),
  )
  const vat = groups.reduce((total, each) => total + each.vat, 0n)
  return { lines, excludingVat, vat, includingVat: excludingVat + vat, groups }
}

/** Writes an amount in Belgian notation, such as '€ 1.234,56'. A price has up to six decimals. */
export function formatEuroUnits(smallestUnits: bigint, decimals: 2 | 6): string {
  const size = smallestUnits < 0n ? -smallestUnits : smallestUnits
  const digits = `${size}`.padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals).replace(/\B(?=(\d{3})+$)/g, '.')
  const rest = digits.slice(-decimals)
  const shown = `${rest.slice(0, 2)}${rest.slice(2).replace(/0+$/, '')}`
  return `€ ${smallestUnits < 0n ? '−' : ''}${whole},${shown}`
}
