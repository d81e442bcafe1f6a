import type { WorkPattern } from '@uurwerk/domain/balances/month/monthFacts'
import type { Seconds } from '@uurwerk/domain/money/seconds'

/**
 * The values that are stored with a completed month. Later calculations of that month use these stored values, so that
 * a later change of the current values does not change the month. Prolonged sickness is not stored with the month,
 * because it is an absence, and a change of an absence must change the balance (rules balances-37, balances-39).
 */
export type MadeWith = Omit<WorkPattern, 'prolongedSickLeave'> & { readonly sickDaySeconds: Seconds }
