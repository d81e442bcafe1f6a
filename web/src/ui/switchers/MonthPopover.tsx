import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Popover, UnstyledButton } from '@mantine/core'
import { MonthPicker } from '@mantine/dates'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'

type Props = {
  readonly month: YearMonth
  readonly onChange: (month: YearMonth) => void
  readonly className: string | undefined
}

/** A button with the name of the month. A click shows the twelve months of a year, from which the user chooses. */
export function MonthPopover({ month, onChange, className }: Props) {
  const [opened, setOpened] = useState(false)

  function choose(day: string | null): void {
    setOpened(false)
    const chosen = day?.slice(0, 7) ?? ''
    if (isYearMonth(chosen)) onChange(chosen)
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
        <MonthPicker
          value={`${month}-01`}
          defaultDate={`${month}-01`}
          onChange={choose}
          ariaLabels={{
            previousYear: texts.ui.previousYear,
            nextYear: texts.ui.nextYear,
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
