import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'

/** Writes a number with as many decimals as necessary, such as '22,8', '6,5' or '1'. */
export const formatNumber = (value: number): string => formatDecimal(Math.round(value * 100), 2, 0)
