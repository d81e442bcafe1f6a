import { useSyncExternalStore } from 'react'
import { makeListeners } from '../makeListeners.ts'

/**
 * The kept answers that screens show now. The key is the hash of the query, and the value is the time of the answer in
 * seconds.
 */
const shown = new Map<string, number>()
const { subscribe, tell } = makeListeners()

export function showAsKept(queryHash: string, readAt: number): void {
  shown.set(queryHash, readAt)
  tell()
}

export function showAsFresh(queryHash: string): void {
  if (shown.delete(queryHash)) tell()
}

export const isShownAsKept = (queryHash: string): boolean => shown.has(queryHash)

const oldest = (): number | null => (shown.size === 0 ? null : Math.min(...shown.values()))

/** The time of the oldest kept answer that a screen shows, in seconds. Null when all answers came from the server. */
export const useKeptSince = (): number | null => useSyncExternalStore(subscribe, oldest)
