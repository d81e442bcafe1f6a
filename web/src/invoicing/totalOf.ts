import { centsOfEuros, sumCents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'

/** The sum of amounts in euros. */
export const totalOf = (amounts: readonly number[]): string => formatEuros(sumCents(amounts.map(centsOfEuros)))

type Amounts = { readonly totalVATExcluded: number; readonly totalVATIncluded: number }

export const totalsOfRows = (rows: readonly Amounts[]) => ({
  excluded: totalOf(rows.map(({ totalVATExcluded }) => totalVATExcluded)),
  included: totalOf(rows.map(({ totalVATIncluded }) => totalVATIncluded)),
})
