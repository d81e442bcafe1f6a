import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { addMonths } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { MonthPopover } from './MonthPopover.tsx'
import classes from './MonthSwitcher.module.css'
import { useRest } from './useRest.ts'

type Props = {
  readonly month: YearMonth
  readonly onChange: (month: YearMonth) => void
  readonly previousAvailable: boolean
  readonly nextAvailable: boolean
  /** For HR, who go to a month of long ago: the name of the month opens a year to choose from. */
  readonly pick?: boolean
}

/** The month in view, with a step back and a step on where there is one. */
export function MonthSwitcher({ month, onChange, previousAvailable, nextAvailable, pick = false }: Props) {
  const { resting, rest } = useRest(1000)

  function step(months: 1 | -1): void {
    if (resting) return
    rest()
    onChange(addMonths(month, months))
  }

  return (
    <div className={classes.root}>
      <Arrow label={texts.ui.previousMonth} available={previousAvailable} resting={resting} onClick={() => step(-1)}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      </Arrow>
      {pick ? (
        <MonthPopover month={month} onChange={onChange} className={classes.pick} />
      ) : (
        <span className={classes.month} aria-live="polite">
          {formatMonth(month)}
        </span>
      )}
      <Arrow label={texts.ui.nextMonth} available={nextAvailable} resting={resting} onClick={() => step(1)}>
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </Arrow>
    </div>
  )
}

type ArrowProps = {
  readonly label: string
  readonly available: boolean
  readonly resting: boolean
  readonly onClick: () => void
  readonly children: React.ReactNode
}

// Out of sight it keeps its place, so that nothing jumps; at rest it stays reachable, so that the focus is not lost.
const Arrow = ({ label, available, resting, onClick, children }: ArrowProps) => (
  <button
    type="button"
    className={classes.arrow}
    aria-label={label}
    aria-disabled={resting}
    data-away={!available || undefined}
    onClick={onClick}
  >
    {children}
  </button>
)
