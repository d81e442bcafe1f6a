import type { WorkPattern } from '@uurwerk/domain/balances/monthFacts'
import type { Seconds } from '@uurwerk/domain/money/seconds'

/**
 * The values that are stored with a month. A stored month is computed again with these values, so that later changes
 * never alter it. Prolonged sickness is not stored: it is an absence, and each change of an absence counts (rules
 * balances-37, balances-39).
 */
export type MadeWith = Omit<WorkPattern, 'prolongedSickLeave'> & { readonly sickDaySeconds: Seconds }
