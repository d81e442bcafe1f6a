import type { PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { useMemo } from 'react'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { writtenHours } from '../../ui/written/writtenHours.ts'
import { payrollColumns } from './payrollColumns.tsx'
import { payrollRows } from './payrollRow.ts'
import type { PersonMonth } from '../queries.ts'
import { RowActions } from './RowActions.tsx'
import { useCodeEdit } from './useCodeEdit.ts'
import { usePayCodeChange } from './usePayCodeChange.ts'
import { useSicknessConversion } from './useSicknessConversion.ts'

type Props = {
  readonly of: PersonMonth
  readonly month: PayrollMonth | undefined
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
}

const words = texts.payroll

/** The rows of the payroll timesheet by day, with the buttons that change a pay code. */
export function PayrollTable({ of, month, load }: Props) {
  const choices = month?.payCodes ?? []
  const edit = useCodeEdit(choices, usePayCodeChange(of))
  const conversion = useSicknessConversion(of)
  const days = month?._embedded.adminReducedDayInTimeSheetDtoList
  const rows = useMemo(() => days && payrollRows(days), [days])
  const columns = payrollColumns({
    edit,
    choices,
    actions: (row) => <RowActions row={row} edit={edit} conversion={conversion} />,
  })
  const name = formatMonth(of.yearMonth)
  return (
    <DataTable
      label={words.table.label(name)}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      load={load}
      csvName={words.table.csvName(of.yearMonth)}
      defaultSort={{ key: 'date', descending: false }}
      openKey={edit.key}
      totals={() => ({ date: words.table.total, hoursWorked: writtenHours(month?.totals.hours ?? 0) })}
      empty={<EmptyState title={words.empty.title(name)} text={words.empty.text} />}
    />
  )
}
