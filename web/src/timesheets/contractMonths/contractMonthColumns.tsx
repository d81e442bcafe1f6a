import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { CUSTOMER_STATES, type CustomerState } from '@uurwerk/domain/timesheets/customerSide/customerState'
import { TIMESHEET_STAGES, stageOf } from '@uurwerk/domain/timesheets/timesheetStage'
import { CustomerName } from '../../contracts/month/CustomerName.tsx'
import * as texts from '../../texts/texts.ts'
import { IconAlertTriangle, IconArrowsDiff, IconClockExclamation, IconFileDiff, IconMessage2 } from '../../ui/icons.ts'
import type { Column } from '../../ui/table/column.ts'
import { onPlainClick } from '../../ui/onPlainClick.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import classes from './contractMonths.module.css'
import { attentionOf, customerPointsOf, daysLate, stageMarksOf, type Attention } from './row/marksOf.ts'
import { addressOf, type InMonth, type TakeStep } from './row/rowSteps.ts'
import type { ListedMonth } from './checks/checks.ts'
import { StageCell } from './row/StageCell.tsx'
import { StepsCell } from './row/StepsCell.tsx'
import type { ReactNode } from 'react'

type Options = {
  readonly inMonth: InMonth
  readonly onTake: TakeStep
  /** True when the person of the row has another contract with the same customer in the month. */
  readonly isOneOfSeveral: (row: ContractMonthRow) => boolean
  /** True when a customer must sign at least one month in the list. */
  readonly withCustomerState: boolean
  /** True when the table has space for the column of the customer's signature. */
  readonly hasPlace: boolean
}

export function contractMonthColumns(options: Options): Column<ListedMonth>[] {
  const { inMonth, onTake, isOneOfSeveral, withCustomerState, hasPlace } = options
  const { columns } = texts.contractMonths
  const attention = (row: ListedMonth) => [
    ...(hasPlace ? [] : customerPointsOf(row)),
    ...attentionOf(row, inMonth.yearMonth, inMonth.today),
  ]
  return [
    {
      key: 'username',
      title: columns.person,
      leads: true,
      width: '18%',
      value: (row) => row.username,
      cell: (row) => <PersonCell row={row} />,
    },
    {
      key: 'customerName',
      title: columns.customer,
      value: (row) => row.customerName,
      cell: (row) => <CustomerName name={row.customerName} contractId={isOneOfSeveral(row) ? row.contractId : null} />,
    },
    stageColumn,
    {
      key: 'workedHours',
      title: columns.hours,
      align: 'right',
      width: 74,
      value: (row) => row.workedHours,
      cell: (row) => <HoursLink row={row} inMonth={inMonth} onTake={onTake} />,
    },
    ...(withCustomerState && hasPlace ? [customerStateColumn] : []),
    {
      key: 'attention',
      title: columns.attention,
      width: '17%',
      value: (row) => -1000 * daysLate(row, inMonth.yearMonth, inMonth.today) - attention(row).length,
      csv: (row) =>
        attention(row)
          .map(({ word }) => word)
          .join(', '),
      cell: (row) => <AttentionCell items={attention(row)} />,
    },
    {
      key: 'actions',
      title: columns.actions,
      align: 'right',
      width: 160,
      sortable: false,
      exported: false,
      value: () => null,
      cell: (row) => <StepsCell row={row} inMonth={inMonth} onTake={onTake} />,
    },
  ]
}

const stageColumn: Column<ListedMonth> = {
  key: 'stage',
  title: texts.contractMonths.columns.stage,
  // The badge and a short mark together need 206 pixels.
  width: 206,
  value: (row) => TIMESHEET_STAGES.indexOf(stageOf(row)),
  csv: (row) => [texts.stages[stageOf(row)], ...stageMarksOf(row).map(({ word }) => word)].join(', '),
  cell: (row) => <StageCell row={row} />,
}

/** The list has this column only when a customer must sign (rule contact-49). */
const customerStateColumn: Column<ListedMonth> = {
  key: 'customerState',
  title: texts.contractMonths.columns.customerState,
  width: 124,
  value: ({ customerState }) => (customerState === null ? -1 : CUSTOMER_STATES.indexOf(customerState)),
  csv: ({ customerState }) => (customerState === null ? '' : texts.contractMonths.customerStates[customerState]),
  cell: ({ customerState }) => <CustomerStateCell state={customerState} />,
}

/** The columns of the exported file. The number of the contract is the first column. */
export const exportedColumns = (columns: readonly Column<ListedMonth>[]): readonly Column<ListedMonth>[] => [
  { key: 'contractId', title: texts.contractMonths.columns.id, value: ({ contractId }) => contractId },
  ...columns,
]

/** The table cell with the name of the person. It also says when the person is self-employed. */
const PersonCell = ({ row: { username, employee } }: { readonly row: ContractMonthRow }) => (
  <span className={classes.cut} title={username}>
    {username}
    {!employee && <span className={classes.kind}> {texts.contractMonths.marks.independent}</span>}
  </span>
)

type HoursProps = Pick<Options, 'inMonth' | 'onTake'> & { readonly row: ContractMonthRow }

function HoursLink({ row, inMonth, onTake }: HoursProps) {
  const hours = formatHourNumber(row.workedHours)
  return (
    <a
      className={row.workedHours === 0 ? classes.none : classes.hours}
      href={addressOf('sheet', row, inMonth.yearMonth)}
      aria-label={texts.contractMonths.hoursOf(row.username, row.customerName, hours)}
      onClick={onPlainClick(() => onTake(row, 'sheet'))}
    >
      {hours}
    </a>
  )
}

const LOOK = { size: 15, stroke: 1.75, 'aria-hidden': true } as const
const WARNING = <IconAlertTriangle {...LOOK} />
const ICONS: Readonly<Record<Attention['kind'], ReactNode>> = {
  late: <IconClockExclamation {...LOOK} />,
  disputed: WARNING,
  awaited: <IconClockExclamation {...LOOK} />,
  differences: <IconArrowsDiff {...LOOK} />,
  changedSinceExport: <IconFileDiff {...LOOK} />,
  changedByHr: WARNING,
  confirmedAhead: WARNING,
  remarks: <IconMessage2 {...LOOK} />,
}

/** The first point is a whole sentence. Each other point is an icon with a short word or a number. */
const AttentionCell = ({ items }: { readonly items: readonly Attention[] }) =>
  items.length === 0 ? (
    <span className={classes.none}>{texts.table.nothing}</span>
  ) : (
    <span className={classes.attention}>
      {items.map(({ kind, word, short, isSettled }, place) => (
        <span key={kind} data-kind={kind} data-settled={isSettled || undefined} data-tip={word}>
          {ICONS[kind]}
          {place === 0 ? (
            <span>{word}</span>
          ) : (
            <>
              <span aria-hidden>{short}</span>
              <span className={classes.spoken}>{word}</span>
            </>
          )}
        </span>
      ))}
    </span>
  )

/** When the customer does not have to sign, the cell has a dash. */
const CustomerStateCell = ({ state }: { readonly state: CustomerState | null }) =>
  state === null ? (
    <span className={classes.none}>{texts.table.nothing}</span>
  ) : (
    <span className={classes.customerState} data-state={state}>
      {texts.contractMonths.customerStates[state]}
    </span>
  )
