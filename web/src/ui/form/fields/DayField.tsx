import 'dayjs/locale/nl'
import { isDay, type Day } from '@uurwerk/domain/time/day'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { useState } from 'react'
import { today } from '../../../app/clock/now.ts'
import * as texts from '../../../texts/texts.ts'
import { IconCalendar } from './IconCalendar.ts'
import { typedDay } from './typed/typedDay.ts'

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
  /** The reader of the field, who decides the format of a day. Employees see 20/11/2026, and HR sees 20-11-2026. */
  readonly reader: 'employee' | 'office'
}

const FORMATS = { employee: 'DD/MM/YYYY', office: 'DD-MM-YYYY' }

/** The date field of the browser is not used, because its format depends on the language of the browser. */
export function DayField({ value = null, onChange, first, last, reader, ...input }: Props) {
  const inView = value ?? first ?? today()
  // The calendar opens when the user clicks the field or types. When the Tab key or an error moves the focus to the
  // field, the calendar stays closed. It would cover the next fields, the save button or the error.
  const [isRead, setIsRead] = useState(false)
  // The state of the text: 'day' also for an empty text, and 'wrong' only after the user has left the field.
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
      // Dutch writes months and weekdays in lower case.
      styles={{ calendarHeaderLevel: { textTransform: 'none' }, weekday: { textTransform: 'none' } }}
      {...input}
      popoverProps={isRead ? { opened: false } : undefined}
      onFocus={() => setIsRead(true)}
      onClick={() => setIsRead(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Tab') setIsRead(false)
      }}
      error={isNoDay && typed === 'wrong' ? texts.ui.noSuchDay[reader] : input.error}
      // An invalid day stays as typed. Otherwise the last valid day would come back, and the user would save it.
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
      // The calendar would remove a typed day outside the limits without a message, but the form shows an error.
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
