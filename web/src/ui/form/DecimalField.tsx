import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'
import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { typedDecimal } from './typedDecimal.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** NaN stands for what cannot be read as a number: the schema refuses it in its own words. */
  readonly value?: number | null
  readonly onChange: (value: number | null) => void
}

/** A number with a decimal comma. What is typed stays as it is until the field is left, and longer when it is not right. */
function DecimalField({ value = null, onChange, onBlur, ...input }: Props) {
  const [typed, setTyped] = useState('')
  const [typing, setTyping] = useState(false)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={typing ? typed : settled(value, typed)}
      onChange={(event) => {
        setTyping(true)
        setTyped(event.currentTarget.value)
        onChange(typedDecimal(event.currentTarget.value))
      }}
      onBlur={(event) => {
        setTyping(false)
        onBlur?.(event)
      }}
    />
  )
}

function settled(value: number | null, typed: string): string {
  if (value === null) return ''
  const hundredths = Math.round(value * 100)
  return hundredths / 100 === value ? formatDecimal(hundredths, 2) : typed
}

/** Hours as a decimal: '1,5' is an hour and a half. */
export const HoursField = (props: Props) => <DecimalField {...props} />

/** An amount in euros: '1.234,56'. */
export const EurosField = (props: Props) => <DecimalField leftSection={<span aria-hidden>€</span>} {...props} />
