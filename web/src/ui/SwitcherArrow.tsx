import { Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './MonthSwitcher.module.css'

type Props = {
  readonly to: 'previous' | 'next'
  readonly label: string
  readonly available: boolean
  /** Said on the arrow, which then stays in sight, when there is nothing that way. */
  readonly whyNot?: string
  readonly resting?: boolean
  readonly onClick: () => void
}

/** Out of sight it keeps its place, so that nothing jumps; at rest it stays reachable, so that the focus is not lost. */
export function SwitcherArrow({ to, label, available, whyNot, resting = false, onClick }: Props) {
  const why = available ? undefined : whyNot
  const Icon = to === 'previous' ? IconChevronLeft : IconChevronRight
  return (
    <Tooltip label={why} disabled={why === undefined} events={{ hover: true, focus: true, touch: true }}>
      <button
        type="button"
        className={classes.arrow}
        aria-label={why === undefined ? label : `${label}: ${why}`}
        aria-disabled={resting || why !== undefined}
        data-away={(!available && why === undefined) || undefined}
        onClick={() => why === undefined && onClick()}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}
