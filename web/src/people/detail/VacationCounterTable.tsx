import type { Counter } from '../../balances/queries.ts'
import * as texts from '../../texts/texts.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'
import classes from './history.module.css'

type Props = { readonly label: string; readonly counters: readonly Counter[] }

const words = texts.people.vacation

/** The table of vacation counters, each with the days left and the granted days. */
export const VacationCounterTable = ({ label, counters }: Props) => (
  <PlainTable
    label={label}
    rows={counters}
    rowKey={({ type }) => type}
    csvName={label}
    columns={[
      {
        title: words.type,
        cell: ({ typeHumanReadableFormat }) => typeHumanReadableFormat,
        csv: ({ typeHumanReadableFormat }) => typeHumanReadableFormat,
      },
      {
        title: words.current,
        align: 'right',
        cell: ({ currentBalance }) => <Days days={currentBalance} />,
        csv: ({ currentBalance }) => currentBalance,
      },
      {
        title: words.original,
        align: 'right',
        cell: ({ originalBalance }) => <Days days={originalBalance} />,
        csv: ({ originalBalance }) => originalBalance,
      },
    ]}
  />
)

const Days = ({ days }: { readonly days: number }) => (
  <span className={classes.days} data-zero={days === 0 || undefined}>
    {writtenNumber(days)}
  </span>
)
