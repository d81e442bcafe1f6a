import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './SelectionBar.module.css'

type Props = {
  readonly label: string
  /** How many are chosen, or how far what is done with them has come. */
  readonly status: string
  readonly clear: string
  readonly onClear: () => void
  /** Before the way to choose none. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The foot of a list with what can be done with the chosen rows. */
export const SelectionBar = ({ label, status, clear, onClear, aside, children }: Props) => (
  <div className={classes.bar} role="region" aria-label={label}>
    <strong role="status">{status}</strong>
    {children}
    <span className={classes.rest}>
      {aside}
      <ActionIcon variant="subtle" size={34} aria-label={clear} onClick={onClear}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </span>
  </div>
)
