import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import classes from './contractMonths.module.css'
import { StateCell } from './row/StateCell.tsx'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { writtenHours } from '../../ui/written/writtenHours.ts'
import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { marksOf, stepOfHr } from './row/marksOf.ts'

/** The table cell with the name of the person, and whether the person is an independent. */
const PersonCell = ({ row }: { readonly row: ContractMonthRow }) => {
  return (
    <span className={classes.cut} title={row.username}>
      <span className={classes.name}>{row.username}</span>
      {!row.employee && <span className={classes.kind}> {texts.contractMonths.marks.independent}</span>}
    </span>
  )
}

/**
 * The table cell with the confirmation, and the marks that HR must check before the approval. Its tooltip contains the
 * person who took a step, and the reason.
 */
const ConfirmationCell = ({ row }: { readonly row: ContractMonthRow }) => {
  const marks = marksOf(row)
  const step = stepOfHr(row)
  const state = <StateCell isSo={row.completed} words={texts.contractMonths.states.timesheet} />
  if (marks.length === 0) return state
  return (
    <span className={classes.marked} title={[marks.join(', '), ...(step === null ? [] : [step])].join(': ')}>
      {state}
      <span className={classes.mark}>
        <IconAlertTriangle size={13} stroke={2} aria-hidden /> <span>{marks.join(', ')}</span>
      </span>
      {step !== null && <VisuallyHidden>{step}</VisuallyHidden>}
    </span>
  )
}

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
      width: '17%',
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
    {
      ...stateColumn('completed', columns.timesheet, states.timesheet),
      width: 128,
      cell: (row) => <ConfirmationCell row={row} />,
    },
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

type Props = { readonly row: ContractMonthRow; readonly yearMonth: YearMonth }

/** The table cell with the worked hours, as a link to the month sheet. */
function HoursLink({ row: { contractId, username, customerName, workedHours }, yearMonth }: Props) {
  const hours = writtenHours(workedHours)
  return (
    <Link
      className={workedHours === 0 ? classes.none : classes.hours}
      to={paths.adminContractMonth({ contract: contractId, month: yearMonth })}
      aria-label={texts.contractMonth.hoursOf(username, customerName, hours)}
    >
      {hours}
    </Link>
  )
}
