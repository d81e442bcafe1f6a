import classes from './CheckboxList.module.css'
import * as texts from '../../../../texts/texts.ts'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef, memo } from 'react'
import { Tick } from '../Tick.tsx'

type Props<Choice extends string | number> = {
  readonly label: string
  readonly choices: readonly {
    readonly value: Choice
    readonly label: string
    readonly description?: string
    /** The reason why the user cannot select this choice. */
    readonly reason?: string | null
  }[]
  readonly ticked: ReadonlySet<Choice>
  readonly onChange: (ticked: ReadonlySet<Choice>) => void
}

/** A list of checkboxes, from a few to thousands. One more checkbox selects all choices. */
export function CheckboxList<Choice extends string | number>({ label, choices, ticked, onChange }: Props<Choice>) {
  const words = texts.ui.tickList
  const labelId = useId()
  const toggle = useToggle(ticked, onChange)
  return (
    <div role="group" aria-labelledby={labelId} className={classes.list}>
      <div className={classes.head}>
        <h3 id={labelId}>{label}</h3>
        <span>
          <Button
            variant="subtle"
            size="xs"
            aria-label={words.tickAllOf(label)}
            onClick={() => onChange(new Set(choices.filter(isChoosable).map(({ value }) => value)))}
          >
            {words.tickAll}
          </Button>
          <Button variant="subtle" size="xs" aria-label={words.untickAllOf(label)} onClick={() => onChange(new Set())}>
            {words.untickAll}
          </Button>
        </span>
      </div>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <CheckboxChoice
            key={choice.value}
            value={choice.value}
            label={choice.label}
            more={choice.reason ?? choice.description}
            isOpen={isChoosable(choice)}
            isTicked={ticked.has(choice.value)}
            onToggle={toggle}
          />
        ))}
      </div>
    </div>
  )
}

/** The function stays the same object in every render, so that a click renders one choice instead of thousands. */
function useToggle<Choice>(ticked: ReadonlySet<Choice>, onChange: (ticked: ReadonlySet<Choice>) => void) {
  const now = useRef({ ticked, onChange })
  useEffect(() => {
    now.current = { ticked, onChange }
  })
  const toggle = useRef((value: Choice, isTicked: boolean) => {
    const next = new Set(now.current.ticked)
    if (isTicked) next.add(value)
    else next.delete(value)
    now.current.onChange(next)
  })
  return toggle.current
}

const isChoosable = ({ reason }: { readonly reason?: string | null }): boolean =>
  reason === undefined || reason === null

type ChoiceProps<Value> = {
  readonly value: Value
  readonly label: string
  /** The text below the label: an explanation, or the reason why the user cannot select this choice. */
  readonly more: string | undefined
  readonly isOpen: boolean
  readonly isTicked: boolean
  readonly onToggle: (value: Value, isTicked: boolean) => void
}

function Choice<Value>({ value, label, more, isOpen, isTicked, onToggle }: ChoiceProps<Value>) {
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

/** A native checkbox is used, because thousands of checkboxes of the UI library take seconds to render. */
const CheckboxChoice = memo(Choice) as typeof Choice
