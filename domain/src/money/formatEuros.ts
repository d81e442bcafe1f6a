import type { Cents } from './cents.ts'
import { formatDecimal } from './formatDecimal.ts'

// No line ends between a sign or unit and its figure.
const NO_BREAK = '\u00A0'

/** '€ 1.234,56', and '€ −12,00' below zero. */
export const formatEuros = (amount: Cents): string => `€${NO_BREAK}${formatDecimal(amount, 2)}`

/** A price per unit, in millionths of a euro: two decimals, and up to six where they are there. */
export const formatUnitPrice = (millionths: number): string => `€${NO_BREAK}${formatDecimal(millionths, 6, 2)}`
