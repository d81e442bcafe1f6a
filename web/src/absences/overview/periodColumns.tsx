import { absenceTitle } from '@uurwerk/domain/absences/absenceType'
import { daysBetween, toDay, type Day } from '@uurwerk/domain/time/day'
import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import classes from './absenceOverview.module.css'
import { kindStyle } from './kindStyle.ts'
import type { PeriodRow } from './teamRows.ts'

const words = texts.absenceOverview
const EPOCH = toDay('2000-01-01')

const DayCell = ({ day }: { readonly day: Day }) => (
  <>
    <span className={classes.weekday}>{shortWeekdayName(day)} </span>
    {formatDay(day)}
  </>
)

const shortDay = (day: Day): string => `${shortWeekdayName(day)} ${formatDay(day).slice(0, 5)}`

const titleOf = ({ category, fullDay }: PeriodRow): string => absenceTitle(category, fullDay)

/** The list of absences on a phone. Each period of absence is one line with these parts. */
export const periodLines: readonly Column<PeriodRow>[] = [
  {
    key: 'date',
    title: words.columns.date,
    inLine: 'day',
    value: ({ start }) => daysBetween(EPOCH, start),
    cell: ({ start }) => shortDay(start),
  },
  {
    key: 'firstName',
    title: words.columns.firstName,
    leads: true,
    inLine: 'title',
    value: ({ firstName }) => firstName,
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
  {
    key: 'description',
    title: words.columns.description,
    inLine: 'note',
    value: titleOf,
    cell: (row) => (
      <>
        <i className={classes.swatch} style={kindStyle(row.category)} aria-hidden />
        {titleOf(row)}
        {row.end !== row.start && `, ${row.end === null ? words.noEnd : words.until(shortDay(row.end))}`}
      </>
    ),
  },
  {
    key: 'days',
    title: words.columns.days,
    inLine: 'figure',
    value: ({ days }) => days,
    cell: ({ days }) => days !== null && words.days(formatNumber(days)),
  },
]

export const periodColumns: readonly Column<PeriodRow>[] = [
  {
    key: 'date',
    title: words.columns.date,
    width: 130,
    value: ({ start }) => daysBetween(EPOCH, start),
    cell: ({ start }) => <DayCell day={start} />,
    csv: ({ start }) => formatDay(start),
  },
  {
    key: 'until',
    title: words.columns.until,
    width: 130,
    value: ({ end }) => (end === null ? null : daysBetween(EPOCH, end)),
    cell: ({ end }) => (end === null ? words.noEnd : <DayCell day={end} />),
    csv: ({ end }) => end && formatDay(end),
  },
  {
    key: 'days',
    title: words.columns.days,
    width: 76,
    align: 'right',
    value: ({ days }) => days,
    cell: ({ days }) => (days === null ? texts.table.nothing : formatNumber(days)),
  },
  { key: 'userId', title: words.columns.userId, width: 110, value: ({ userId }) => userId },
  {
    key: 'firstName',
    title: words.columns.firstName,
    leads: true,
    value: ({ firstName }) => firstName,
    cell: ({ firstName, lastName }) => (
      <>
        {firstName}
        <span className={classes.onCard}> {lastName}</span>
      </>
    ),
  },
  {
    key: 'lastName',
    title: words.columns.lastName,
    value: ({ lastName }) => lastName,
    cell: ({ lastName }) => <span className={classes.inColumn}>{lastName}</span>,
  },
  {
    key: 'description',
    title: words.columns.description,
    value: titleOf,
    cell: (row) => (
      <>
        <i className={classes.swatch} style={kindStyle(row.category)} aria-hidden />
        {titleOf(row)}
      </>
    ),
  },
]
