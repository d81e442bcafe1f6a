import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMemo, useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import classes from './contractMonth.module.css'
import { sheetColumns } from './sheetColumns.tsx'
import { hasRemark, sheetCounts, sheetRows, sumOf, type SheetRow } from './sheetRows.ts'
import { sheetLines } from './sheetLines.tsx'
import { SheetSummary } from './SheetSummary.tsx'
import type { Day } from '@uurwerk/domain/time/day'
import { useQuery } from '@tanstack/react-query'
import { lockedPlannedQuery } from '../../planning/personPlanning/queries.ts'
import { sheetDifferences } from './sheetDifferences.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly month: FullTimesheet | undefined
  /** The row of the list from which HR comes. It is known before the month has loaded. */
  readonly row: Pick<ContractMonthRow, 'completed'> | undefined
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
}

const words = texts.contractMonth
/** Keeps the place of the hours and of the confirmation while the month loads. */
const SummaryPlace = ({ isConfirmed }: { readonly isConfirmed: boolean }) => (
  <>
    <span className={classes.place}>
      {[words.worked, words.absent, words.needed].map((of) => `${words.hours('100,00')} ${of}`).join(' ')}
    </span>
    {isConfirmed && <span className={classes.history}>{'\u00a0'}</span>}
  </>
)

/** The choice of the days in the month sheet: all days, or only the days that HR must check before the approval. */
const DAYS = {
  all: () => true,
  differences: ({ differences }) => differences.length > 0,
  remarks: ({ shifts }) => shifts.some(hasRemark),
} as const satisfies Record<string, (row: SheetRow) => boolean>
type DaysShown = keyof typeof DAYS
const DAYS_SHOWN = ['all', 'differences', 'remarks'] as const satisfies readonly DaysShown[]

export function MonthSheet({ yearMonth, month, load, row }: Props) {
  const [days, showDays] = useState<DaysShown>('all')
  const isPhone = useIsPhone()
  const differences = useSheetDifferences(month, yearMonth)
  const rows = useMemo(() => month && sheetRows(yearMonth, month, differences), [yearMonth, month, differences])
  const counts = useMemo(() => sheetCounts(rows ?? []), [rows])
  const chosen = useMemo(() => rows?.filter(DAYS[days]), [rows, days])
  return (
    <div className={classes.sheet}>
      <DataTable
        label={words.table(formatMonth(yearMonth))}
        columns={isPhone ? sheetLines : sheetColumns}
        rows={chosen}
        rowKey={({ day }) => day}
        load={load}
        defaultSort={{ key: 'date', descending: false }}
        cardsBelow={900}
        compact={isPhone}
        csvColumns={sheetColumns}
        csvName={words.csvName(month?.username ?? '', yearMonth)}
        summary={
          month === undefined ? <SummaryPlace isConfirmed={row?.completed === true} /> : <SheetSummary month={month} />
        }
        tools={
          <Segments
            label={words.days.label}
            choices={DAYS_SHOWN}
            nameOf={(choice) => (choice === 'all' ? words.days.all : words.days[choice](counts[choice]))}
            value={days}
            onChange={showDays}
          />
        }
        empty={<EmptyState title={words.days.none} />}
        totals={(shown) => ({
          date: words.total,
          sickness: total(shown, 'sickness'),
          vacation: total(shown, 'vacation'),
          recuperation: total(shown, 'recuperation'),
          worked: formatHourNumber(month?.workedHoursMinusAbsences ?? 0),
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
  return hours === null ? undefined : formatHourNumber(hours)
}

type DifferencesByDay = ReadonlyMap<Day, readonly string[]>

/** The differences between the locked and the current planning by day; null while loading, or when not locked. */
function useSheetDifferences(month: FullTimesheet | undefined, yearMonth: YearMonth): DifferencesByDay | null {
  const of = { userId: month?.userId ?? 0, contractId: month?.contractId ?? 0, yearMonth }
  const enabled = month !== undefined && (month.locked || month.completed)
  const locked = useQuery({ ...lockedPlannedQuery(of), enabled }).data
  return useMemo(() => {
    if (!enabled || !locked) return null
    const { plannedShiftDtos, differences } = locked
    return sheetDifferences(differences, { locked: plannedShiftDtos, worked: month.workedShiftDtos })
  }, [enabled, month, locked])
}
