import type { CSSProperties } from 'react'
import * as texts from '../../texts/texts.ts'
import classes from './HoursBar.module.css'
import { formatNumber } from '../format/formatNumber.ts'

type Props = {
  /** The counted hours (worked and credited). `needed` has the needed hours. Both are in hours, as in the API. */
  readonly filled: number
  readonly needed: number
  readonly workdays: number
  /** The number of workdays until today, today included; null when today is in another month. */
  readonly workdayToday: number | null
  /** True for a bar without text below it. On a phone, the calendar needs that space. */
  readonly bare?: boolean
}

/** The scale has the workdays of the month and a mark at today. */
export function HoursBar({ filled, needed, workdays, workdayToday, bare = false }: Props) {
  const share = needed > 0 ? Math.min(filled / needed, 1) : 0
  const now = workdayToday === null || workdays === 0 ? null : Math.min(workdayToday / workdays, 1)
  const style = { '--filled': `${share * 100}%`, '--now': `${(now ?? 0) * 100}%`, '--workdays': Math.max(workdays, 1) }
  const label = texts.ui.hoursBar(formatNumber(filled), formatNumber(needed))

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
