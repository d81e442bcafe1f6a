import { counters, counterTypes } from '@uurwerk/domain/balances/counterType'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'
import { ApprovalCell } from './ApprovalCell.tsx'
import { CounterButton, isEmpty } from './CounterButton.tsx'
import type { EditCounter } from './CounterButton.tsx'
import { CounterCards } from './CounterCards.tsx'
import type { VacationRow } from './queries.ts'
import classes from './vacation.module.css'
import { vacationLeft } from './vacationLeft.ts'

const words = texts.vacation

type Steps = { readonly onEdit: EditCounter; readonly onToggle: (row: VacationRow) => void }

/** The columns of the overview of leave: one column for each leave counter. */
export const vacationColumns = ({ onEdit, onToggle }: Steps): readonly Column<VacationRow>[] => [
  person,
  left,
  ...counterTypes.map((type) => counterColumn(type, onEdit)),
  approval(onToggle),
]

/** The parts of the overview of leave on a phone. On a phone each person is a card. */
export const vacationCards = ({ onEdit, onToggle }: Steps): readonly Column<VacationRow>[] => [
  person,
  left,
  {
    key: 'counters',
    title: words.columns.counters,
    sortable: false,
    exported: false,
    value: () => null,
    cell: (row) => <CounterCards row={row} onEdit={onEdit} />,
  },
  approval(onToggle),
]

/**
 * The columns of the CSV file with leave counters. Each counter has two columns, because Excel would read one cell with
 * '2/20' as a date in February.
 */
export const vacationCsv: readonly Column<VacationRow>[] = [
  column('person', words.columns.person, ({ userName }) => userName),
  column('left', words.columns.left, vacationLeft),
  ...counterTypes.flatMap((type) => [
    column(`${type} current`, words.csv.current(counters[type].label), (row) => counterIn(row, type)?.currentBalance),
    column(
      `${type} original`,
      words.csv.original(counters[type].label),
      (row) => counterIn(row, type)?.originalBalance,
    ),
  ]),
  column('approval', words.columns.approval, approvalOf),
]

const person: Column<VacationRow> = {
  key: 'person',
  title: words.columns.person,
  width: 206,
  pinnedAt: 0,
  value: ({ userName }) => userName,
  cell: ({ userName }) => (
    <span className={classes.person} title={userName}>
      {userName}
    </span>
  ),
}

const left: Column<VacationRow> = {
  key: 'left',
  title: words.columns.left,
  align: 'right',
  width: 66,
  value: vacationLeft,
  cell: (row) => <b className={classes.left}>{writtenNumber(vacationLeft(row))}</b>,
}

const counterColumn = (type: CounterType, onEdit: EditCounter): Column<VacationRow> => ({
  key: type,
  title: counters[type].label,
  head: words.heads[type],
  group: counters[type].isVacation ? words.groups.vacation : words.groups.others,
  value: (row) => {
    const counter = counterIn(row, type)
    return counter === undefined || isEmpty(counter) ? null : counter.currentBalance
  },
  cell: (row) => {
    const counter = counterIn(row, type)
    return counter && <CounterButton row={row} counter={counter} onEdit={() => onEdit(row, type)} />
  },
})

const approval = (onToggle: Steps['onToggle']): Column<VacationRow> => ({
  key: 'approval',
  title: words.columns.approval,
  align: 'right',
  width: 146,
  exported: false,
  value: approvalOf,
  cell: (row) => <ApprovalCell row={row} onToggle={onToggle} />,
})

function column(
  key: string,
  title: string,
  value: (row: VacationRow) => string | number | undefined,
): Column<VacationRow> {
  return { key, title, value: (row) => value(row) ?? null }
}

function approvalOf({ approvedByAdmin }: VacationRow): string {
  return approvedByAdmin ? words.approved : words.notApproved
}

function counterIn({ vacationCounterDtos }: VacationRow, type: CounterType) {
  return vacationCounterDtos.find((counter) => counter.type === type)
}
