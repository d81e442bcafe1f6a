import type { WorkPattern } from '@uurwerk/domain/balances/month/monthFacts'
import type { Seconds } from '@uurwerk/domain/money/seconds'

/**
 * The values with which the balance of a completed month was calculated. They are stored with the month, and later
 * calculations of the month use them. A later change of a percentage, for example, therefore does not change the month.
 * Prolonged sickness is not among these values: it is an absence, and a change of an absence must change the balance
 * (rules balances-37, balances-39).
 */
export type MadeWith = Omit<WorkPattern, 'prolongedSickLeave'> & { readonly sickDaySeconds: Seconds }
