import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { MonthFreeze } from '@uurwerk/domain/contracts/monthFreeze'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useState } from 'react'
import { useAbsences } from '../absences/useAbsences.ts'
import { texts } from '../texts/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { writtenHours } from '../ui/writtenHours.ts'
import { AbsenceEditor } from './AbsenceEditor.tsx'
import { ShiftEditor } from './ShiftEditor.tsx'
import { timesheetColumns } from './timesheetColumns.tsx'
import type { TimesheetRow } from './timesheetRows.ts'
import type { WorkedShifts } from './useWorkedShifts.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly rows: readonly TimesheetRow[] | undefined
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly shifts: WorkedShifts
  /** Why the absences of the month take no more changes; a shift asks this of its own contract. */
  readonly freeze: MonthFreeze | null
  readonly isFrozen: (contractId: number) => boolean
}

const { timesheets: words } = texts

/** The month's shifts and absences; a row opens its editor, unless it is confirmed. */
export function TimesheetTable({ yearMonth, rows, load, shifts, freeze, isFrozen }: Props) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const absences = useAbsences(yearMonth)
  const close = () => setOpenKey(null)
  const canOpen = (row: TimesheetRow) => (row.kind === 'shift' ? !isFrozen(row.shift.contractId) : freeze === null)
  const anyOpens = rows?.some(canOpen) ?? false

  function editor(row: TimesheetRow) {
    if (row.kind === 'absence') {
      return <AbsenceEditor absence={row.absence} freeze={freeze} onRemove={() => absences.remove([row.absence])} />
    }
    const sameDay = rows?.filter((other) => other.kind === 'shift' && other.day === row.day) ?? []
    return (
      <ShiftEditor
        key={`${row.shift.id} ${row.shift.version}`}
        shift={row.shift}
        otherShiftsThatDay={sameDay.length - 1}
        shifts={shifts}
        onClose={close}
      />
    )
  }

  return (
    <DataTable
      label={words.table(formatMonth(yearMonth))}
      columns={timesheetColumns}
      rows={rows}
      rowKey={(row) => row.key}
      load={load}
      defaultSort={{ key: 'date', descending: false }}
      totals={() => ({
        customer: words.total,
        date: words.rows(rows?.length ?? 0),
        hours: writtenHours(totalHours(rows ?? [])),
      })}
      empty={<EmptyState title={words.empty(formatMonth(yearMonth))} text={words.emptyNext} />}
      {...(anyOpens && {
        onOpen: (row: TimesheetRow) => setOpenKey(openKey === row.key || !canOpen(row) ? null : row.key),
        openKey,
        renderOpen: editor,
      })}
    />
  )
}

/** Summed in hundredths: the parts have two decimals, and a sum of them has no others. */
const totalHours = (rows: readonly TimesheetRow[]): number =>
  rows.reduce((sum, { hours }) => sum + Math.round(hours * 100), 0) / 100
