import * as texts from '../texts/texts.ts'
import type { LedgerEntry } from './ledgerQueries.ts'

const words = texts.balances.ledger

/**
 * The reason for a change of the leave balance. It starts with a capital letter. For a public holiday, it contains the
 * name of that holiday.
 */
export function whyOf({ reason, holiday, currentChange }: LedgerEntry): string {
  const why = capitalised(reason === '' ? (currentChange > 0 ? words.given : words.taken) : reason)
  return holiday === null || holiday.name === null ? why : words.about(holiday.name, why)
}

/** The number of days that one change adds to a leave balance or subtracts from it, with a plus or minus sign. */
export const formatChange = (days: number, format: (days: number) => string): string =>
  days > 0 ? `+${format(days)}` : days < 0 ? `−${format(-days)}` : format(0)

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
