import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import * as texts from '../../../texts/texts.ts'
import classes from './grid.module.css'

const words = texts.teamPlanning

export type OpenPlaces = ReadonlyMap<Day, number>

type Props = {
  readonly days: readonly Day[]
  /** For each day with open shifts, the number of people whom these shifts still need. */
  readonly places: OpenPlaces
  readonly onOpen: (day: Day) => void
}

/** For each day, how many people the open shifts still need (rule team-11). */
export const OpenPlacesRow = ({ days, places, onOpen }: Props) => (
  <div role="row" aria-rowindex={2} className={classes.places}>
    <span role="rowheader" className={classes.name}>
      {words.openPlaces}
    </span>
    <span role="gridcell" className={classes.hours}>
      {[...places.values()].reduce((sum, left) => sum + left, 0)}
    </span>
    {days.map((day) => {
      const left = places.get(day)
      return (
        <span role="gridcell" key={day} className={classes.place}>
          {left !== undefined && (
            <button
              type="button"
              data-open={left > 0 || undefined}
              aria-label={words.openOn(formatDayInWords(day), left)}
              onClick={() => onOpen(day)}
            >
              {left}
            </button>
          )}
        </span>
      )
    })}
  </div>
)
