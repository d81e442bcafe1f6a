import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconLock } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { AskFirstButton } from '../ui/AskFirstButton.tsx'

type Props = {
  readonly yearMonth: YearMonth
  /** The number of contracts that are not locked yet, including the contracts of the internal company. */
  readonly count: number
  readonly onLockAll: () => Promise<unknown>
}

export function LockAllButton({ yearMonth, count, onLockAll }: Props) {
  const words = texts.contractMonths
  return (
    <AskFirstButton label={words.lockAll} icon={IconLock} question={words.lockAllQuestion} onConfirm={onLockAll}>
      {words.lockAllEffect(count, formatMonth(yearMonth))}
    </AskFirstButton>
  )
}
