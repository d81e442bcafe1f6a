import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './MonthSwitcher.module.css'

type Props = {
  readonly to: 'previous' | 'next'
  readonly label: string
  readonly available: boolean
  readonly resting?: boolean
  readonly onClick: () => void
}

/** Out of sight it keeps its place, so that nothing jumps; at rest it stays reachable, so that the focus is not lost. */
export function SwitcherArrow({ to, label, available, resting = false, onClick }: Props) {
  const Icon = to === 'previous' ? IconChevronLeft : IconChevronRight
  return (
    <button
      type="button"
      className={classes.arrow}
      aria-label={label}
      aria-disabled={resting}
      data-away={!available || undefined}
      onClick={onClick}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </button>
  )
}
