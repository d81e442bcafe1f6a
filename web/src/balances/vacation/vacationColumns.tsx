import { counters, counterTypes, vacationCounterTypes, type CounterType } from '@uurwerk/domain/balances/counterType'
import * as texts from '../../texts/texts.ts'
import { IconCircleCheck } from '../../ui/icons.ts'
import type { Column } from '../../ui/table/column.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import type { VacationRow } from './queries.ts'
import classes from './vacation.module.css'
import { vacationLeft } from './vacationTotals.ts'
import { Button } from '@mantine/core'
import type { Counter } from '../queries.ts'

const words = texts.vacation

type Steps = { readonly onEdit: EditCounter; readonly onToggle: (row: VacationRow) => void }

export const vacationColumns = ({ onEdit, onToggle }: Steps): readonly Column<VacationRow>[] => [
  person,
  left,
  ...counterTypes.map((type) => counterColumn(type, onEdit)),
  approval(onToggle),
]

/** On a phone, each person is one line; a press on the line opens the leave balances. */
export const vacationLines = ({ onToggle }: Pick<Steps, 'onToggle'>): readonly Column<VacationRow>[] => [
  { ...person, inLine: 'title' },
  {
    key: 'left',
    title: words.columns.left,
    inLine: 'note',
    value: vacationLeft,
    cell: (row) => words.leftOf(formatNumber(vacationLeft(row))),
  },
  { ...approval(onToggle), inLine: 'act' },
]

/** Each balance has two columns, because Excel would read one cell with '2/20' as a date in February. */
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
  width: 216,
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
  cell: (row) => <b className={classes.left}>{formatNumber(vacationLeft(row))}</b>,
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

type ApprovalCellProps = { readonly row: VacationRow; readonly onToggle: (row: VacationRow) => void }

/** A table cell that shows whether the employee may book vacation, with a button that changes this. */
function ApprovalCell({ row, onToggle }: ApprovalCellProps) {
  const action = row.approvedByAdmin ? words.disapprove : words.approve
  return (
    <span className={classes.approval}>
      {row.approvedByAdmin && (
        <IconCircleCheck className={classes.approved} size={15} stroke={1.75} role="img" aria-label={words.approved} />
      )}
      <Button
        className={classes.approve}
        variant={row.approvedByAdmin ? 'subtle' : 'default'}
        aria-label={words.approvalOf(action, row.userName)}
        onClick={() => onToggle(row)}
      >
        {action}
      </Button>
    </span>
  )
}

export type EditCounter = (row: VacationRow, type: CounterType) => void

type CounterButtonProps = { readonly row: VacationRow; readonly counter: Counter; readonly onEdit: () => void }

export const isEmpty = ({ currentBalance, originalBalance }: Counter): boolean =>
  currentBalance === 0 && originalBalance === 0

/** The button has a bar, the days left and the granted days. A click opens the dialog that changes them. */
export function CounterButton({ row, counter, onEdit }: CounterButtonProps) {
  const { currentBalance, originalBalance, typeHumanReadableFormat } = counter
  const [days, granted] = [formatNumber(currentBalance), formatNumber(originalBalance)]
  const shown = isEmpty(counter) ? texts.table.nothing : `${days}/${granted}`
  return (
    <button
      type="button"
      className={classes.counter}
      data-other={!vacationCounterTypes.some((type) => type === counter.type) || undefined}
      data-used-up={currentBalance === 0 || undefined}
      aria-label={texts.vacation.counterOf(shown, row.userName, typeHumanReadableFormat)}
      onClick={onEdit}
    >
      {isEmpty(counter) ? (
        texts.table.nothing
      ) : (
        <>
          <span>
            <b>{days}</b>/{granted}
          </span>
          <span className={classes.track}>
            <span style={{ width: `${shareLeft(counter) * 100}%` }} />
          </span>
        </>
      )}
    </button>
  )
}

const shareLeft = ({ currentBalance, originalBalance }: Counter): number =>
  originalBalance === 0 ? 0 : Math.min(1, Math.max(0, currentBalance / originalBalance))
