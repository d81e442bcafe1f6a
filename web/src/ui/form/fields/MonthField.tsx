import 'dayjs/locale/nl'
import { isYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { MonthPickerInput, type MonthPickerInputProps } from '@mantine/dates'
import { currentMonth } from '../../../app/clock/now.ts'
import * as texts from '../../../texts/texts.ts'
import { IconCalendar } from './IconCalendar.ts'

type Props = Omit<MonthPickerInputProps, 'value' | 'onChange' | 'type' | 'minDate' | 'maxDate' | 'valueFormat'> & {
  readonly value?: YearMonth | null
  readonly onChange: (month: YearMonth | null) => void
  readonly first?: YearMonth
  readonly last?: YearMonth
}

export const MonthField = ({ value = null, onChange, first, last, ...input }: Props) => (
  <MonthPickerInput
    placeholder={texts.ui.monthPlaceholder}
    rightSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
    rightSectionPointerEvents="none"
    {...input}
    valueFormat="MMMM YYYY"
    value={value === null ? null : `${value}-01`}
    defaultDate={`${value ?? last ?? currentMonth()}-01`}
    minDate={first === undefined ? undefined : `${first}-01`}
    maxDate={last === undefined ? undefined : `${last}-01`}
    onChange={(day) => {
      const chosen = day?.slice(0, 7) ?? ''
      onChange(isYearMonth(chosen) ? chosen : null)
    }}
    ariaLabels={{ previousYear: texts.ui.previousYear, nextYear: texts.ui.nextYear }}
  />
)
