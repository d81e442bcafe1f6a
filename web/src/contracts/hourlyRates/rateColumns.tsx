import { dayOfMonth, isWeekend } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { daysOf, lastDayOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import classes from './hourlyRates.module.css'
import type { RateRow } from './rateRows.ts'
import { writtenGaps } from './writtenGaps.ts'
import { writtenRates } from './writtenRates.ts'
import { VisuallyHidden } from '@mantine/core'
import { writtenHours } from '../../ui/written/writtenHours.ts'

type Props = { readonly rate: number | null; readonly weekend: boolean }

/** A cell of the table of rates: green with the rate, or a red cross. The meaning never depends only on the colour. */
const RateCell = ({ rate, weekend }: Props) => (
  <span className={classes.rate} data-rate={rate === null ? 'none' : 'some'} data-weekend={weekend || undefined}>
    {rate === null ? (
      <>
        <span aria-hidden>×</span>
        <VisuallyHidden>{texts.hourlyRates.noRate}</VisuallyHidden>
      </>
    ) : (
      writtenHours(rate)
    )}
  </span>
)

const words = texts.hourlyRates.columns
const [USER_PX, CONTRACT_PX, GAPS_PX, DAY_PX] = [176, 160, 114, 38]
/** The column of the last day is wider, because the edge of the list needs extra space. */
const LAST_DAY_PX = DAY_PX + 16

/** The width of the table of rates in a month of 31 days. */
export const MATRIX_PX = USER_PX + CONTRACT_PX + GAPS_PX + 30 * DAY_PX + LAST_DAY_PX

const USER: Column<RateRow> = {
  key: 'user',
  title: words.user,
  width: USER_PX,
  pinnedAt: 0,
  value: ({ userName }) => userName,
}

const CONTRACT: Column<RateRow> = {
  key: 'contract',
  title: words.contract,
  width: CONTRACT_PX,
  pinnedAt: USER_PX,
  value: ({ customerName }) => customerName,
}

/** The column with the days without a rate. HR can sort the contracts by the number of these days. */
const GAPS: Column<RateRow> = {
  key: 'gaps',
  title: words.gaps,
  width: GAPS_PX,
  value: ({ hourlyRatesPerDay }) => hourlyRatesPerDay.filter((rate) => rate === null).length || null,
  cell: writtenGapsOf,
  csv: writtenGapsOf,
}

/** The columns of the table of rates: one column for each day of the month. */
export const rateColumns = (yearMonth: YearMonth): readonly Column<RateRow>[] => [
  { ...USER, cell: ({ userName }) => <Cut text={userName} /> },
  { ...CONTRACT, cell: ({ customerName }) => <Cut text={customerName} /> },
  { ...GAPS, cell: (row) => <Cut text={writtenGapsOf(row) ?? texts.table.nothing} centred /> },
  ...daysOf(yearMonth).map((day) => dayColumn(day, day === lastDayOf(yearMonth))),
]

/** The parts of the table of rates on a phone, where each contract is a card. */
export const rateCards: readonly Column<RateRow>[] = [
  USER,
  CONTRACT,
  {
    key: 'rate',
    title: words.rate,
    sortable: false,
    value: ({ hourlyRatesPerDay }) => writtenRates(hourlyRatesPerDay),
  },
  GAPS,
]

function dayColumn(day: Day, isLast: boolean): Column<RateRow> {
  const rateOn = ({ hourlyRatesPerDay }: RateRow) => hourlyRatesPerDay[dayOfMonth(day) - 1] ?? null
  const weekend = isWeekend(day)
  return {
    key: day,
    title: writtenDay(day),
    width: isLast ? LAST_DAY_PX : undefined,
    head: (
      <span className={classes.day} data-weekend={weekend || undefined}>
        {shortWeekdayName(day)} <b>{dayOfMonth(day)}</b>
      </span>
    ),
    sortable: false,
    value: rateOn,
    cell: (row) => <RateCell rate={rateOn(row)} weekend={weekend} />,
  }
}

function writtenGapsOf({ hourlyRatesPerDay }: RateRow): string | null {
  return writtenGaps(hourlyRatesPerDay)
}

/** A text that is cut off when its column is too narrow. The tooltip shows the whole text. */
const Cut = ({ text, centred = false }: { readonly text: string; readonly centred?: boolean }) => (
  <span className={classes.cut} data-centred={centred || undefined} title={text}>
    {text}
  </span>
)
