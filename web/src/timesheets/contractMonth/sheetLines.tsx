import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import classes from './contractMonth.module.css'
import { dayColumn, lines, remarksOfShifts } from './sheetColumns.tsx'
import type { SheetRow } from './sheetRows.ts'

const { columns: titles, ...words } = texts.contractMonth

/** The parts of a day on a phone: the times, the absence or the public holiday, and the hours. */
export const sheetLines: readonly Column<SheetRow>[] = [
  { ...dayColumn, inLine: 'day' },
  {
    key: 'times',
    title: titles.times,
    inLine: 'times',
    value: () => null,
    cell: ({ shifts }) => lines(shifts.map((shift) => `${shift.labourPeriodStartHours}–${shift.labourPeriodEndHours}`)),
  },
  {
    key: 'absences',
    title: titles.vacation,
    inLine: 'title',
    value: () => null,
    cell: (row) => lines(absencesOf(row)),
  },
  {
    key: 'note',
    title: titles.remark,
    inLine: 'note',
    value: () => null,
    cell: ({ shifts, differences }) => (
      <>
        {lines([...shifts.map(detailsOf).filter((details) => details !== ''), ...remarksOfShifts(shifts)])}
        {differences.length > 0 && <span className={classes.difference}>{lines(differences)}</span>}
      </>
    ),
  },
  {
    key: 'hours',
    title: titles.worked,
    inLine: 'figure',
    value: ({ worked }) => worked,
    cell: ({ worked }) => worked !== null && formatHourNumber(worked),
  },
]

/** The absences of a day with their hours as one text, because a phone has no columns for the kinds of absence. */
const absencesOf = ({ holiday, sickness, vacation, recuperation, otherAbsences }: SheetRow): string[] => [
  ...(holiday === null ? [] : [words.holiday(holiday)]),
  ...Object.entries({ sickness, vacation, recuperation }).flatMap(([kind, hours]) =>
    hours === null ? [] : [words.otherAbsence(titles[kind as 'sickness'], formatHourNumber(hours))],
  ),
  ...otherAbsences.map(({ title, hours }) => words.otherAbsence(title, formatHourNumber(hours))),
]

/** The break, the call-out (a call at short notice), and whether the shift was interrupted. */
const detailsOf = ({ breakPeriodStartHours, breakPeriodEndHours, callout, interrupted }: WorkedShift): string =>
  [
    ...(breakPeriodStartHours === null || breakPeriodEndHours === null
      ? []
      : [words.pause(breakPeriodStartHours, breakPeriodEndHours)]),
    ...(callout === null ? [] : [texts.timesheets.callouts[callout].toLowerCase()]),
    ...(interrupted ? [titles.interrupted.toLowerCase()] : []),
  ].join(', ')
