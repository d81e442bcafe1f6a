import { cents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'

/** An amount as it came from the server, in cents at most: '€ 1.234,56'. */
export const writtenEuros = (euros: number): string => formatEuros(cents(Math.round(euros * 100)))
