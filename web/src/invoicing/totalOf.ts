import { cents, eurosOf, sumCents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'

// The amounts are added in cents, so the sum has no rounding error.
const sumOf = (amounts: readonly number[]) => sumCents(amounts.map((amount) => cents(Math.round(amount * 100))))

export const sumOfEuros = (amounts: readonly number[]): number => eurosOf(sumOf(amounts))

/** The sum of amounts in euros, such as '€ 1.234,56'. */
export const totalOf = (amounts: readonly number[]): string => formatEuros(sumOf(amounts))

type Amounts = { readonly totalVATExcluded: number; readonly totalVATIncluded: number }

export const totalsOfRows = (rows: readonly Amounts[]) => ({
  excluded: totalOf(rows.map(({ totalVATExcluded }) => totalVATExcluded)),
  included: totalOf(rows.map(({ totalVATIncluded }) => totalVATIncluded)),
})
