export type CounterEditRefusal = { readonly code: 'counter_edit_refused' }

type CounterDays = { readonly originalBalance: number; readonly currentBalance: number }

/**
 * The reason why HR cannot set a leave counter to these values. A change of the days granted also changes the days
 * left. HR can raise the days left to at most the days granted, and can lower them to at least zero (rule balances-11).
 */
export function refusalToEditCounter(now: CounterDays, wanted: CounterDays): CounterEditRefusal | null {
  const granted = wanted.originalBalance - now.originalBalance
  const own = wanted.currentBalance - now.currentBalance - granted
  const belowZero =
    (granted < 0 && (wanted.originalBalance < 0 || wanted.currentBalance < 0)) || (own < 0 && wanted.currentBalance < 0)
  const aboveGranted = own > 0 && wanted.currentBalance > wanted.originalBalance
  return belowZero || aboveGranted ? { code: 'counter_edit_refused' } : null
}
