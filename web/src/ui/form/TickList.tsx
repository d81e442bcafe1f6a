import { Button, Checkbox } from '@mantine/core'
import { useId } from 'react'
import { texts } from '../../texts/texts.ts'
import classes from './TickList.module.css'

type Props<Choice extends string | number> = {
  readonly label: string
  readonly choices: readonly {
    readonly value: Choice
    readonly label: string
    readonly description?: string
    /** Why it cannot be ticked. */
    readonly reason?: string | null
  }[]
  readonly ticked: ReadonlySet<Choice>
  readonly onChange: (ticked: ReadonlySet<Choice>) => void
}

/** Any number of a few, with all or none of them at one press. */
export function TickList<Choice extends string | number>({ label, choices, ticked, onChange }: Props<Choice>) {
  const words = texts.ui.tickList
  const labelId = useId()
  const toggle = (value: Choice, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(value)
    else next.delete(value)
    onChange(next)
  }
  return (
    <div role="group" aria-labelledby={labelId} className={classes.list}>
      <div className={classes.head}>
        <h3 id={labelId}>{label}</h3>
        <span>
          <Button
            variant="subtle"
            size="xs"
            aria-label={words.tickAllOf(label)}
            onClick={() => onChange(new Set(choices.filter(isOpen).map(({ value }) => value)))}
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
          <Checkbox
            key={choice.value}
            label={choice.label}
            description={choice.reason ?? choice.description}
            disabled={!isOpen(choice)}
            checked={ticked.has(choice.value)}
            onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </div>
  )
}

const isOpen = ({ reason }: { readonly reason?: string | null }): boolean => reason === undefined || reason === null
