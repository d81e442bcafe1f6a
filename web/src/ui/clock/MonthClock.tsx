import classes from './MonthClock.module.css'
import { segmentPath } from './segmentPath.ts'

export type ClockDay = {
  /** True for a day off. The clock shows a day off as a thin line on its edge. */
  readonly off: boolean
  readonly fill?: string
}

type Props = {
  readonly days: readonly ClockDay[]
  /** The hour of the day, with its minutes as a fraction. */
  readonly hour: number
  /**
   * The accessible description of the clock. When it is absent, the clock is only decoration, because the text next to
   * the clock contains the same information.
   */
  readonly label?: string
}

const TICKS = Array.from({ length: 60 }, (_, minute) => minute)

/**
 * A clock with the current time, surrounded by one segment for each day of the month. The hour hand is white, the
 * minute hand is brass.
 */
export function MonthClock({ days, hour, label }: Props) {
  const step = 360 / Math.max(days.length, 1)
  return (
    <svg
      className={classes.clock}
      viewBox="-250 -250 500 500"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {TICKS.map((minute) => (
        <line
          key={minute}
          className={minute % 5 === 0 ? classes.hourTick : classes.tick}
          y1={minute % 5 === 0 ? -228 : -236}
          y2={-246}
          transform={`rotate(${minute * 6})`}
        />
      ))}
      {days.map(({ off, fill }, index) => (
        <path
          key={index}
          className={off ? classes.dayOff : classes.workday}
          d={segmentPath({ from: index * step, to: (index + 1) * step, inner: off ? 196 : 158, outer: 204 })}
          style={off ? undefined : { fill }}
        />
      ))}
      <line className={classes.hourHand} y1={0} y2={-88} transform={`rotate(${(hour % 12) * 30})`} />
      <line className={classes.minuteHand} y1={22} y2={-136} transform={`rotate(${(hour % 1) * 360})`} />
      <circle className={classes.pin} r={9} />
    </svg>
  )
}
