import { cents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'

/** Writes an amount from an answer of the server, such as '€ 1.234,56'. */
export const formatEuroNumber = (euros: number): string => formatEuros(cents(Math.round(euros * 100)))
