import { NumberInput, type NumberInputProps } from '@mantine/core'

/** A required whole number, without buttons that change it. */
export const WholeNumberField = (props: NumberInputProps) => (
  <NumberInput withAsterisk hideControls allowDecimal={false} allowNegative={false} {...props} />
)
