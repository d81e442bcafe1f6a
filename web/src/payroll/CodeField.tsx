import { Autocomplete } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { PayCodeChoice } from './queries.ts'
import classes from './payroll.module.css'

type Props = {
  readonly label: string
  readonly code: string
  readonly choices: readonly PayCodeChoice[]
  /** The message stands beside it. */
  readonly isWrong: boolean
  readonly onType: (code: string) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** A code as payroll people type it; who does not know it by heart finds it by what it stands for. */
export function CodeField({ label, code, choices, isWrong, onType, onSave, onCancel }: Props) {
  const definitions = new Map(choices.map((choice) => [choice.code, choice.codeDefinition]))

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') return onCancel()
    // Enter on a suggestion takes it, and the next one saves.
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant') !== null) return
    // The focus goes on to a button, which the same Enter would press.
    event.preventDefault()
    onSave()
  }
  return (
    <Autocomplete
      className={classes.field}
      aria-label={label}
      data={choices.map((choice) => choice.code)}
      filter={({ options, search }) =>
        options.filter(
          (option) =>
            !('value' in option) ||
            `${option.value} ${definitions.get(option.value)}`.toLowerCase().includes(search.trim().toLowerCase()),
        )
      }
      renderOption={({ option }) => (
        <span>
          <strong>{option.value}</strong> {definitions.get(option.value)}
        </span>
      )}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      value={code}
      error={isWrong}
      spellCheck={false}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={onType}
      onKeyDown={onKeyDown}
    />
  )
}
