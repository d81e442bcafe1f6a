import type { Cents } from './cents.ts'
import { formatDecimal } from './formatDecimal.ts'

// A no-break space keeps the euro sign and the number on one line.
const NO_BREAK = '\u00A0'

/** Writes '€ 1.234,56'. A negative amount has its minus sign after the euro sign: '€ −12,00' (rule time-25). */
export const formatEuros = (amount: Cents): string => `€${NO_BREAK}${formatDecimal(amount, 2)}`

/** Writes a unit price in millionths of a euro with at least two and at most six decimals (rule time-26). */
export const formatUnitPrice = (millionths: number): string => `€${NO_BREAK}${formatDecimal(millionths, 6, 2)}`
