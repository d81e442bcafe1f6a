import { isDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { DateInput } from '@mantine/dates'
import type { DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { today } from '../../clock/now.ts'
import { texts } from '../../texts/texts.ts'
import { typedDay } from './typedDay.ts'

/** What this field decides itself. */
type Own =
  | 'fixOnBlur'
  | 'onInput'
  | 'onBlur'
  | 'value'
  | 'onChange'
  | 'minDate'
  | 'maxDate'
  | 'excludeDate'
  | 'valueFormat'
  | 'dateParser'
  | 'popoverProps'

type Props = Omit<DateInputProps, Own | 'onFocus' | 'onClick' | 'onKeyDown'> & {
  readonly value?: Day | null
  readonly onChange: (day: Day | null) => void
  readonly first?: Day
  readonly last?: Day
  /** Employees read 20/11/2026, the office reads 20-11-2026. */
  readonly reader: 'employee' | 'office'
}

const FORMATS = { employee: 'DD/MM/YYYY', office: 'DD-MM-YYYY' }

/** A day, typed or chosen; never the browser's own date field, which follows the language of the browser. */
export function DayField({ value = null, onChange, first, last, reader, ...input }: Props) {
  const inView = value ?? first ?? today()
  // The calendar would cover why the day is wrong, just as the focus is put there for it to be read.
  const [isRead, setIsRead] = useState(false)
  // The text is no day yet while it is being typed; once the field is left, it is wrong.
  const [typed, setTyped] = useState<'day' | 'typing' | 'wrong'>('day')
  const isNoDay = value === null && typed !== 'day'
  return (
    <DateInput
      inputMode="numeric"
      placeholder={texts.ui.dayPlaceholder[reader]}
      rightSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
      allowDeselect
      hideOutsideDates
      // Dutch writes months and weekdays small.
      styles={{ calendarHeaderLevel: { textTransform: 'none' }, weekday: { textTransform: 'none' } }}
      {...input}
      popoverProps={isRead ? { opened: false } : undefined}
      onFocus={() => setIsRead(Boolean(input.error))}
      onClick={() => setIsRead(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Tab') setIsRead(false)
      }}
      error={isNoDay && typed === 'wrong' ? texts.ui.noSuchDay[reader] : input.error}
      // A day that does not exist stays as it was typed; putting the last valid one there would change what was meant.
      fixOnBlur={!isNoDay}
      onInput={({ currentTarget }) => {
        const isDayOrEmpty = currentTarget.value.trim() === '' || typedDay(currentTarget.value, inView) !== null
        setTyped(isDayOrEmpty ? 'day' : 'typing')
        if (!isDayOrEmpty) onChange(null)
      }}
      onBlur={() => setTyped(isNoDay ? 'wrong' : 'day')}
      value={value}
      onChange={(day) => onChange(day !== null && isDay(day) ? day : null)}
      defaultDate={inView}
      // A day outside them can be typed, or it would vanish without a word: what is wrong with it is the form's to say.
      excludeDate={(day) => (first !== undefined && day < first) || (last !== undefined && day > last)}
      valueFormat={FORMATS[reader]}
      dateParser={(text) => typedDay(text, inView)}
      ariaLabels={{
        previousMonth: texts.ui.previousMonth,
        nextMonth: texts.ui.nextMonth,
        previousYear: texts.ui.previousYear,
        nextYear: texts.ui.nextYear,
      }}
    />
  )
}
