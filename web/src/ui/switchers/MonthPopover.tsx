import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Popover, UnstyledButton } from '@mantine/core'
import { lazy, memo, Suspense, useState } from 'react'
import * as texts from '../../texts/texts.ts'
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
  const [opened, setOpened] = useState(false)

  function choose(chosen: YearMonth | null): void {
    setOpened(false)
    if (chosen !== null) onChange(chosen)
  }

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom">
      <Popover.Target>
        <UnstyledButton
          className={className}
          aria-label={texts.ui.chooseMonth(formatMonth(month))}
          onClick={() => setOpened(!opened)}
        >
          {formatMonth(month)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<div className={classes.months} />}>
          <MonthsOfYear month={month} onChoose={choose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
})
