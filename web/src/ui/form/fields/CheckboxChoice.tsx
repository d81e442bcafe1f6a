import { memo, useId } from 'react'
import classes from './CheckboxList.module.css'
import { Tick } from './Tick.tsx'

type Props<Value> = {
  readonly value: Value
  readonly label: string
  /** The text below the label: an explanation, or the reason why the user cannot select this choice. */
  readonly more: string | undefined
  readonly isOpen: boolean
  readonly isTicked: boolean
  readonly onToggle: (value: Value, isTicked: boolean) => void
}

function Choice<Value>({ value, label, more, isOpen, isTicked, onToggle }: Props<Value>) {
  const id = useId()
  return (
    <label className={classes.choice}>
      <Tick
        aria-labelledby={`${id}label`}
        aria-describedby={more === undefined ? undefined : `${id}more`}
        checked={isTicked}
        disabled={!isOpen}
        onChange={(event) => onToggle(value, event.currentTarget.checked)}
      />
      <span id={`${id}label`}>{label}</span>
      {more !== undefined && <small id={`${id}more`}>{more}</small>}
    </label>
  )
}

/** The checkbox is a native checkbox, because thousands of checkboxes of the UI library take seconds to render. */
export const CheckboxChoice = memo(Choice) as typeof Choice
