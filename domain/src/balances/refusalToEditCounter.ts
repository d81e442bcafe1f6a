import { counterMoves, type Counter } from './counterMoves.ts'

export type CounterEditRefusal = { readonly code: 'counter_edit_refused' }

/**
 * Why HR cannot set a counter to these values. Apart from the change that follows the days granted, the days left rise
 * only up to the days granted and fall only to zero (rule balances-11).
 */
export function refusalToEditCounter(now: Counter, wanted: Counter): CounterEditRefusal | null {
  const [granted, own] = counterMoves(now, wanted)
  const belowZero =
    (granted.amount < 0 && (wanted.granted < 0 || wanted.left < 0)) || (own.amount < 0 && wanted.left < 0)
  const aboveGranted = own.amount > 0 && wanted.left > wanted.granted
  return belowZero || aboveGranted ? { code: 'counter_edit_refused' } : null
}
