import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import classes from './MonthSwitcher.module.css'

type Props = {
  readonly to: 'previous' | 'next'
  readonly label: string
  readonly available: boolean
  /**
   * The reason why the arrow cannot be used. With a reason, this arrow stays visible; without a reason, it is hidden.
   */
  readonly whyNot?: string
  readonly resting?: boolean
  readonly onClick: () => void
  readonly onNear?: () => void
}

/** A hidden arrow keeps its space, and a disabled arrow keeps the focus. */
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
