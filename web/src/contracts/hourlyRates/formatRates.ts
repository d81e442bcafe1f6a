import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'

/** Writes the different rates of a month in the order of their dates, such as '€ 40,00 → € 42,50'. */
export const formatRates = (ratesPerDay: readonly (number | null)[]): string | null => {
  const rates = new Set(ratesPerDay.filter((rate) => rate !== null))
  return rates.size === 0 ? null : [...rates].map(formatEuroNumber).join(' → ')
}
