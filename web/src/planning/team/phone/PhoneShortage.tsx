import type { Day } from '@uurwerk/domain/time/day'
import * as texts from '../../../texts/texts.ts'
import { IconUsersMinus } from '../../../ui/icons.ts'
import { isShortOn, type StaffedRow } from '../grid/staffedRows.ts'
import type { TeamShiftType } from '../grid/teamRows.ts'
import type { TeamCustomer } from '../filter/customerTree.ts'
import classes from './phone.module.css'

const words = texts.teamPlanning

type Props = {
  readonly day: Day
  readonly staffed: readonly StaffedRow[]
  readonly customers: readonly TeamCustomer[]
  readonly left: number | undefined
  readonly onType: (type: TeamShiftType, day: Day) => void
  readonly onDay: (day: Day) => void
}

/** A tap lists the people who can work the shift. */
export function PhoneShortage({ day, staffed, customers, left, onType, onDay }: Props) {
  const short = staffed.flatMap(({ type, cells }) => {
    const cell = cells.find((each) => each.day === day)
    return cell !== undefined && isShortOn(cell) ? [{ type, cell }] : []
  })
  const nameOf = (id: number) => customers.find((each) => each.id === id)?.name ?? ''
  if (short.length === 0 && left === undefined) return null
  return (
    <ul className={classes.shortage} aria-label={words.shortages}>
      {short.map(({ type, cell: { planned, needed } }) => (
        <li key={type.id}>
          <button type="button" className={classes.short} onClick={() => onType(type, day)}>
            <IconUsersMinus size={16} stroke={1.75} aria-hidden />
            <span>
              {words.shift(type.name, type.start, type.end)}
              <small>{nameOf(type.customerId)}</small>
            </span>
            <b>{words.of(String(planned), String(needed ?? 0))}</b>
          </button>
        </li>
      ))}
      {left !== undefined && (
        <li>
          <button type="button" className={classes.open} onClick={() => onDay(day)}>
            <span>{words.openPlaces}</span>
            <b>{left}</b>
          </button>
        </li>
      )}
    </ul>
  )
}
