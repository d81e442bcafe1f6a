import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import * as texts from '../../../texts/texts.ts'
import classes from '../team.module.css'
import type { TeamCell, TeamShift } from './teamRows.ts'
import type { View } from '../useTeamPeriod.ts'

const words = texts.teamPlanning

type Props = {
  readonly cell: TeamCell
  readonly personId: number
  readonly name: string
  readonly hours: string
  readonly view: View
  readonly shade: 'weekend' | 'holiday' | undefined
  readonly isToday: boolean
  readonly isCursor: boolean
  readonly isChosen: boolean
  /** The reason of the absence; undefined while the reasons are not shown. */
  readonly reason: string | undefined
  /** The warning about this day; undefined when the day has no warning. */
  readonly warning: string | undefined
  /** The person who changed the day a moment ago; null when nobody did. */
  readonly changed: string | null
}

/**
 * One day of one person. In the month view, a shift is one letter on the colour of its shift type. A screen reader
 * reads the name of the cell, which describes all contents in words.
 */
export const TeamCellView = memo(function TeamCellView(props: Props) {
  const { cell, personId, name, hours, view, shade, isToday, isCursor, isChosen, reason, warning, changed } = props
  const tip = [cell.mark?.words, warning, changed].filter((each) => typeof each === 'string').join(' · ')
  return (
    <div
      role="gridcell"
      className={classes.cell}
      tabIndex={isCursor ? 0 : -1}
      data-cell={`${personId} ${cell.day}`}
      data-shade={shade}
      data-today={isToday || undefined}
      data-closed={cell.contracts.length === 0 || undefined}
      data-chosen={isChosen || undefined}
      data-mark={cell.mark?.mark}
      data-changed={changed === null ? undefined : ''}
      data-warned={warning === undefined ? undefined : ''}
      data-tip={tip === '' ? undefined : tip}
      aria-selected={isChosen}
    >
      <VisuallyHidden>
        {[
          name,
          formatDayInWords(cell.day),
          contentOf(cell, reason),
          ...(warning === undefined ? [] : [warning]),
          hours,
        ].join(', ')}
      </VisuallyHidden>
      {cell.shifts.map((shift) => (
        <span
          key={shift.id}
          aria-hidden
          className={classes.chip}
          data-shift={shift.adjusted ? undefined : shift.id}
          data-tip={tip === '' ? shiftInWords(shift) : `${shiftInWords(shift)} · ${tip}`}
          style={{ background: shift.type?.color ?? 'var(--u-grey-soft)', color: shift.type?.textColor }}
        >
          {view === 'month' ? `${shift.adjusted ? '*' : ''}${shift.type?.letter ?? '·'}` : <Times shift={shift} />}
        </span>
      ))}
      {cell.absence !== null && (
        <span aria-hidden className={classes.absent} data-tip={reason}>
          {view === 'month' ? (cell.absence === 'half' ? '½' : '–') : absenceInWords(cell, reason)}
        </span>
      )}
    </div>
  )
})

const Times = ({ shift }: { readonly shift: TeamShift }) => (
  <>
    <b>{nameOf(shift)}</b> <i>{`${shift.start}–${shift.end}`}</i>
  </>
)

const nameOf = ({ type, adjusted }: TeamShift): string => `${adjusted ? '* ' : ''}${type?.name ?? words.withoutType}`

/** Writes a shift as 'Vroege 07:00–15:06'. When its times were adjusted, a word says so. */
export const shiftInWords = (shift: TeamShift): string =>
  `${words.shift(shift.type?.name ?? words.withoutType, shift.start, shift.end)}${shift.adjusted ? `, ${words.adjusted}` : ''}`

export const absenceInWords = ({ absence }: TeamCell, reason: string | undefined): string =>
  reason ?? (absence === 'half' ? words.halfAbsent : words.absent)

function contentOf(cell: TeamCell, reason: string | undefined): string {
  if (cell.contracts.length === 0 && cell.shifts.length === 0) return words.noContract
  const parts = [
    ...cell.shifts.map(shiftInWords),
    ...(cell.absence === null ? [] : [absenceInWords(cell, reason)]),
    ...(cell.mark === null ? [] : [cell.mark.words]),
  ]
  return parts.length === 0 ? words.empty : parts.join(', ')
}
