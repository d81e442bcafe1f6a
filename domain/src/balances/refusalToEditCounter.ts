import type { HalfDays } from './halfDays.ts'

export type Counter = { readonly granted: HalfDays; readonly left: HalfDays }

export type CounterEditRefusal = { readonly code: 'counter_edit_refused' }

/**
 * Why HR cannot set a counter so (master-data specification, 5). What is added to or taken off the granted days moves
 * the days left along; beyond that, the days left rise only up to the granted ones and fall only down to zero.
 */
export function refusalToEditCounter(now: Counter, wanted: Counter): CounterEditRefusal | null {
  const grantedMove = wanted.granted - now.granted
  const ownMove = wanted.left - now.left - grantedMove
  const belowZero = (grantedMove < 0 && (wanted.granted < 0 || wanted.left < 0)) || (ownMove < 0 && wanted.left < 0)
  const aboveGranted = ownMove > 0 && wanted.left > wanted.granted
  return belowZero || aboveGranted ? { code: 'counter_edit_refused' } : null
}
