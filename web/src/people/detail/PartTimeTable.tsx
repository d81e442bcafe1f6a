import { formatPercentage } from '@uurwerk/domain/money/formatPercentage'
import type { ReactNode } from 'react'
import { texts } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import classes from './history.module.css'
import type { PartTimeRow } from './partTimeRows.ts'
import { writtenPartTimePeriod } from './writtenPartTime.ts'

type Props = {
  readonly rows: readonly PartTimeRow[]
  readonly open: number | 'new' | null
  readonly onAdjust: (id: number) => void
  readonly below: (row: PartTimeRow) => ReactNode
}

const words = texts.people.partTime

/** The history, with what is about to change in it: the row itself, and in red the rows that move along. */
export const PartTimeTable = ({ rows, open, onAdjust, below }: Props) => (
  <PlainTable
    label={words.title}
    rows={rows}
    rowKey={({ period }) => period.start}
    tone={({ mark }) => (mark === null ? undefined : mark === 'moved' ? 'red' : 'brand')}
    columns={[
      { title: words.percentage, cell: ({ percentage }) => formatPercentage(percentage) },
      { title: words.period, cell: (row) => <Period row={row} /> },
      {
        title: words.actions,
        align: 'right',
        cell: ({ id, period, mark }) =>
          id !== null &&
          mark !== 'moved' && (
            <ActionButton
              variant="subtle"
              size="compact-sm"
              aria-label={words.adjustOf(writtenPartTimePeriod(period))}
              aria-expanded={open === id}
              onClick={() => onAdjust(id)}
            >
              {words.adjust}
            </ActionButton>
          ),
      },
    ]}
    below={below}
  />
)

const Period = ({ row: { id, period, mark, was } }: { readonly row: PartTimeRow }) => (
  <span className={classes.period}>
    {writtenPartTimePeriod(period)}
    {was !== null && <small>{words.was(writtenPartTimePeriod(was))}</small>}
    {mark !== null && id === null && <small>{words.added}</small>}
  </span>
)
