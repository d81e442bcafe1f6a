import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { addMonths, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import classes from './MonthSwitcher.module.css'
import { SwitcherArrow } from './SwitcherArrow.tsx'
import { memo, useCallback, useEffect, useRef, useState, lazy, Suspense } from 'react'
import { Popover, UnstyledButton } from '@mantine/core'
import { useFirstUse } from '../menus/useFirstUse.ts'

type Props = {
  readonly month: YearMonth
  readonly onChange: (month: YearMonth) => void
  readonly previousAvailable: boolean
  readonly nextAvailable: boolean
  /** HR needs earlier years. For HR, a click on the name of the month shows the months of a year. */
  readonly pick?: boolean
  /** A short text below the name of the month, such as the only customer of the month. */
  readonly note?: string | undefined
  /** Is called when the pointer or the focus reaches an arrow, so that the screen can read the month before the click. */
  readonly onNear?: (month: YearMonth) => void
}

export const MonthSwitcher = memo(function MonthSwitcher({
  month,
  onChange,
  previousAvailable,
  nextAvailable,
  pick = false,
  note,
  onNear,
}: Props) {
  const { resting, rest } = useCooldown(1000)

  function step(months: 1 | -1): void {
    if (resting) return
    rest()
    onChange(addMonths(month, months))
  }

  return (
    <div className={classes.root}>
      <SwitcherArrow
        to="previous"
        label={texts.ui.previousMonth}
        available={previousAvailable}
        resting={resting}
        onClick={() => step(-1)}
        onNear={() => onNear?.(addMonths(month, -1))}
      />
      {pick ? (
        <MonthPopover month={month} onChange={onChange} className={classes.pick} />
      ) : (
        <span className={classes.month} aria-live="polite">
          {formatMonth(month)}
          {note !== undefined && <small>{note}</small>}
        </span>
      )}
      <SwitcherArrow
        to="next"
        label={texts.ui.nextMonth}
        available={nextAvailable}
        resting={resting}
        onClick={() => step(1)}
        onNear={() => onNear?.(addMonths(month, 1))}
      />
    </div>
  )
})

/**
 * After a click, the arrows are disabled for a short time, so that quick clicks wait for the answers of the server
 * (rule screens-27).
 */
function useCooldown(milliseconds: number): { readonly resting: boolean; readonly rest: () => void } {
  const [resting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const rest = useCallback(() => {
    setResting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setResting(false), milliseconds)
  }, [milliseconds])
  return { resting, rest }
}

// The months of a year load only when the user opens them, because most users do not.
const MonthsOfYear = lazy(async () => ({ default: (await import('./MonthsOfYear.tsx')).MonthsOfYear }))

type PopoverProps = {
  readonly month: YearMonth
  readonly onChange: (month: YearMonth) => void
  readonly className: string | undefined
}

const MonthPopover = memo(function MonthPopover({ month, onChange, className }: PopoverProps) {
  const { isUsed, use, opened, setOpened, button } = useFirstUse()

  function choose(chosen: YearMonth | null): void {
    setOpened(false)
    if (chosen !== null) onChange(chosen)
  }

  const look = {
    className,
    'aria-label': texts.ui.chooseMonth(formatMonth(month)),
    children: formatMonth(month),
  }
  if (!isUsed) return <UnstyledButton {...look} aria-haspopup="dialog" aria-expanded={false} onClick={use} />
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom">
      <Popover.Target>
        <UnstyledButton {...look} ref={button} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<div className={classes.months} />}>
          <MonthsOfYear month={month} onChoose={choose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
})
