import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'

/** Formats hours of the server with two decimals: '7,60'. */
export const writtenHours = (hours: number): string => formatDecimal(Math.round(hours * 100), 2)
