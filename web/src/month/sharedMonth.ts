import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useSyncExternalStore } from 'react'
import { currentMonth } from '../clock/now.ts'

// The month in view is shared: whoever goes from the calendar to the table stays in the same month.
let month: YearMonth | null = null
const listeners = new Set<() => void>()

export function setSharedMonth(next: YearMonth): void {
  if (next === month) return
  month = next
  for (const listener of listeners) listener()
}

/** The month in view; the current one until someone has chosen another. */
export const sharedMonth = (): YearMonth => (month ??= currentMonth())

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSharedMonth = (): YearMonth => useSyncExternalStore(subscribe, sharedMonth)
