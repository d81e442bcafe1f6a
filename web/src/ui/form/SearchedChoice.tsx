import { Select } from '@mantine/core'
import type { SelectProps } from '@mantine/core'
import { texts } from '../../texts/texts.ts'
import classes from './SearchedChoice.module.css'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  readonly value?: number | null
  readonly onChange: (value: number | null) => void
  readonly choices: readonly { readonly value: number; readonly label: string }[]
}

/** More are never drawn at once: whoever does not see theirs types another letter. */
const IN_VIEW = 50

/** One of many ids, found by typing a part of its name. */
export const SearchedChoice = ({ value = null, onChange, choices, ...input }: Props) => (
  <Select
    searchable
    limit={IN_VIEW}
    nothingFoundMessage={texts.ui.noChoice}
    withScrollArea={false}
    // The list would cover what is wrong with the choice, just as the focus is put there for it to be read.
    openOnFocus={false}
    classNames={{ options: classes.options }}
    {...input}
    data={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
    value={value === null ? null : String(value)}
    onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
  />
)
