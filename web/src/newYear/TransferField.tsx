import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { texts } from '../texts/texts.ts'
import { DaysField } from '../ui/form/DecimalField.tsx'
import { writtenNumber } from '../ui/writtenNumber.ts'
import classes from './newYear.module.css'
import type { NewYearRow } from './queries.ts'
import { transferError, transferOf, type Transfers } from './transfers.ts'

type Props = {
  readonly row: NewYearRow
  readonly typed: Transfers
  readonly onType: (userId: number, days: number | null) => void
}

/**
 * The field for the number of vacation days that a person transfers to the new year. The maximum is the number of days
 * left.
 */
export function TransferField({ row, typed, onType }: Props) {
  const id = useId()
  const { userId, userName, transferable } = row
  if (transferable === 0) return <span className={classes.same}>{writtenNumber(0)}</span>
  const error = transferError(row, typed)
  const shown = typed.has(userId) ? (typed.get(userId) ?? null) : transferOf(row, typed)
  return (
    <span className={classes.transfer}>
      <small id={`${id}-most`}>{texts.newYear.mostTransfer(writtenNumber(transferable))}</small>
      {error !== null && <VisuallyHidden id={id}>{error}</VisuallyHidden>}
      <DaysField
        aria-label={texts.newYear.transferOf(userName)}
        classNames={{ input: classes.days }}
        value={shown}
        error={error !== null}
        aria-describedby={error === null ? `${id}-most` : id}
        onChange={(days) => onType(userId, days)}
      />
    </span>
  )
}
