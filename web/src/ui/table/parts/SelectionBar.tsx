import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconX } from '../../icons.ts'
import classes from './SelectionBar.module.css'

type Props = {
  readonly label: string
  /** A text with the number of selected rows, or with the progress of the action on these rows. */
  readonly status: string
  readonly clear: string
  readonly onClear: () => void
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const SelectionBar = ({ label, status, clear, onClear, aside, children }: Props) => (
  <div className={classes.bar} role="region" aria-label={label}>
    <strong role="status">{status}</strong>
    <div className={classes.steps}>{children}</div>
    <span className={classes.rest}>
      {aside}
      <ActionIcon variant="subtle" size={34} aria-label={clear} onClick={onClear}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </span>
  </div>
)
