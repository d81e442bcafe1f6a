import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { QuestionInAddress } from '../../../ui/address/QuestionInAddress.tsx'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { reviewedList } from '../../review/reviewedList.ts'

type Props = { readonly yearMonth: YearMonth; readonly isReady: boolean }

/** Opens the first month in HR's list after the command 'approve the next timesheet' of the command palette. */
export function FirstOfList({ yearMonth, isReady }: Props) {
  const navigate = useNavigate()
  function open(name: string): boolean {
    if (name !== 'next') return false
    const contract = reviewedList(yearMonth)?.contractIds[0]
    if (contract === undefined) {
      showNote(texts.contractMonths.notOffered.next(formatMonth(yearMonth)))
      return true
    }
    void navigate(paths.adminContractMonth({ contract, month: yearMonth }), { replace: true })
    return false
  }
  return <QuestionInAddress isReady={isReady} onAsk={open} />
}
