import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMemo } from 'react'
import * as texts from '../../texts/texts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { writtenHours } from '../../ui/written/writtenHours.ts'
import classes from './contractMonth.module.css'
import { sheetColumns } from './sheetColumns.tsx'
import { sheetRows, sumOf } from './sheetRows.ts'
import type { SheetRow } from './sheetRows.ts'
import { SheetSummary } from './SheetSummary.tsx'

type Props = {
  readonly yearMonth: YearMonth
  readonly month: FullTimesheet | undefined
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
}

const words = texts.contractMonth

/** The month sheet: one row for each day of the month. */
export function MonthSheet({ yearMonth, month, load }: Props) {
  const rows = useMemo(() => month && sheetRows(yearMonth, month), [yearMonth, month])
  return (
    <div className={classes.sheet}>
      <DataTable
        label={words.table(formatMonth(yearMonth))}
        columns={sheetColumns}
        rows={rows}
        rowKey={({ day }) => day}
        load={load}
        defaultSort={{ key: 'date', descending: false }}
        cardsBelow={1120}
        csvName={words.csvName(month?.username ?? '', yearMonth)}
        summary={month && <SheetSummary month={month} />}
        totals={(shown) => ({
          date: words.total,
          sickness: total(shown, 'sickness'),
          vacation: total(shown, 'vacation'),
          recuperation: total(shown, 'recuperation'),
          worked: writtenHours(month?.workedHoursMinusAbsences ?? 0),
        })}
      />
    </div>
  )
}

function total(rows: readonly SheetRow[], column: 'sickness' | 'vacation' | 'recuperation'): string | undefined {
  const hours = sumOf(
    rows.filter((row) => row[column] !== null),
    (row) => row[column] ?? 0,
  )
  return hours === null ? undefined : writtenHours(hours)
}
