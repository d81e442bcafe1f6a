import { setTimeout } from 'node:timers/promises'

/**
 * Makes the pauses of an action of `bin/offices` short. The array `pauses` has the milliseconds of each pause that the
 * action asked for, so that a test sees when the action waits.
 */
export function shortPauses(): {
  readonly pauses: readonly number[]
  readonly pause: (ms: number) => Promise<unknown>
} {
  const pauses: number[] = []
  return {
    pauses,
    pause: (ms) => {
      pauses.push(ms)
      return setTimeout(5)
    },
  }
}
