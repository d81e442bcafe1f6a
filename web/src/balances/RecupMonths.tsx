import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../texts/texts.ts'
import { hoursColumn } from '../ui/table/plainColumns.ts'
import { PlainTable } from '../ui/table/PlainTable.tsx'
import { Hint } from '../ui/page/Hint.tsx'
import classes from './recup.module.css'
import type { RecupMonth } from './queries.ts'

/** The hours of a month that were taken, expected, given or corrected. `anchor` links to the explanation. */
export type GivenInMonth = { readonly yearMonth: string; readonly text: string; readonly anchor?: string }

type Props = {
  readonly year: number
  readonly months: readonly RecupMonth[]
  readonly given?: readonly GivenInMonth[]
}

/** A month that is not confirmed is marked as provisional. */
export function RecupMonths({ year, months, given = [] }: Props) {
  const words = texts.balances.recup
  if (months.length === 0) return <Hint>{words.none(year)}</Hint>
  return (
    <PlainTable
      label={words.table(year)}
      rows={months}
      rowKey={({ yearMonth }) => yearMonth}
      csvName={words.table(year)}
      columns={[
        {
          title: words.month,
          cell: (month) => (
            <Month month={month} given={given.filter(({ yearMonth }) => yearMonth === month.yearMonth)} />
          ),
          csv: ({ yearMonth }) => formatMonth(toYearMonth(yearMonth)),
        },
        hoursColumn(words.worked, 'workedHours'),
        { ...hoursColumn(words.needed, 'neededHours'), spare: true },
        hoursColumn(words.difference, 'differenceHours'),
        hoursColumn(words.cumulative, 'cumulativeHours'),
      ]}
    />
  )
}

type MonthProps = { readonly month: RecupMonth; readonly given: readonly GivenInMonth[] }

const Month = ({ month: { yearMonth, provisional }, given }: MonthProps) => (
  <span className={classes.month}>
    {formatMonth(toYearMonth(yearMonth))}
    {provisional && <small>{texts.balances.recup.provisional}</small>}
    {given.map(({ text, anchor }) => (
      <small key={text}>{anchor === undefined ? text : <a href={`#${anchor}`}>{text}</a>}</small>
    ))}
  </span>
)
