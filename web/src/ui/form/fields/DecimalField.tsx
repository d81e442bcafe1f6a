import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'
import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { typedDecimal } from './typedDecimal.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /**
   * The typed number. NaN means that the text is not a number; the schema then refuses the value with its own message.
   */
  readonly value?: number | null
  readonly onChange: (value: number | null) => void
}

/**
 * Formats the number when the user leaves the field. Null means that the number is invalid, so the typed text stays.
 */
type Written = { readonly written: (value: number) => string | null }

/**
 * A field for a number with a decimal comma. The typed text changes only when the user leaves the field, and an invalid
 * text never changes.
 */
function DecimalField({ value = null, onChange, onBlur, written, ...input }: Props & Written) {
  const [typed, setTyped] = useState('')
  const [typing, setTyping] = useState(false)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={typing ? typed : value === null ? '' : (written(value) ?? typed)}
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

const withDecimals =
  (least: number) =>
  (value: number): string | null => {
    const hundredths = Math.round(value * 100)
    return hundredths / 100 === value ? formatDecimal(hundredths, 2, least) : null
  }

const asAmount = withDecimals(2)
const asPercentage = withDecimals(0)
const asNumber = (value: number): string | null => (Number.isSafeInteger(value) ? String(value) : null)

/** Hours as a decimal: '1,5' means one hour and a half. */
export const HoursField = (props: Props) => <DecimalField written={asAmount} {...props} />

/** An amount in euros: '1.234,56'. */
export const EurosField = (props: Props) => (
  <DecimalField written={asAmount} leftSection={<span aria-hidden>€</span>} {...props} />
)

/** A percentage, with no more decimals than necessary: '80', '62,5'. */
export const PercentageField = (props: Props) => (
  <DecimalField written={asPercentage} rightSection={<span aria-hidden>%</span>} {...props} />
)

/** Days: '20', '14,5'. */
export const DaysField = (props: Props) => <DecimalField written={withDecimals(0)} {...props} />

/** A whole number that identifies something, such as an employee number: no points between the thousands. */
export const NumberField = (props: Props) => <DecimalField written={asNumber} inputMode="numeric" {...props} />
