import { NativeSelect, type NativeSelectProps } from '@mantine/core'

type Props = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  readonly value?: number | null
  readonly onChange: (value: number | null) => void
  readonly choices: readonly { readonly value: number; readonly label: string }[]
  /** The text when no option is chosen. Without this text, one option is always chosen. */
  readonly placeholder?: string
}

export const NumberChoice = ({ value, onChange, choices, placeholder, ...input }: Props) => (
  <NativeSelect
    {...input}
    data={[
      ...(placeholder === undefined ? [] : [{ value: '', label: placeholder }]),
      ...choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
    ]}
    value={String(value ?? '')}
    onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
  />
)
