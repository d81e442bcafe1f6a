import 'dayjs/locale/nl'
import { isYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { MonthPicker } from '@mantine/dates'
import * as texts from '../../texts/texts.ts'

type Props = { readonly month: YearMonth; readonly onChoose: (month: YearMonth | null) => void }

export function MonthsOfYear({ month, onChoose }: Props) {
  function choose(day: string | null): void {
    const chosen = day?.slice(0, 7) ?? ''
    onChoose(isYearMonth(chosen) ? chosen : null)
  }

  return (
    <MonthPicker
      value={`${month}-01`}
      defaultDate={`${month}-01`}
      onChange={choose}
      ariaLabels={{
        previousYear: texts.ui.previousYear,
        nextYear: texts.ui.nextYear,
      }}
    />
  )
}
