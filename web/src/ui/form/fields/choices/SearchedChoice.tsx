import { Select, type SelectProps } from '@mantine/core'
import * as texts from '../../../../texts/texts.ts'
import classes from './SearchedChoice.module.css'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  readonly value?: number | null
  readonly onChange: (value: number | null) => void
  readonly choices: readonly { readonly value: number; readonly label: string }[]
}

/** The maximum number of options on the screen. When the right option is not visible, the user types more letters. */
const IN_VIEW = 50

export const SearchedChoice = ({ value = null, onChange, choices, ...input }: Props) => (
  <Select
    searchable
    limit={IN_VIEW}
    nothingFoundMessage={texts.ui.noChoice}
    withScrollArea={false}
    // When the form moves the focus to an error, the list stays closed. It would cover the error message.
    openOnFocus={false}
    classNames={{ options: classes.options }}
    {...input}
    data={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
    value={value === null ? null : String(value)}
    onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
  />
)
