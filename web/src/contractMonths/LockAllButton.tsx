import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLock } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

type Props = {
  readonly yearMonth: YearMonth
  /** How many are not locked yet, those of the internal company too. */
  readonly count: number
  readonly onLockAll: () => Promise<unknown>
}

export function LockAllButton({ yearMonth, count, onLockAll }: Props) {
  const [asking, question] = useDisclosure()
  const words = texts.contractMonths
  const icon = <IconLock size={16} stroke={1.75} aria-hidden />
  return (
    <>
      <Button leftSection={icon} onClick={question.open}>
        {words.lockAll}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={question.close}
        question={words.lockAllQuestion}
        confirm={words.lockAll}
        icon={icon}
        onConfirm={onLockAll}
      >
        {words.lockAllEffect(count, formatMonth(yearMonth))}
      </ConfirmDialog>
    </>
  )
}
