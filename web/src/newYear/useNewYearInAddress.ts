import { newYearsOpen } from '@uurwerk/domain/balances/refusalToRunNewYear'
import { useSearchParams } from 'react-router'
import { today } from '../clock/now.ts'
import { useYearInAddress } from '../month/useYearInAddress.ts'

/** The year in the address, otherwise the latest year for which HR can run the new year. */
export function useNewYearInAddress(): readonly [year: number, choose: (year: number) => void] {
  const [query] = useSearchParams()
  const [year, choose] = useYearInAddress()
  return [query.has('year') ? year : (newYearsOpen(today()).at(-1) ?? year), choose]
}
