import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import type { Day } from '@uurwerk/domain/time/day'
import { Badge } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import classes from '../contracts.module.css'
import { periodOf } from '../../app/clock/periodOf.ts'
import type { Order } from '../queries.ts'

const words = texts.contracts.detail

const orNothing = (text: string) =>
  text === '' ? (
    <span className={classes.none}>{texts.table.nothing}</span>
  ) : (
    <span className={classes.reference}>{text}</span>
  )

const writtenWhole = (day: string) => <span className={classes.day}>{day}</span>

export const orderColumns = (today: Day): readonly Column<Order>[] => [
  {
    key: 'baseHourlyRate',
    title: words.columns.rate,
    width: 170,
    value: ({ baseHourlyRate }) => baseHourlyRate,
    cell: (order) => (
      <span className={classes.day}>
        {writtenEuros(order.baseHourlyRate)}
        {containsDay(periodOf(order), today) && (
          <Badge component="span" variant="default">
            {words.validToday}
          </Badge>
        )}
      </span>
    ),
  },
  {
    key: 'startDate',
    title: words.columns.start,
    width: 120,
    value: ({ startDate }) => startDate,
    cell: ({ startDate }) => writtenWhole(writtenDay(startDate)),
  },
  {
    key: 'endDate',
    title: words.columns.end,
    width: 120,
    value: ({ endDate }) => endDate,
    cell: ({ endDate }) => writtenWhole(endDate === null ? words.openEnd : writtenDay(endDate)),
  },
  {
    key: 'internalReference',
    title: words.columns.internalReference,
    value: ({ internalReference }) => internalReference,
    cell: ({ internalReference }) => orNothing(internalReference),
  },
  {
    key: 'externalReference',
    title: words.columns.externalReference,
    value: ({ externalReference }) => externalReference,
    cell: ({ externalReference }) => orNothing(externalReference),
  },
]
