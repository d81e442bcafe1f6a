import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { ActionIcon, Button } from '@mantine/core'
import { IconChecks, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { texts } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import classes from './contractMonths.module.css'
import { isApprovable } from './segments.ts'

type Props = {
  readonly chosen: readonly ContractMonthRow[]
  /** All that could be approved in the list as it is shown. */
  readonly approvable: readonly ContractMonthRow[]
  readonly onApprove: (row: ContractMonthRow) => Promise<unknown>
  readonly onChoose: (rows: readonly ContractMonthRow[]) => void
}

/** What can be done with the chosen rows. */
export function BulkApproval({ chosen, approvable, onApprove, onChoose }: Props) {
  const words = texts.contractMonths.selection
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null)
  const ready = chosen.filter(isApprovable)

  async function approveAll(): Promise<void> {
    setProgress({ done: 0, all: ready.length })
    const answers = ready.map(async (row) => {
      await onApprove(row)
      setProgress((now) => now && { ...now, done: now.done + 1 })
    })
    const results = await Promise.allSettled(answers)
    setProgress(null)
    onChoose(ready.filter((_row, index) => results[index]?.status === 'rejected'))
  }

  return (
    <div className={classes.bulk} role="region" aria-label={words.label}>
      <strong role="status">
        {progress === null ? words.chosen(chosen.length) : words.progress(progress.done, progress.all)}
      </strong>
      <ActionButton
        variant="filled"
        leftSection={<IconChecks size={16} stroke={1.75} aria-hidden />}
        reason={ready.length === 0 && progress === null ? words.nothingToApprove : null}
        onClick={approveAll}
      >
        {words.approve(ready.length, chosen.length)}
      </ActionButton>
      <span className={classes.rest}>
        {progress === null && approvable.length > ready.length && (
          <Button variant="subtle" onClick={() => onChoose(approvable)}>
            {words.chooseApprovable(approvable.length)}
          </Button>
        )}
        <ActionIcon variant="subtle" size={34} aria-label={words.clear} onClick={() => onChoose([])}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </span>
    </div>
  )
}
