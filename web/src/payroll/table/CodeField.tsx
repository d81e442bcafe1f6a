import { Autocomplete } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import type { PayCodeChoice } from '../queries.ts'
import classes from '../payroll.module.css'

type Props = {
  readonly label: string
  readonly code: string
  readonly choices: readonly PayCodeChoice[]
  readonly isWrong: boolean
  readonly onType: (code: string) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** The field for a pay code. The user can search for the code or for its description (rule payroll-25). */
export function CodeField({ label, code, choices, isWrong, onType, onSave, onCancel }: Props) {
  const isPhone = useIsPhone()
  const definitions = new Map(choices.map((choice) => [choice.code, choice.codeDefinition]))

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') return onCancel()
    // When a suggestion is selected in the list, Enter chooses that suggestion. Only the next Enter saves the pay code.
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant') !== null) return
    // Saving moves the focus to a button. Without preventDefault, the same press of Enter would also press that button.
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
      // On a phone the suggestions open above the field, because the buttons are below the field.
      comboboxProps={{ width: 'max-content', position: isPhone ? 'top-start' : 'bottom-start' }}
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
