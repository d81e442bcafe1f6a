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
 * A field to choose one of a few options, which are all visible. A phone is too narrow for that, so there the field is
 * a list. The similar component of the UI library is not used, because its code is larger. It also measures its options
 * when a page opens, which makes the browser calculate the layout of the page again.
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
