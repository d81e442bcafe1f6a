import classes from './MonthClock.module.css'

type Segment = { readonly from: number; readonly to: number; readonly inner: number; readonly outer: number }

/** Half of the gap between two segments of the clock, in degrees. */
const GAP = 1.1

/** The SVG path of a ring segment between two angles, in degrees clockwise from the top. */
function segmentPath({ from, to, inner, outer }: Segment): string {
  const [start, end] = [from + GAP, to - GAP]
  return `M${point(inner, start)}A${inner} ${inner} 0 0 1 ${point(inner, end)}L${point(outer, end)}A${outer} ${outer} 0 0 0 ${point(outer, start)}Z`
}

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}

export type ClockDay = {
  /** True for a day off. On the clock, a day off is a thin line at the edge. */
  readonly off: boolean
  readonly fill?: string
}

type Props = {
  readonly days: readonly ClockDay[]
  /** The hour of the day as a number; the minutes are its decimals. */
  readonly hour: number
  /** Without this description, the clock is decoration: the text next to it gives the same information. */
  readonly label?: string
}

const TICKS = Array.from({ length: 60 }, (_, minute) => minute)

/** Each day of the month has a segment. The hour hand is white, the minute hand has the colour of brass. */
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
