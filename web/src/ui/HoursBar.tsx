import type { CSSProperties } from 'react'
import { texts } from '../texts/texts.ts'
import classes from './HoursBar.module.css'
import { writtenNumber } from './writtenNumber.ts'

type Props = {
  /** Hours, as the server answers them. */
  readonly filled: number
  readonly needed: number
  /** One tick is one working day. */
  readonly workdays: number
  /** How many working days have come, today's included; null outside the month in view. */
  readonly workdayToday: number | null
  /** Without the words below: on a phone, where the space is the calendar's. */
  readonly bare?: boolean
}

/** Filled against needed hours, over the working days of the month, with a hand of brass at today. */
export function HoursBar({ filled, needed, workdays, workdayToday, bare = false }: Props) {
  const share = needed > 0 ? Math.min(filled / needed, 1) : 0
  const now = workdayToday === null || workdays === 0 ? null : Math.min(workdayToday / workdays, 1)
  const style = { '--filled': `${share * 100}%`, '--now': `${(now ?? 0) * 100}%`, '--workdays': Math.max(workdays, 1) }
  const label = texts.ui.hoursBar(writtenNumber(filled), writtenNumber(needed))

  return (
    <div>
      <div
        className={classes.bar}
        style={style as CSSProperties}
        role="img"
        aria-label={workdayToday === null ? label : `${label}; ${texts.ui.hoursBarToday(workdayToday, workdays)}`}
      >
        <div className={classes.track}>
          <div className={classes.fill} />
          {now !== null && <div className={classes.hand} />}
        </div>
        {workdays > 0 && <div className={classes.ticks} />}
      </div>
      {!bare && (
        <div className={classes.words} aria-hidden>
          <span>{texts.ui.oneTickOneWorkday}</span>
          {now !== null && <span className={classes.today}>{texts.ui.today}</span>}
        </div>
      )}
    </div>
  )
}
