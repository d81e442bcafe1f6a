import type { CounterType } from './counterType.ts'

/** Where a new year takes along what is left of a counter (rule balances-53). */
export const nextYearsCounter = {
  RECUPERATION_HOLIDAY: 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR',
  EXTRA_VACATION_CURRENT_YEAR: 'EXTRA_VACATION_PREVIOUS_YEAR',
} as const satisfies { readonly [type in CounterType]?: CounterType }
