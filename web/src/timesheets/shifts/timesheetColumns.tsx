import { VisuallyHidden } from '@mantine/core'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import type { Day } from '@uurwerk/domain/time/day'
import {
  formatDayInWords,
  formatDayWithDashes,
  formatDayWithSlashes,
  shortWeekdayName,
} from '@uurwerk/domain/time/formatDay'
import type { CSSProperties } from 'react'
import { shortCustomerName } from '../../planning/calendar/shortCustomerName.ts'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import { shiftFormOf } from './shiftForm.ts'
import { formatShift } from './staleShiftFields.ts'
import type { TimesheetRow } from './timesheetRows.ts'
import classes from '../timesheets.module.css'

const { columns: titles, editedByAdmin } = texts.timesheets

/** How a day is written: 20/11/2026 on screens of employees, and 20-11-2026 on screens of HR. */
const formats = { employee: formatDayWithSlashes, hr: formatDayWithDashes } as const satisfies Record<
  ActingAs,
  (day: Day) => string
>

/** The name of a row's button has the day and the times, because many rows can have the same customer. */
const rowOf = ({ day, title }: TimesheetRow, times: readonly string[] = []): string =>
  [formatDayInWords(day), title, ...times].join(', ')

const timesOf = ({ labourPeriodStartHours, labourPeriodEndHours }: WorkedShift) => [
  texts.timesheets.fromTo(labourPeriodStartHours, labourPeriodEndHours),
]

/** A day with its weekday. On a phone, the style sheet hides the year, because all days are in one month. */
const FormattedDay = ({ day, formatted }: { readonly day: Day; readonly formatted: string }) => (
  <>
    <small>{shortWeekdayName(day)}</small>
    {formatted.slice(0, 5)}
    <span className={classes.year}>{formatted.slice(5)}</span>
  </>
)

const ofShift =
  (write: (shift: WorkedShift) => string | null) =>
  (row: TimesheetRow): string | null =>
    row.kind === 'shift' ? write(row.shift) : null

/** On a phone, where each row is one line, both times are in the same position of the line. */
const timesColumns: readonly Column<TimesheetRow>[] = [
  {
    key: 'start',
    title: titles.start,
    value: ofShift(({ labourPeriodStartHours }) => labourPeriodStartHours),
    cell: (row) =>
      row.kind === 'absence' ? null : (
        <>
          {row.shift.labourPeriodStartHours}
          <span className={classes.onlyInLine}>–{row.shift.labourPeriodEndHours}</span>
        </>
      ),
    inLine: 'times',
  },
  {
    key: 'end',
    title: titles.end,
    value: ofShift(({ labourPeriodEndHours }) => labourPeriodEndHours),
    cell: ofShift(({ labourPeriodEndHours }) => labourPeriodEndHours),
    inLine: 'hidden',
  },
]

const titleColumn: Column<TimesheetRow> = {
  key: 'title',
  title: titles.title,
  inLine: 'title',
  value: (row) => row.title,
  cell: (row) => (
    <span className={classes.swatch} style={{ '--swatch': row.color } as CSSProperties}>
      {row.title}
      {row.editedByAdmin && (
        <span className={classes.byAdmin} title={editedByAdmin}>
          <span aria-hidden>!</span>
          <VisuallyHidden>{editedByAdmin}</VisuallyHidden>
        </span>
      )}
    </span>
  ),
}

const hoursColumn: Column<TimesheetRow> = {
  key: 'hours',
  title: titles.hours,
  align: 'right',
  inLine: 'figure',
  value: (row) => row.hours,
  cell: (row) => (
    <span className={row.kind === 'absence' ? classes.absent : undefined}>{formatHourNumber(row.hours)}</span>
  ),
}

const pauseOf = ofShift((shift) => (shift.breakPeriod === null ? null : formatShift.pause(shiftFormOf(shift))))

/** HR answers questions of employees and customers with these columns, also about an invoiced month. */
const columnsOfHr: readonly Column<TimesheetRow>[] = [
  {
    key: 'pause',
    title: titles.pause,
    value: pauseOf,
    cell: (row) => <span className={classes.pause}>{pauseOf(row) ?? texts.table.nothing}</span>,
    inLine: 'hidden',
  },
  {
    key: 'callout',
    title: titles.callout,
    value: ofShift(({ callout }) => (callout === null ? null : texts.timesheets.callouts[callout])),
    inLine: 'hidden',
  },
]

type Choice = {
  readonly reader: ActingAs
  /** True when all shifts are at one customer. A phone then leaves out the customer in each line. */
  readonly oneCustomer: boolean
}

export function timesheetColumns({ reader, oneCustomer }: Choice): Column<TimesheetRow>[] {
  const formatted = formats[reader]
  return [
    {
      key: 'customer',
      title: titles.customer,
      inLine: 'note',
      value: (row) => (row.kind === 'shift' ? row.shift.customerName : null),
      cell: (row) =>
        row.kind === 'shift' ? (
          <>
            <span className={classes.fullCustomer}>{row.shift.customerName}</span>
            {!oneCustomer && (
              <span className={classes.onlyInLine} aria-hidden>
                {shortCustomerName(row.shift.customerName)}
              </span>
            )}
            <VisuallyHidden>{`, ${rowOf(row, timesOf(row.shift))}`}</VisuallyHidden>
          </>
        ) : (
          <>
            <span className={classes.none} aria-hidden>
              –
            </span>
            <VisuallyHidden>{rowOf(row)}</VisuallyHidden>
          </>
        ),
    },
    titleColumn,
    {
      key: 'date',
      title: titles.day,
      inLine: 'day',
      value: (row) => row.day,
      csv: (row) => (row.last === row.day ? formatted(row.day) : `${formatted(row.day)} – ${formatted(row.last)}`),
      cell: (row) => (
        <span className={classes.day} data-several-days={row.last === row.day ? undefined : true}>
          <FormattedDay day={row.day} formatted={formatted(row.day)} />
          {row.last !== row.day && (
            <>
              {' – '}
              <FormattedDay day={row.last} formatted={formatted(row.last)} />
            </>
          )}
        </span>
      ),
    },
    ...timesColumns,
    ...(reader === 'hr' ? columnsOfHr : []),
    hoursColumn,
  ]
}
