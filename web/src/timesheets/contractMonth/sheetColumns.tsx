import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { isWeekend } from '@uurwerk/domain/time/day'
import { formatDayWithDashes, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import classes from './contractMonth.module.css'
import type { SheetRow } from './sheetRows.ts'

const { columns: titles, ...words } = texts.contractMonth

export const dayColumn: Column<SheetRow> = {
  key: 'date',
  title: titles.date,
  width: 118,
  value: ({ day }) => day,
  csv: ({ day }) => `${shortWeekdayName(day)} ${formatDayWithDashes(day)}`,
  cell: ({ day, holiday }) => (
    <span
      className={classes.day}
      data-weekend={isWeekend(day) || undefined}
      data-holiday={holiday !== null || undefined}
    >
      <small>{shortWeekdayName(day)}</small> {formatDayWithDashes(day).slice(0, 5)}
      <span className={classes.year}>{formatDayWithDashes(day).slice(5)}</span>
    </span>
  ),
}

/** The columns of the month sheet. Cells without a value are empty, because most cells of a month have no value. */
export const sheetColumns: readonly Column<SheetRow>[] = [
  dayColumn,
  hoursColumn('sickness', classes.absent),
  hoursColumn('vacation', classes.absent),
  hoursColumn('recuperation', classes.absent),
  hoursColumn('worked'),
  shiftColumn('start', ({ labourPeriodStartHours }) => labourPeriodStartHours),
  shiftColumn('end', ({ labourPeriodEndHours }) => labourPeriodEndHours),
  shiftColumn('breakStart', ({ breakPeriodStartHours }) => breakPeriodStartHours),
  shiftColumn('breakEnd', ({ breakPeriodEndHours }) => breakPeriodEndHours),
  shiftColumn('callout24', ({ callout }) => (callout === 'CALL_OUT_24' ? words.yes : null)),
  shiftColumn('callout48', ({ callout }) => (callout === 'CALL_OUT_48' ? words.yes : null)),
  shiftColumn('interrupted', ({ interrupted }) => (interrupted ? words.yes : null)),
  {
    key: 'difference',
    title: titles.difference,
    // The exported file leaves this column out: other programs find a column by its position, and an extra column would
    // change the positions.
    exported: false,
    width: '20%',
    sortable: false,
    value: ({ differences }) => differences.join(' '),
    cell: ({ differences }) =>
      differences.length > 0 && <span className={classes.difference}>{lines(differences)}</span>,
  },
  {
    key: 'remark',
    title: titles.remark,
    width: '18%',
    sortable: false,
    value: (row) => remarksOf(row).join(', '),
    cell: (row) => lines(remarksOf(row)),
  },
]

function hoursColumn(key: 'sickness' | 'vacation' | 'recuperation' | 'worked', className?: string): Column<SheetRow> {
  return {
    key,
    title: titles[key],
    align: 'right',
    width: 64,
    sortable: false,
    value: (row) => row[key],
    cell: (row) => {
      const hours = row[key]
      return hours !== null && <span className={className}>{formatHourNumber(hours)}</span>
    },
  }
}

/**
 * In each column, every shift of the day has one line, also a shift without a value. The values of one shift are
 * therefore on the same line.
 */
function shiftColumn(
  key: 'start' | 'end' | 'breakStart' | 'breakEnd' | 'callout24' | 'callout48' | 'interrupted',
  textOf: (shift: WorkedShift) => string | null,
): Column<SheetRow> {
  return {
    key,
    title: titles[key],
    width: 62,
    sortable: false,
    value: ({ shifts }) => shifts.flatMap((shift) => textOf(shift) ?? []).join(', '),
    cell: ({ shifts }) =>
      shifts.some((shift) => textOf(shift) !== null) && lines(shifts.map((shift) => textOf(shift) ?? '')),
  }
}

const remarksOf = ({ holiday, otherAbsences, shifts }: SheetRow): string[] => [
  ...(holiday === null ? [] : [words.holiday(holiday)]),
  ...otherAbsences.map(({ title, hours }) => words.otherAbsence(title, formatHourNumber(hours))),
  ...remarksOfShifts(shifts),
]

export const remarksOfShifts = (shifts: readonly WorkedShift[]): string[] =>
  shifts.flatMap(({ remark }) => (remark === '' ? [] : [remark]))

export const lines = (parts: readonly string[]): ReactNode =>
  parts.length > 0 && (
    <span className={classes.lines}>
      {parts.map((part, place) => (
        <span key={`${place} ${part}`}>{part}</span>
      ))}
    </span>
  )
