import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'

/** Formats hours or days of the server with as many decimals as necessary: '22,8', '6,5', '1'. */
export const writtenNumber = (value: number): string => formatDecimal(Math.round(value * 100), 2, 0)
