import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { DaysField } from '../../ui/form/fields/DecimalField.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import classes from './vacation.module.css'

const HALF_A_DAY = 0.5

type Props = {
  readonly label: string
  readonly hint: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly error: ReactNode
  /** Returns the reason why the number cannot become a value; null when the number is allowed. */
  readonly reasonAgainst: (value: number) => string | null
}

/** A field for a number of days. The user types the number, or changes it by half a day with the buttons. */
export function DaysStepper({ label, hint, value, onChange, error, reasonAgainst }: Props) {
  const words = texts.vacation.edit
  const from = value === null || Number.isNaN(value) ? 0 : value
  const step = (days: number) => ({ reason: reasonAgainst(from + days), onClick: () => onChange(from + days) })
  return (
    <DaysField
      label={label}
      description={hint}
      value={value}
      onChange={onChange}
      error={error}
      classNames={{ input: classes.days }}
      inputContainer={(field) => (
        <div className={classes.stepper}>
          <IconAction label={words.less(label)} icon={IconMinus} {...step(-HALF_A_DAY)} />
          {field}
          <IconAction label={words.more(label)} icon={IconPlus} {...step(HALF_A_DAY)} />
        </div>
      )}
    />
  )
}
