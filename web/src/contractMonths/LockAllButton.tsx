import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconLock } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { AskFirstButton } from '../ui/AskFirstButton.tsx'

type Props = {
  readonly yearMonth: YearMonth
  /** How many are not locked yet, those of the internal company too. */
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
