import { ActionIcon, Tooltip } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './ActionButton.module.css'

type Props = {
  /** Where it leads, and whose: it is the link's only name. */
  readonly label: string
  readonly icon: TablerIcon
  readonly to: string
}

/** A way to another screen in a row, beside its actions. */
export const IconLink = ({ label, icon: Icon, to }: Props) => (
  <Tooltip label={label} events={{ hover: true, focus: true, touch: true }}>
    <ActionIcon
      component={Link}
      to={to}
      variant="subtle"
      size={28}
      classNames={{ root: classes.icon }}
      aria-label={label}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </ActionIcon>
  </Tooltip>
)
