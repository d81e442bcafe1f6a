import { cents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'

/** Formats an amount of the server: '€ 1.234,56'. */
export const writtenEuros = (euros: number): string => formatEuros(cents(Math.round(euros * 100)))
