import { yearOf } from '@uurwerk/domain/time/day'
import { useCallback } from 'react'
import { today } from '../clock/now.ts'
import { useParameter } from '../../ui/address/useParameter.ts'

// A new year is a new entry in the history of the browser, so the Back button returns to the previous year.
const NEW_PLACE = { preventScrollReset: true }

/** The year of a screen: the year in the URL, otherwise the current year. */
export function useYearInAddress(): readonly [year: number, choose: (year: number) => void] {
  const [text, set] = useParameter('year', NEW_PLACE)
  const year = text !== null && /^20\d\d$/.test(text) ? Number(text) : yearOf(today())
  const choose = useCallback((next: number) => set(String(next)), [set])
  return [year, choose]
}
