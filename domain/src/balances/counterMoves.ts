import { halfDays, type HalfDays } from './halfDays.ts'

export type Counter = { readonly granted: HalfDays; readonly left: HalfDays }

export type CounterMove = { readonly kind: 'grant' | 'use'; readonly amount: HalfDays }

/**
 * The two ledger entries that change a leave counter to the values that HR entered. The first entry changes the days
 * granted and the days left by the same amount. The second entry changes only the days left (rule balances-10).
 */
export function counterMoves(now: Counter, wanted: Counter): readonly [granted: CounterMove, own: CounterMove] {
  const granted = halfDays(wanted.granted - now.granted)
  const own = halfDays(wanted.left - now.left - granted)
  return [
    { kind: 'grant', amount: granted },
    { kind: 'use', amount: own },
  ]
}
