import { NumberInput, type NumberInputProps } from '@mantine/core'

export const WholeNumberField = (props: NumberInputProps) => (
  <NumberInput withAsterisk hideControls allowDecimal={false} allowNegative={false} {...props} />
)
