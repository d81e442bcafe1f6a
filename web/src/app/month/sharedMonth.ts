import { isYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useSyncExternalStore } from 'react'
import { currentMonth } from '../clock/now.ts'
import { makeListeners } from '../api/makeListeners.ts'

// All screens share this month, so a user who goes from the calendar to the table sees the same month.
let month: YearMonth | null = null
const { subscribe, tell } = makeListeners()

export function setSharedMonth(next: YearMonth): void {
  if (next === month) return
  month = next
  tell()
}

/** The month that all screens show: the current month until the user chooses another month. */
export const sharedMonth = (): YearMonth => (month ??= currentMonth())

export const useSharedMonth = (): YearMonth => useSyncExternalStore(subscribe, sharedMonth)

/** The month in a URL, otherwise the shared month. */
export function monthIn(query: URLSearchParams): YearMonth {
  const text = query.get('month') ?? ''
  return isYearMonth(text) ? text : sharedMonth()
}

/** A component with a month in its URL does not render again when only the shared month changes. */
export const useMonthIn = (query: URLSearchParams): YearMonth => useSyncExternalStore(subscribe, () => monthIn(query))
