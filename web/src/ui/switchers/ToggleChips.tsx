import { formatCount } from '@uurwerk/domain/money/formatCount'
import type { ReactNode } from 'react'
import classes from './ToggleChips.module.css'

type Props<Choice extends string> = {
  readonly label: string
  readonly choices: readonly { readonly choice: Choice; readonly count: number | null }[]
  readonly nameOf: (choice: Choice) => ReactNode
  readonly chosen: readonly Choice[]
  readonly onChange: (chosen: readonly Choice[]) => void
}

/** The user can choose several filters. Each filter shows how many rows it has; null while the rows load. */
export const ToggleChips = <Choice extends string>({ label, choices, nameOf, chosen, onChange }: Props<Choice>) => (
  <div className={classes.chips} role="group" aria-label={label}>
    {choices.map(({ choice, count }) => {
      const isChosen = chosen.includes(choice)
      return (
        <button
          key={choice}
          type="button"
          className={classes.chip}
          aria-pressed={isChosen}
          onClick={() => onChange(isChosen ? chosen.filter((each) => each !== choice) : [...chosen, choice])}
        >
          {nameOf(choice)} <b>{count !== null && formatCount(count)}</b>
        </button>
      )
    })}
  </div>
)
