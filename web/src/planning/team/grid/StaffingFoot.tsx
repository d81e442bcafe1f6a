import { formatHours } from '@uurwerk/domain/money/formatHours'
import { seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { VisuallyHidden } from '@mantine/core'
import * as texts from '../../../texts/texts.ts'
import { differenceOf, hoursOfRows, type StaffedCell, type StaffedRow } from './staffedRows.ts'
import classes from './grid.module.css'
import type { View } from '../teamPeriod.ts'

const words = texts.teamPlanning

type Props = {
  readonly rows: readonly StaffedRow[]
  readonly days: readonly Day[]
  readonly view: View
  /** The index of the first row of `rows` in the whole grid. The head and the rows of the people are above it. */
  readonly firstIndex: number
}

/**
 * The planned and the needed people of each shift type of the customer, and the planned and the needed hours (rule
 * staffing-3).
 */
export function StaffingFoot({ rows, days, view, firstIndex }: Props) {
  if (rows.length === 0) return null
  const hours = hoursOfRows(rows, days)
  return (
    <div role="rowgroup" className={classes.foot}>
      {rows.map(({ type, cells, planned, needed }, place) => (
        <div role="row" key={type.id} aria-rowindex={firstIndex + place} className={classes.footRow}>
          <span role="rowheader" className={classes.name} data-tip={words.shift(type.name, type.start, type.end)}>
            <span className={classes.swatch} style={{ background: type.color }} aria-hidden />
            {type.name}
          </span>
          <span role="gridcell" className={classes.hours}>
            {words.of(String(planned), needed === null ? null : String(needed))}
          </span>
          {cells.map((cell) => (
            <FootCell key={cell.day} cell={cell} name={type.name} view={view} />
          ))}
        </div>
      ))}
      <div role="row" aria-rowindex={firstIndex + rows.length} className={classes.footRow}>
        <span role="rowheader" className={classes.name}>
          {words.staffedHours}
        </span>
        <span role="gridcell" className={classes.hours}>
          {words.of(hoursIn(hours.planned), hours.needed === null ? null : hoursIn(hours.needed))}
        </span>
        {hours.ofDay.map(({ planned, needed }, place) => (
          <span
            role="gridcell"
            key={days[place]}
            className={classes.place}
            data-tip={words.of(hoursIn(planned), needed === null ? null : hoursIn(needed))}
          >
            {view === 'month' ? Math.round(planned / SECONDS_OF_HOUR) : hoursIn(planned)}
          </span>
        ))}
      </div>
    </div>
  )
}

const SECONDS_OF_HOUR = 3600

const hoursIn = (amount: number): string => formatHours(seconds(amount))

type CellProps = { readonly cell: StaffedCell; readonly name: string; readonly view: View }

function FootCell({ cell, name, view }: CellProps) {
  const { day, planned, needed } = cell
  const difference = differenceOf(cell)
  const isShort = needed !== null && planned < needed
  return (
    <span role="gridcell" className={classes.place} data-short={isShort || undefined}>
      <VisuallyHidden>{words.staffedOn(name, formatDayInWords(day), planned, needed)}</VisuallyHidden>
      <span aria-hidden>
        {view === 'month' && difference !== null ? null : needed === null ? planned : `${planned}/${needed}`}
        {difference !== null && <b className={classes.difference}>{difference}</b>}
      </span>
    </span>
  )
}
