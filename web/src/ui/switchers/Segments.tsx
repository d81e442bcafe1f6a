import { useId } from 'react'
import { useIsPhone } from '../useIsPhone.ts'
import { ListChoice } from './ListChoice.tsx'
import classes from './Segments.module.css'

type Props<Choice extends string> = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly nameOf: (choice: Choice) => string
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
}

/**
 * All options are visible; a phone is too narrow, so there the field is a list (rule screens-52). The component of the UI library is not
 * used: its code is larger, and it measures its options, which costs a second layout of the page.
 */
export function Segments<Choice extends string>({ label, choices, nameOf, value, onChange }: Props<Choice>) {
  const name = useId()
  const isPhone = useIsPhone()
  if (isPhone) {
    return <ListChoice w="100%" label={label} choices={choices} nameOf={nameOf} value={value} onChange={onChange} />
  }
  return (
    <div role="radiogroup" aria-label={label} className={classes.segments}>
      {choices.map((choice) => (
        <label key={choice} className={classes.segment}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {nameOf(choice)}
        </label>
      ))}
    </div>
  )
}
