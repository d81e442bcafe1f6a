import { lockMonth } from '@uurwerk/contract/timesheets'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useDisclosure } from '@mantine/hooks'
import { IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../api/useAction.ts'
import type { MonthContract } from '../contracts/queries.ts'
import { refreshMonth } from '../month/useMonthChange.ts'
import { texts } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import classes from './planning.module.css'

type Props = { readonly contracts: readonly MonthContract[]; readonly yearMonth: YearMonth }

/** 'Planning vastzetten': for all contracts of the month at once, and never again. */
export function LockButton({ contracts, yearMonth }: Props) {
  const [asking, question] = useDisclosure()
  const client = useQueryClient()
  const lock = useAction(lockMonth, { onSuccess: () => refreshMonth(client) })
  const icon = <IconLock size={16} stroke={1.75} aria-hidden />
  const customers = contracts.map(({ customerName }) => customerName)
  return (
    <>
      <ActionButton variant="filled" fullWidth leftSection={icon} onClick={question.open}>
        {texts.planning.lock}
      </ActionButton>
      <p className={classes.hint}>{texts.planning.lockOnce}</p>
      <ConfirmDialog
        opened={asking}
        onClose={question.close}
        question={texts.planning.lockQuestion}
        confirm={texts.planning.lock}
        icon={icon}
        onConfirm={() => lock.mutateAsync({ params: { yearMonth } })}
      >
        <p>{texts.planning.lockEffect(formatMonth(yearMonth), customers)}</p>
      </ConfirmDialog>
    </>
  )
}
