import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Popover, UnstyledButton } from '@mantine/core'
import { lazy, memo, Suspense } from 'react'
import * as texts from '../../texts/texts.ts'
import { useFirstUse } from '../menus/useFirstUse.ts'
import classes from './MonthSwitcher.module.css'

// The months of a year load only when the user opens them, because most users do not.
const MonthsOfYear = lazy(async () => ({ default: (await import('./MonthsOfYear.tsx')).MonthsOfYear }))

type Props = {
  readonly month: YearMonth
  readonly onChange: (month: YearMonth) => void
  readonly className: string | undefined
}

/** A button with the name of the month. A click shows the twelve months of a year, from which the user chooses. */
export const MonthPopover = memo(function MonthPopover({ month, onChange, className }: Props) {
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
