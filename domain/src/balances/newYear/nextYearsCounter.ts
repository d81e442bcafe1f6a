import type { CounterType } from '../counterType.ts'

/** The leave counter of the new year that receives the days left of each counter of the old year (rule balances-53). */
export const nextYearsCounter = {
  RECUPERATION_HOLIDAY: 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR',
  EXTRA_VACATION_CURRENT_YEAR: 'EXTRA_VACATION_PREVIOUS_YEAR',
} as const satisfies { readonly [type in CounterType]?: CounterType }
