import { halfDays, type HalfDays } from './halfDays.ts'

export type Counter = { readonly granted: HalfDays; readonly left: HalfDays }

export type CounterMove = { readonly kind: 'grant' | 'use'; readonly amount: HalfDays }

/**
 * What leads a counter to where it is wanted: what is added to or taken off the granted days moves the days left along;
 * the rest is their own (rule balances-10).
 */
export function counterMoves(now: Counter, wanted: Counter): readonly [granted: CounterMove, own: CounterMove] {
  const granted = halfDays(wanted.granted - now.granted)
  const own = halfDays(wanted.left - now.left - granted)
  return [
    { kind: 'grant', amount: granted },
    { kind: 'use', amount: own },
  ]
}
