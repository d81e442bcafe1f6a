import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './MonthSwitcher.module.css'

type Props = {
  readonly to: 'previous' | 'next'
  readonly label: string
  readonly available: boolean
  /**
   * The reason why the user cannot go in the direction of the arrow. With a reason, the arrow stays visible. Without a
   * reason, the arrow is hidden.
   */
  readonly whyNot?: string
  readonly resting?: boolean
  readonly onClick: () => void
  /** Is called when the pointer or the focus reaches the arrow. */
  readonly onNear?: () => void
}

/**
 * An arrow to the previous or the next month or year. A hidden arrow keeps its space, so that the layout does not move.
 * While an arrow is disabled after a click, it keeps the focus.
 */
export function SwitcherArrow({ to, label, available, whyNot, resting = false, onClick, onNear }: Props) {
  const why = available ? undefined : whyNot
  const Icon = to === 'previous' ? IconChevronLeft : IconChevronRight
  return (
    <button
      type="button"
      className={classes.arrow}
      aria-label={why === undefined ? label : `${label}: ${why}`}
      aria-disabled={resting || why !== undefined}
      data-away={(!available && why === undefined) || undefined}
      data-tip={why}
      onClick={() => why === undefined && onClick()}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </button>
  )
}
