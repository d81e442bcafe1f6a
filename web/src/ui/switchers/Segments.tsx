import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { useIsPhone } from '../useIsPhone.ts'
import classes from './Segments.module.css'

type Props<Choice extends string> = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly nameOf: (choice: Choice) => string
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
}

/**
 * A field to choose one of a few options, which are all visible. On a phone the field is a list, because a phone is too
 * narrow for all options. The component of the UI library is heavier, and measures its options when a page opens, which
 * calculates the layout of the whole page once more.
 */
export function Segments<Choice extends string>({ label, choices, nameOf, value, onChange }: Props<Choice>) {
  const name = useId()
  const isPhone = useIsPhone()
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice === text)
    if (chosen !== undefined) onChange(chosen)
  }
  if (isPhone) {
    const data = choices.map((choice) => ({ value: choice, label: nameOf(choice) }))
    return (
      <NativeSelect
        w="100%"
        aria-label={label}
        data={data}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    )
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
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          {nameOf(choice)}
        </label>
      ))}
    </div>
  )
}
