import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'

/** Hours or days as they came from the server, with as many decimals as they need: '22,8', '6,5', '1'. */
export const writtenNumber = (value: number): string => formatDecimal(Math.round(value * 100), 2, 0)
