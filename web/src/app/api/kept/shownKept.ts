import { useSyncExternalStore } from 'react'

/**
 * The reads for which a screen shows a kept answer. The key is the hash of the query, and the value is the time of the
 * answer in seconds.
 */
const shown = new Map<string, number>()
const listeners = new Set<() => void>()

function publish(): void {
  for (const listener of listeners) listener()
}

export function showAsKept(queryHash: string, readAt: number): void {
  shown.set(queryHash, readAt)
  publish()
}

export function showAsFresh(queryHash: string): void {
  if (shown.delete(queryHash)) publish()
}

export const isShownAsKept = (queryHash: string): boolean => shown.has(queryHash)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const oldest = (): number | null => (shown.size === 0 ? null : Math.min(...shown.values()))

/** The time of the oldest kept answer that a screen shows, in seconds. Null when all answers came from the server. */
export const useKeptSince = (): number | null => useSyncExternalStore(subscribe, oldest)
