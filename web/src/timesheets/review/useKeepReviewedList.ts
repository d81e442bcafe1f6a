import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import * as texts from '../../texts/texts.ts'
import { ASK } from '../../ui/address/QuestionInAddress.tsx'
import { keepReviewedList } from './reviewedList.ts'

/** The screen of one month uses the stored rows to find the previous and the next month. */
export function useKeepReviewedList(
  yearMonth: YearMonth,
  filter: string,
): (shown: readonly ContractMonthRow[]) => void {
  const { pathname, search } = useLocation()
  return useCallback(
    (shown) => {
      const query = new URLSearchParams(search)
      query.set('month', yearMonth)
      query.delete(ASK)
      keepReviewedList({
        yearMonth,
        name: texts.contractMonths.listOf(filter, query.get('q') ?? ''),
        address: `${pathname}?${query}`,
        contractIds: shown.map(({ contractId }) => contractId),
      })
    },
    [yearMonth, filter, pathname, search],
  )
}
