import type { WorkPattern } from '@uurwerk/domain/balances/month/monthFacts'
import type { Seconds } from '@uurwerk/domain/money/seconds'

/**
 * The values with which the balance of a completed month was calculated, stored with the month, so that a later change
 * of a percentage does not change the month. Prolonged sickness is not among them, because a change of an absence must
 * change the balance (rules balances-37, balances-39).
 */
export type MadeWith = Omit<WorkPattern, 'prolongedSickLeave'> & { readonly sickDaySeconds: Seconds }
