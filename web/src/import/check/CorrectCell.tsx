import { TextInput } from '@mantine/core'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconPencil } from '../../ui/icons.ts'
import classes from './check.module.css'

const words = texts.imports.correct

type Props = {
  readonly row: number
  readonly column: string
  readonly value: string
  readonly onCorrect: (value: string) => Promise<void>
}

/** A field for a cell with an error. HR can correct the cell here, instead of in the file. */
export function CorrectCell({ row, column, value, onCorrect }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === null)
    return (
      <span className={classes.cell}>
        <span>{value}</span>
        <ActionButton
          variant="subtle"
          size="compact-sm"
          aria-label={words.open(row, column)}
          onClick={() => setTyped(value)}
        >
          <IconPencil size={16} stroke={1.75} aria-hidden />
        </ActionButton>
      </span>
    )
  return (
    <form
      className={classes.cell}
      onSubmit={(event) => {
        event.preventDefault()
        void onCorrect(typed)
      }}
    >
      <TextInput
        data-autofocus
        autoFocus
        size="xs"
        aria-label={words.field(row, column)}
        value={typed}
        maxLength={1000}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      />
      <ActionButton size="compact-sm" onClick={() => onCorrect(typed)}>
        {words.save}
      </ActionButton>
    </form>
  )
}
