import { dayOfMonth, type Day } from '@uurwerk/domain/time/day'
import { formatDayInWords, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { VisuallyHidden } from '@mantine/core'
import { today } from '../../../app/clock/now.ts'
import * as texts from '../../../texts/texts.ts'
import { shadesOf } from '../grid/GridHead.tsx'
import classes from './phone.module.css'

const words = texts.teamPlanning

type Props = {
  readonly days: readonly Day[]
  readonly chosen: Day
  readonly holidayOf: (day: Day) => string | null
  readonly shortOf: (day: Day) => number
  readonly onChoose: (day: Day) => void
}

/** The phone shows one day at a time. A day with a shortage shows the number of missing people. */
export function WeekStrip({ days, chosen, holidayOf, shortOf, onChoose }: Props) {
  const shades = shadesOf(days, holidayOf)
  const now = today()
  return (
    <div className={classes.strip} role="group" aria-label={words.daysOfWeek}>
      {days.map((day, place) => {
        const short = shortOf(day)
        const named = [formatDayInWords(day), holidayOf(day)].filter((part) => part !== null).join(', ')
        return (
          <button
            type="button"
            key={day}
            aria-pressed={day === chosen}
            data-shade={shades[place]}
            data-today={day === now || undefined}
            onClick={() => onChoose(day)}
          >
            <VisuallyHidden>{short === 0 ? named : words.shortOn(named, short)}</VisuallyHidden>
            <i aria-hidden>{shortWeekdayName(day)}</i>
            <b aria-hidden>{dayOfMonth(day)}</b>
            {short > 0 && <small aria-hidden>{`−${short}`}</small>}
          </button>
        )
      })}
    </div>
  )
}
