import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { typedDecimal } from './typed/typedDecimal.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** The typed number; NaN for a text that is not a number. The schema has a message for NaN. */
  readonly value?: number | null
  readonly onChange: (value: number | null) => void
}

/** The text after the user leaves the field. Null: the number is invalid, and the typed text stays. */
type Format = { readonly format: (value: number) => string | null }

/** A number with a decimal comma. The text changes when the user leaves the field. An invalid text never changes. */
function DecimalField({ value = null, onChange, onBlur, format, ...input }: Props & Format) {
  const [typed, setTyped] = useState('')
  const [typing, setTyping] = useState(false)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={typing ? typed : value === null ? '' : (format(value) ?? typed)}
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

/** Writes the quantity of an invoice line with as many decimals as necessary. */
const asQuantity = (value: number): string | null =>
  Number.isNaN(value) ? null : formatDecimal(Math.round(value * 1_000_000), 6, 0)

const asAmount = withDecimals(2)
const asPercentage = withDecimals(0)
const asNumber = (value: number): string | null => (Number.isSafeInteger(value) ? String(value) : null)

export const HoursField = (props: Props) => <DecimalField format={asAmount} {...props} />

export const EurosField = (props: Props) => (
  <DecimalField format={asAmount} leftSection={<span aria-hidden>€</span>} {...props} />
)

/** A field for a quantity of an invoice, with no more decimals than necessary, such as '1,25' or '8,333333'. */
export const QuantityField = (props: Props) => <DecimalField format={asQuantity} {...props} />

/** A field for a percentage, with no more decimals than necessary, such as '80' or '62,5'. */
export const PercentageField = (props: Props) => (
  <DecimalField format={asPercentage} rightSection={<span aria-hidden>%</span>} {...props} />
)

/** A field for a number of days, such as '20' or '14,5'. */
export const DaysField = (props: Props) => <DecimalField format={withDecimals(0)} {...props} />

/** The number identifies a record, such as an employee number. It has no points between the thousands. */
export const NumberField = (props: Props) => <DecimalField format={asNumber} inputMode="numeric" {...props} />
