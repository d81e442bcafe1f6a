import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'

/** Writes hours from an answer of the server with two decimals, such as '7,60'. */
export const formatHourNumber = (hours: number): string => formatDecimal(Math.round(hours * 100), 2)
