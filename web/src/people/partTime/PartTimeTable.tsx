import { formatPercentage } from '@uurwerk/domain/money/formatPercentage'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { IconPencil } from '../../ui/icons.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import classes from '../detail/history.module.css'
import type { PartTimeRow } from './partTimeRows.ts'
import { formatEnd, formatPartTimePeriod } from './formatPartTime.ts'

type Props = {
  readonly rows: readonly PartTimeRow[]
  readonly open: number | 'new' | null
  readonly onAdjust: (id: number) => void
  readonly below: (row: PartTimeRow) => ReactNode
}

const words = texts.people.partTime

/**
 * The table of part-time records. While HR edits a record, the table shows the records as they will be after the save.
 * Other records whose dates change are red.
 */
export const PartTimeTable = ({ rows, open, onAdjust, below }: Props) => (
  <PlainTable
    label={words.title}
    rows={rows}
    rowKey={({ id, period }) => id ?? period.start}
    csvName={words.title}
    tone={({ mark }) => (mark === null ? undefined : mark === 'moved' ? 'red' : 'brand')}
    columns={[
      {
        title: words.percentage,
        cell: ({ percentage }) => formatPercentage(percentage),
        csv: ({ percentage }) => percentage / 100,
      },
      { title: words.period, cell: (row) => <Period row={row} />, csv: ({ period }) => formatPartTimePeriod(period) },
      {
        title: words.actions,
        align: 'right',
        cell: ({ id, period, mark }) =>
          id !== null &&
          mark !== 'moved' && (
            <AdjustButton
              label={words.adjustOf(formatPartTimePeriod(period))}
              expanded={open === id}
              onClick={() => onAdjust(id)}
            />
          ),
      },
    ]}
    below={below}
  />
)

type ButtonProps = { readonly label: string; readonly expanded: boolean; readonly onClick: () => void }

const AdjustButton = ({ label, expanded, onClick }: ButtonProps) =>
  useIsPhone() ? (
    <IconAction label={label} icon={IconPencil} onClick={onClick} />
  ) : (
    <ActionButton variant="subtle" aria-label={label} aria-expanded={expanded} onClick={onClick}>
      {words.adjust}
    </ActionButton>
  )

const Period = ({ row: { id, period, mark, was } }: { readonly row: PartTimeRow }) => (
  <span className={classes.period}>
    <Days period={period} />
    {was !== null && (
      <small>
        {words.was} <Days period={was} />
      </small>
    )}
    {mark !== null && id === null && <small>{words.added}</small>}
  </span>
)

/** A period as two dates. A line break is possible between the dates, but not within a date. */
const Days = ({ period }: { readonly period: DayPeriod }) => (
  <>
    <span>{formatDayWithDashes(period.start)}</span> <span>{formatEnd(period)}</span>
  </>
)
