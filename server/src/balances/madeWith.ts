import type { WorkPattern } from '@uurwerk/domain/balances/monthFacts'
import type { Seconds } from '@uurwerk/domain/money/seconds'

/**
 * What a month was made with when it was stored, and is made anew with: later changes of it never alter the month.
 * Prolonged sickness is not among it: that is an absence, of which each change counts (rules balances-37, balances-39).
 */
export type MadeWith = Omit<WorkPattern, 'prolongedSickLeave'> & { readonly sickDaySeconds: Seconds }
