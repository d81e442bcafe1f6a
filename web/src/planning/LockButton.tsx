import { lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconLock } from '@tabler/icons-react'
import { useOnlineOnly } from '../app/api/useOnline.ts'
import { useAction } from '../app/api/useAction.ts'
import type { MonthContract } from '../contracts/queries.ts'
import * as texts from '../texts/texts.ts'
import { AskFirstButton } from '../ui/buttons/AskFirstButton.tsx'
import classes from './planning.module.css'

type Props = { readonly contracts: readonly MonthContract[]; readonly yearMonth: YearMonth }

/**
 * The button 'Planning vastzetten': it locks the planning of all contracts of the month. The employee cannot unlock the
 * planning.
 */
export function LockButton({ contracts, yearMonth }: Props) {
  const lock = useAction(lockMonth)
  const customers = contracts.map(({ customerName }) => customerName)
  return (
    <>
      <AskFirstButton
        label={texts.planning.lock}
        icon={IconLock}
        variant="filled"
        fullWidth
        reason={useOnlineOnly()}
        reasonBelow
        question={texts.planning.lockQuestion}
        onConfirm={() => lock.mutateAsync({ params: { yearMonth } })}
      >
        <p>{texts.planning.lockEffect(formatMonth(yearMonth), customers)}</p>
      </AskFirstButton>
      <p className={classes.hint}>{texts.planning.lockOnce}</p>
    </>
  )
}
