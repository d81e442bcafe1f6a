import type { StoredAct } from './queuedAct.ts'

/**
 * The maximum time in milliseconds that a change can wait. The server forgets the idempotency key of a change one day
 * later (rule offline-14).
 */
const MAX_AGE_MS = 13 * 24 * 3600 * 1000

export const isTooOld = ({ madeAt }: Pick<StoredAct, 'madeAt'>, nowMs: number): boolean => nowMs - madeAt > MAX_AGE_MS

/** The first change without a day or record in common with an earlier refused change (rule offline-9). */
export function nextToSend(acts: readonly StoredAct[]): StoredAct | null {
  for (const [index, act] of acts.entries()) {
    if (act.refusal !== null) continue
    const earlier = acts.slice(0, index)
    if (!earlier.some((other) => other.refusal !== null && isAboutTheSame(act, other))) return act
  }
  return null
}

const isAboutTheSame = (one: StoredAct, other: StoredAct): boolean =>
  one.days.some((day) => other.days.includes(day)) || one.records.some((record) => other.records.includes(record))

/** The pause before the next attempt, in milliseconds: 1, 2, 4 … 60 seconds. */
export const pauseAfterTry = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 60_000)
