import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import * as texts from '../../texts/texts.ts'
import { usePhoneDay } from '../team/phone/usePhoneDay.ts'
import { useSwipe } from '../team/phone/useSwipe.ts'
import { WeekStrip } from '../team/phone/WeekStrip.tsx'
import classes from './ownTeam.module.css'
import { ShiftsOfDay } from './ShiftsOfDay.tsx'
import type { CustomerTeam } from './teamOfCustomers.ts'

const words = texts.ownTeam
const SHOWS_NO_SHORTAGE = () => 0

type Props = {
  readonly monday: Day
  readonly days: readonly Day[]
  readonly customers: readonly CustomerTeam[]
  readonly isHoliday: (day: Day) => boolean
}

/** The team on a phone: one day of the week, with the people who work or are absent on that day. */
export function TeamOfDay({ monday, days, customers, isHoliday }: Props) {
  const { day, choose, step } = usePhoneDay({ from: monday, to: addDays(monday, 6) })
  const swipe = useSwipe(step)
  const place = days.indexOf(day)
  return (
    <div {...swipe}>
      <WeekStrip days={days} chosen={day} shortOf={SHOWS_NO_SHORTAGE} {...{ isHoliday }} onChoose={choose} />
      <h2 className={classes.day} aria-live="polite">
        {formatDayInWords(day)}
      </h2>
      {customers.map(({ id, name, colleagues }) => {
        const present = colleagues.flatMap((colleague) => {
          const cell = colleague.days[place]
          return cell !== undefined && (cell.isAway || cell.shifts.length > 0) ? [{ ...colleague, cell }] : []
        })
        return (
          <section key={id} aria-label={name}>
            <h3 className={classes.customer}>{name}</h3>
            {present.length === 0 && <p className={classes.nothing}>{words.nothing}</p>}
            <ul className={classes.people}>
              {present.map(({ cell, ...colleague }) => (
                <li key={colleague.id} data-self={colleague.isSelf || undefined}>
                  <span>{colleague.name}</span>
                  <span className={classes.what}>
                    <ShiftsOfDay {...cell} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
