import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useIsPhone } from '../useIsPhone.ts'

type Props<Choice extends string> = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly nameOf: (choice: Choice) => string
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
}

/**
 * A field to choose one of a few options, which are all visible. On a phone the field is a list, because a phone is too
 * narrow for all options.
 */
export function Segments<Choice extends string>({ label, choices, nameOf, value, onChange }: Props<Choice>) {
  const data = choices.map((choice) => ({ value: choice, label: nameOf(choice) }))
  if (!useIsPhone()) return <SegmentedControl aria-label={label} data={data} value={value} onChange={onChange} />
  return (
    <NativeSelect
      w="100%"
      aria-label={label}
      data={data}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((choice) => choice === currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}
