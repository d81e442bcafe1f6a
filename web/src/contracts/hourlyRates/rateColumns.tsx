import { dayOfMonth } from '@uurwerk/domain/time/day'
import { daysOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import { CustomerName } from '../month/CustomerName.tsx'
import { DaysHead } from '../../ui/dayStrip/DaysHead.tsx'
import { shadingOf, type StripDays } from '../../ui/dayStrip/shadingOf.ts'
import type { Column } from '../../ui/table/column.ts'
import { formatDay } from '../../ui/format/formatDay.ts'
import classes from './hourlyRates.module.css'
import { RateBars } from './RateBars.tsx'
import type { RateRow } from './rateRows.ts'
import { formatGaps } from './formatGaps.ts'
import { formatRates } from './formatRates.ts'

const words = texts.hourlyRates.columns
const [USER_PX, CONTRACT_PX, GAPS_PX, DAY_PX, EDGE_PX] = [220, 238, 92, 21, 24]

export const MATRIX_PX = USER_PX + CONTRACT_PX + GAPS_PX + 31 * DAY_PX + EDGE_PX

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
  cell: formatGapsOf,
  csv: formatGapsOf,
}

/** One column shows all days as a bar, which is divided into the periods with one rate. */
export function rateColumns(days: StripDays): readonly Column<RateRow>[] {
  const shading = shadingOf(days)
  return [
    { ...USER, cell: ({ userName }) => <Cut text={userName} /> },
    {
      ...CONTRACT,
      cell: ({ customerName }) => (
        <span className={classes.narrow}>
          <CustomerName name={customerName} />
        </span>
      ),
    },
    { ...GAPS, cell: (row) => <Cut text={formatGapsOf(row) ?? texts.table.nothing} centred /> },
    {
      key: 'month',
      title: words.month,
      sortable: false,
      exported: false,
      head: <DaysHead days={days} />,
      value: () => null,
      cell: ({ hourlyRatesPerDay }) => <RateBars ratesPerDay={hourlyRatesPerDay} shading={shading} />,
    },
  ]
}

export const rateCsv = (yearMonth: YearMonth): readonly Column<RateRow>[] => [
  USER,
  CONTRACT,
  GAPS,
  ...daysOf(yearMonth).map((day): Column<RateRow> => ({
    key: day,
    title: formatDay(day),
    value: ({ hourlyRatesPerDay }) => hourlyRatesPerDay[dayOfMonth(day) - 1] ?? null,
  })),
]

/** The parts of a card in the table of rates. On a phone, each contract is a card. */
export const rateCards: readonly Column<RateRow>[] = [
  USER,
  CONTRACT,
  {
    key: 'rate',
    title: words.rate,
    sortable: false,
    value: ({ hourlyRatesPerDay }) => formatRates(hourlyRatesPerDay),
  },
  GAPS,
]

function formatGapsOf({ hourlyRatesPerDay }: RateRow): string | null {
  return formatGaps(hourlyRatesPerDay)
}

/** A text that is cut off when its column is too narrow. The tooltip shows the whole text. */
const Cut = ({ text, centred = false }: { readonly text: string; readonly centred?: boolean }) => (
  <span className={classes.cut} data-centred={centred || undefined} title={text}>
    {text}
  </span>
)
