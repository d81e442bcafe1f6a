import { formatCount } from '@uurwerk/domain/money/formatCount'
import type { ReactNode } from 'react'
import classes from './ToggleChips.module.css'

type Props<Choice extends string> = {
  readonly label: string
  readonly choices: readonly { readonly choice: Choice; readonly count: number | null }[]
  readonly nameOf: (choice: Choice) => ReactNode
  readonly chosen: readonly Choice[]
  /**
   * The argument is a function that changes the chosen filters. The caller gives it the filters in the newest URL, so
   * that two quick presses both count.
   */
  readonly onChange: (change: (chosen: readonly Choice[]) => readonly Choice[]) => void
}

const toggled = <Choice,>(chosen: readonly Choice[], choice: Choice): readonly Choice[] =>
  chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]

/** The user can choose several filters. Each filter shows how many rows it has; null while the rows load. */
export const ToggleChips = <Choice extends string>({ label, choices, nameOf, chosen, onChange }: Props<Choice>) => (
  <div className={classes.chips} role="group" aria-label={label}>
    {choices.map(({ choice, count }) => (
      <button
        key={choice}
        type="button"
        className={classes.chip}
        aria-pressed={chosen.includes(choice)}
        onClick={() => onChange((current) => toggled(current, choice))}
      >
        {nameOf(choice)} <b>{count !== null && formatCount(count)}</b>
      </button>
    ))}
  </div>
)
