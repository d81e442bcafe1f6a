import { lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../app/api/useAction.ts'
import type { MonthContract } from '../contracts/queries.ts'
import { refreshMonth } from '../app/month/useMonthChange.ts'
import * as texts from '../texts/texts.ts'
import { AskFirstButton } from '../ui/buttons/AskFirstButton.tsx'
import classes from './planning.module.css'

type Props = { readonly contracts: readonly MonthContract[]; readonly yearMonth: YearMonth }

/** 'Planning vastzetten': locks the planning of all contracts of the month. The employee cannot unlock it. */
export function LockButton({ contracts, yearMonth }: Props) {
  const client = useQueryClient()
  const lock = useAction(lockMonth, { onSuccess: () => refreshMonth(client) })
  const customers = contracts.map(({ customerName }) => customerName)
  return (
    <>
      <AskFirstButton
        label={texts.planning.lock}
        icon={IconLock}
        variant="filled"
        fullWidth
        question={texts.planning.lockQuestion}
        onConfirm={() => lock.mutateAsync({ params: { yearMonth } })}
      >
        <p>{texts.planning.lockEffect(formatMonth(yearMonth), customers)}</p>
      </AskFirstButton>
      <p className={classes.hint}>{texts.planning.lockOnce}</p>
    </>
  )
}
