import { NativeSelect, type NativeSelectProps } from '@mantine/core'

type Props<Choice extends string> = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly nameOf: (choice: Choice) => string
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
  readonly w?: NativeSelectProps['w']
}

/** A field to choose one option from a list. It needs less space than `Segments`. */
export const ListChoice = <Choice extends string>({
  label,
  choices,
  nameOf,
  value,
  onChange,
  ...input
}: Props<Choice>) => (
  <NativeSelect
    {...input}
    aria-label={label}
    data={choices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
    value={value}
    onChange={({ currentTarget }) => {
      const chosen = choices.find((choice) => choice === currentTarget.value)
      if (chosen !== undefined) onChange(chosen)
    }}
  />
)
