import { writtenEuros } from '../ui/writtenEuros.ts'

/** The rates of a month, each once, in the order in which they come: '€ 40,00 → € 42,50'. */
export const writtenRates = (ratesPerDay: readonly (number | null)[]): string | null => {
  const rates = new Set(ratesPerDay.filter((rate) => rate !== null))
  return rates.size === 0 ? null : [...rates].map(writtenEuros).join(' → ')
}
