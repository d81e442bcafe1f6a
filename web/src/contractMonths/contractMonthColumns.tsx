import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { ReactNode } from 'react'
import { texts } from '../texts/texts.ts'
import type { Column } from '../ui/table/column.ts'
import classes from './contractMonths.module.css'
import { HoursLink } from './HoursLink.tsx'
import { PersonCell } from './PersonCell.tsx'
import { StateCell } from './StateCell.tsx'

type Flag = 'locked' | 'completed' | 'confirmedForInvoice'

/** The columns of the list of contracts. */
export function contractMonthColumns(
  yearMonth: YearMonth,
  actions: (row: ContractMonthRow) => ReactNode,
): Column<ContractMonthRow>[] {
  const { columns, states } = texts.contractMonths
  return [
    {
      key: 'contractId',
      title: columns.id,
      width: 66,
      value: (row) => row.contractId,
      cell: (row) => <span className={classes.id}>{row.contractId}</span>,
    },
    {
      key: 'username',
      title: columns.person,
      leads: true,
      width: '19%',
      value: (row) => row.username,
      cell: (row) => <PersonCell row={row} />,
    },
    {
      key: 'customerName',
      title: columns.customer,
      value: (row) => row.customerName,
      cell: ({ customerName }) => (
        <span className={`${classes.cut} ${classes.customer}`} title={customerName}>
          {customerName}
        </span>
      ),
    },
    stateColumn('locked', columns.planning, states.planning),
    stateColumn('completed', columns.timesheet, states.timesheet),
    stateColumn('confirmedForInvoice', columns.approved, states.approved),
    {
      key: 'workedHours',
      title: columns.hours,
      align: 'right',
      width: 84,
      value: (row) => row.workedHours,
      cell: (row) => <HoursLink row={row} yearMonth={yearMonth} />,
    },
    {
      key: 'actions',
      title: columns.actions,
      align: 'right',
      width: 320,
      sortable: false,
      exported: false,
      value: () => null,
      cell: actions,
    },
  ]
}

function stateColumn(
  key: Flag,
  title: string,
  words: { readonly yes: string; readonly no: string },
): Column<ContractMonthRow> {
  return {
    key,
    title,
    width: 104,
    value: (row) => Number(row[key]),
    csv: (row) => (row[key] ? words.yes : words.no),
    cell: (row) => <StateCell isSo={row[key]} words={words} />,
  }
}
