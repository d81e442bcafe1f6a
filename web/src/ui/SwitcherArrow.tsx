import { Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './MonthSwitcher.module.css'

type Props = {
  readonly to: 'previous' | 'next'
  readonly label: string
  readonly available: boolean
  /** Why there is nothing in this direction. With a reason the arrow stays visible; without one it is hidden. */
  readonly whyNot?: string
  readonly resting?: boolean
  readonly onClick: () => void
}

/**
 * A hidden arrow keeps its space, so that the layout does not move. An arrow in its cooldown stays focusable, so that
 * the focus is not lost.
 */
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
