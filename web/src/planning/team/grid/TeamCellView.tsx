import { refusalOfAdjusted } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { memo, type CSSProperties } from 'react'
import * as texts from '../../../texts/texts.ts'
import classes from './cell.module.css'
import type { TeamCell, TeamShift } from './teamRows.ts'
import type { View } from '../teamPeriod.ts'

const words = texts.teamPlanning

type Props = {
  readonly cell: TeamCell
  readonly name: string
  readonly hours: string
  readonly view: View
  readonly shade: 'weekend' | 'holiday' | undefined
  readonly isToday: boolean
  /**
   * The customer when only one is in view; null when several are in view. A shift of this customer does not show its
   * name.
   */
  readonly onlyCustomer: number | null
  readonly isCursor: boolean
  readonly isChosen: boolean
  /** The reason of the absence; undefined while the reasons are not shown. */
  readonly reason: string | undefined
  /** The warning about this day; undefined when the day has no warning. */
  readonly warning: string | undefined
  /** The person who changed the day a moment ago; null when nobody changed it. */
  readonly changed: string | null
}

/** The name of the cell describes all contents for screen readers. In the month view, a shift is one letter. */
export const TeamCellView = memo(function TeamCellView(props: Props) {
  const { cell, name, hours, view, shade, isToday, onlyCustomer } = props
  const { isCursor, isChosen, reason, warning, changed } = props
  const tips = [cell.mark?.words, warning, changed].filter((each) => typeof each === 'string')
  const sign = view === 'month' ? signOf(cell, reason, onlyCustomer) : null
  const spoken = [
    name,
    formatDayInWords(cell.day),
    contentOf(cell, reason, onlyCustomer),
    ...(warning === undefined ? [] : [warning]),
    hours,
  ].join(', ')
  return (
    <div
      role="gridcell"
      className={classes.cell}
      tabIndex={isCursor ? 0 : -1}
      data-cell={cell.key}
      data-shade={shade}
      data-today={isToday || undefined}
      data-closed={cell.contracts.length === 0 || undefined}
      data-chosen={isChosen || undefined}
      data-mark={cell.mark?.mark}
      data-changed={changed === null ? undefined : ''}
      data-warned={warning === undefined ? undefined : ''}
      data-tip={tipOf([sign?.words, ...tips])}
      data-shift={sign?.shiftId}
      data-sign={sign === null || sign.letter === '' ? undefined : ''}
      data-adjusted={sign?.isAdjusted === true ? '' : undefined}
      aria-selected={isChosen}
      aria-label={spoken}
      style={sign?.style}
    >
      {sign === null ? <CellContent {...{ cell, view, reason, tips, onlyCustomer }} /> : sign.letter}
    </div>
  )
})

const tipOf = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(' · ') || undefined

type Sign = {
  readonly letter: string
  readonly isAdjusted?: boolean
  readonly words?: string | undefined
  readonly shiftId?: number | undefined
  readonly style?: CSSProperties
}

/** The letter and the colour of a day in the month view; null for a day with more than one shift or absence. */
function signOf({ shifts, absence }: TeamCell, reason: string | undefined, onlyCustomer: number | null): Sign | null {
  const [shift, ...others] = shifts
  if (others.length > 0 || (shift !== undefined && absence !== null)) return null
  if (shift !== undefined) {
    const shiftText = shiftAt(shift, onlyCustomer)
    const { adjusted: isAdjusted } = shift
    return {
      letter: letterOf(shift),
      isAdjusted,
      words: shiftText,
      shiftId: idToDrag(shift),
      style: styleOf(colorsOf(shift)),
    }
  }
  if (absence === null) return { letter: '' }
  return { letter: letterOfAbsence(absence), words: reason, style: styleOf({ background: 'var(--u-grey-soft)' }) }
}

/** The id of a shift that HR can drag; undefined for an adjusted shift, which HR cannot drag. */
const idToDrag = (shift: TeamShift): number | undefined => (refusalOfAdjusted(shift) === null ? shift.id : undefined)

type Colors = { readonly background: string; readonly color?: string | undefined }

const styleOf = ({ background, color }: Colors): CSSProperties => ({ ['--sign' as string]: background, color })

const colorsOf = ({ type }: TeamShift): Colors => ({
  background: type?.color ?? 'var(--u-grey-soft)',
  color: type?.textColor,
})

const letterOf = ({ type }: TeamShift): string => type?.letter ?? '·'

const letterOfAbsence = (absence: 'whole' | 'half'): string => (absence === 'half' ? '½' : '–')

type ContentProps = Pick<Props, 'cell' | 'view' | 'reason' | 'onlyCustomer'> & { readonly tips: readonly string[] }

const CellContent = ({ cell, view, reason, tips, onlyCustomer }: ContentProps) => (
  <>
    {cell.shifts.map((shift) => (
      <span
        key={shift.id}
        aria-hidden
        className={classes.chip}
        data-shift={idToDrag(shift)}
        data-tip={tipOf([shiftAt(shift, onlyCustomer), ...tips])}
        data-text={
          view === 'month'
            ? `${shift.adjusted ? '*' : ''}${letterOf(shift)}`
            : linesOf(shift, cell, customerToName(shift, onlyCustomer), view)
        }
        style={colorsOf(shift)}
      />
    ))}
    {cell.absence !== null && (
      <span
        aria-hidden
        className={classes.absent}
        data-tip={reason}
        data-text={view === 'month' ? letterOfAbsence(cell.absence) : absenceInWords(cell, reason)}
      />
    )}
  </>
)

/**
 * A shift that is alone in its cell has its times on a second line. In the view of two weeks, a shift that is shown
 * with its customer has the letter of its shift type instead of the name.
 */
function linesOf(shift: TeamShift, { shifts, absence }: TeamCell, customer: TeamShift['customer'], view: View): string {
  const { type, adjusted, start, end } = shift
  const title = type?.name ?? words.withoutType
  const named =
    customer === null ? title : `${view === 'fortnight' && type !== null ? type.letter : title} ${customer.short}`
  const name = `${adjusted ? '* ' : ''}${named}`
  return shifts.length === 1 && absence === null ? `${name}\n${start}–${end}` : name
}

/** The customer of a shift; null when the grid shows only that customer. */
const customerToName = ({ customer }: TeamShift, onlyCustomer: number | null): TeamShift['customer'] =>
  customer?.id === onlyCustomer ? null : customer

function shiftAt(shift: TeamShift, onlyCustomer: number | null): string {
  const customer = customerToName(shift, onlyCustomer)
  return customer === null ? shiftInWords(shift) : `${shiftInWords(shift)}, ${customer.name}`
}

/** Writes a shift as 'Vroege 07:00–15:06'. When its times were adjusted, a word says so. */
export const shiftInWords = (shift: TeamShift): string =>
  `${words.shift(shift.type?.name ?? words.withoutType, shift.start, shift.end)}${shift.adjusted ? `, ${words.adjusted}` : ''}`

export const absenceInWords = ({ absence }: TeamCell, reason: string | undefined): string =>
  reason ?? (absence === 'half' ? words.halfAbsent : words.absent)

function contentOf(cell: TeamCell, reason: string | undefined, onlyCustomer: number | null): string {
  if (cell.contracts.length === 0 && cell.shifts.length === 0) return words.noContract
  const parts = [
    ...cell.shifts.map((shift) => shiftAt(shift, onlyCustomer)),
    ...(cell.absence === null ? [] : [absenceInWords(cell, reason)]),
    ...(cell.mark === null ? [] : [cell.mark.words]),
  ]
  return parts.length === 0 ? words.empty : parts.join(', ')
}
