import { TextInput, type TextInputProps } from '@mantine/core'
import * as texts from '../../../texts/texts.ts'
import { IconClock } from '../../icons.ts'
import { typedTime } from './typed/typedTime.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** The time as 'HH:mm', or the incomplete text while the user types. */
  readonly value?: string
  readonly onChange: (value: string) => void
}

/** A field for a time on the 24-hour clock. 730, 7:30 and 7u30 become 07:30 when the user leaves the field. */
export function TimeField({ value = '', onChange, onBlur, onKeyDown, ...input }: Props) {
  const settle = () => onChange(typedTime(value) ?? value)
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder={texts.ui.timePlaceholder}
      maxLength={7}
      rightSection={<IconClock size={16} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
      {...input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        onKeyDown?.(event)
      }}
    />
  )
}
