import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import * as texts from '../../texts/texts.ts'
import classes from './ownTeam.module.css'
import type { ColleagueDay } from './teamOfCustomers.ts'

const words = texts.ownTeam

/** The shifts of a person on a day, and the word for a whole day of absence. */
export const ShiftsOfDay = ({ shifts, isAway }: Omit<ColleagueDay, 'day'>) => (
  <>
    {shifts.map(({ name, color, start, end }) => (
      <span
        key={`${start} ${end}`}
        className={classes.chip}
        style={color === null ? undefined : { background: color, color: textColorOn(color) }}
      >
        {name !== null && <b>{name}</b>} <span>{words.times(start, end)}</span>
      </span>
    ))}
    {isAway && <em className={classes.away}>{words.away}</em>}
  </>
)
