import { counterMoves, type Counter } from './counterMoves.ts'

export type CounterEditRefusal = { readonly code: 'counter_edit_refused' }

/**
 * The reason why HR cannot set a leave counter to these values. A change of the days granted also changes the days
 * left. HR can raise the days left to at most the days granted, and can lower them to at least zero (rule balances-11).
 */
export function refusalToEditCounter(now: Counter, wanted: Counter): CounterEditRefusal | null {
  const [granted, own] = counterMoves(now, wanted)
  const belowZero =
    (granted.amount < 0 && (wanted.granted < 0 || wanted.left < 0)) || (own.amount < 0 && wanted.left < 0)
  const aboveGranted = own.amount > 0 && wanted.left > wanted.granted
  return belowZero || aboveGranted ? { code: 'counter_edit_refused' } : null
}
