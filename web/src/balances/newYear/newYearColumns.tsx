import { VisuallyHidden } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { IconAlertTriangle, IconArrowRight, IconInfoCircle } from '../../ui/icons.ts'
import type { Column } from '../../ui/table/column.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import { formatPercentageNumber } from '../../ui/format/formatPercentageNumber.ts'
import classes from './newYear.module.css'
import { moves } from './newYearTotals.ts'
import type { NewYearRow } from './queries.ts'
import { transferError, transferOf, type Transfers } from './transfers.ts'
import { useId } from 'react'
import { DaysField } from '../../ui/form/fields/DecimalField.tsx'

const words = texts.newYear

type Typing = {
  readonly year: number
  readonly typed: Transfers
  readonly onType: (userId: number, days: number | null) => void
}

/** Each leave balance has the granted days before and after the new-year run. */
export const newYearColumns = ({ year, typed, onType }: Typing): readonly Column<NewYearRow>[] => [
  person,
  mean,
  ...moves.map(moveColumn),
  {
    key: 'transfer',
    title: words.columns.transfer,
    align: 'right',
    width: 150,
    value: (row) => transferOf(row, typed),
    cell: (row) => (row.skipped === null ? <TransferField row={row} typed={typed} onType={onType} /> : null),
  },
  {
    key: 'notices',
    title: words.columns.notices,
    value: (row) => noticesOf(row, year).join(' '),
    cell: noticeCell(year, typed),
  },
]

/** Each balance and the moved days have two columns: the values before and after the new-year run. */
export const newYearCsv = (year: number, typed: Transfers): readonly Column<NewYearRow>[] => [
  person,
  mean,
  ...moves.flatMap((move) => [
    {
      key: `${move} before`,
      title: words.csv.before(words.columns[move]),
      value: (row: NewYearRow) => row[move].before,
    },
    { key: `${move} after`, title: words.csv.after(words.columns[move]), value: (row: NewYearRow) => row[move].after },
  ]),
  { key: 'transfer before', title: words.csv.before(words.columns.transfer), value: ({ transfer }) => transfer.before },
  { key: 'transfer after', title: words.csv.after(words.columns.transfer), value: (row) => transferOf(row, typed) },
  { key: 'notices', title: words.columns.notices, value: (row) => noticesOf(row, year).join(' ') },
]

const person: Column<NewYearRow> = {
  key: 'person',
  title: words.columns.person,
  value: ({ userName }) => userName,
}

const mean: Column<NewYearRow> = {
  key: 'mean',
  title: words.columns.mean,
  align: 'right',
  value: ({ skipped, meanPercentage }) => (skipped === null ? meanPercentage : null),
  cell: ({ skipped, meanPercentage }) => (skipped === null ? formatPercentageNumber(meanPercentage) : null),
}

function moveColumn(move: (typeof moves)[number]): Column<NewYearRow> {
  return {
    key: move,
    title: words.columns[move],
    align: 'right',
    value: (row) => row[move].after,
    cell: ({ skipped, [move]: { before, after } }) => {
      if (skipped !== null) return null
      if (before === after) return <span className={classes.same}>{formatNumber(after)}</span>
      return (
        <span className={classes.change}>
          <VisuallyHidden>{words.change(formatNumber(before), formatNumber(after))}</VisuallyHidden>
          <span aria-hidden>{formatNumber(before)}</span>
          <IconArrowRight size={12} stroke={1.75} aria-hidden />
          <b aria-hidden>{formatNumber(after)}</b>
        </span>
      )
    },
  }
}

const noticeCell = (year: number, typed: Transfers) =>
  function Notices(row: NewYearRow) {
    const Icon = row.skipped === null ? IconAlertTriangle : IconInfoCircle
    const wrong = row.skipped === null ? transferError(row, typed) : null
    return [...(wrong === null ? [] : [wrong]), ...noticesOf(row, year)].map((notice) => (
      <span
        key={notice}
        className={classes.notice}
        data-skipped={row.skipped !== null || undefined}
        data-wrong={notice === wrong || undefined}
      >
        <Icon size={14} stroke={1.75} aria-hidden />
        {notice}
      </span>
    ))
  }

type Props = Omit<Typing, 'year'> & { readonly row: NewYearRow }

/** The vacation days that HR moves to the new year. The maximum is the number of days left. */
function TransferField({ row, typed, onType }: Props) {
  const id = useId()
  const { userId, userName, transferable } = row
  if (transferable === 0) return <span className={classes.same}>{formatNumber(0)}</span>
  const error = transferError(row, typed)
  const shown = typed.has(userId) ? (typed.get(userId) ?? null) : transferOf(row, typed)
  return (
    <span className={classes.transfer}>
      <small id={`${id}-most`}>{texts.newYear.mostTransfer(formatNumber(transferable))}</small>
      {error !== null && <VisuallyHidden id={id}>{error}</VisuallyHidden>}
      <DaysField
        aria-label={texts.newYear.transferOf(userName)}
        classNames={{ input: classes.days }}
        value={shown}
        error={error !== null}
        aria-describedby={error === null ? `${id}-most` : id}
        onChange={(days) => onType(userId, days)}
      />
    </span>
  )
}

/** Why the new-year run skips the person, or which days it cannot move to the new year. */
function noticesOf({ skipped, notices }: NewYearRow, year: number): string[] {
  if (skipped !== null) return [words.skipped[skipped]]
  return notices.map(({ code, days }) => words.notices[code](formatNumber(days), days <= 1, year - 1))
}
