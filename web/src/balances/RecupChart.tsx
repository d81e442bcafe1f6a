import { formatMonth, shortMonthName } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { currentMonth } from '../app/clock/now.ts'
import * as texts from '../texts/texts.ts'
import { formatNumber } from '../ui/format/formatNumber.ts'
import { formatHourNumber } from '../ui/format/formatHourNumber.ts'
import type { RecupMonth } from './queries.ts'
import classes from './recup.module.css'
import { recupCurve, stretchesOf, type CurvePoint } from './recupCurve.ts'

type Props = { readonly year: number; readonly months: readonly RecupMonth[] }

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** A chart of the recuperation in a year, with a line at zero. The table next to the chart has the same numbers. */
export function RecupChart({ year, months }: Props) {
  const { points, zero, scale } = recupCurve(months)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const words = texts.balances.recup
  return (
    <figure className={classes.chart}>
      <div className={classes.plot}>
        <svg
          viewBox="0 0 1200 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`${words.chart(year)}: ${words.chartInWords(inWords(first), inWords(last))}`}
        >
          <path className={classes.zero} d={`M0 ${zero * 100}H1200`} />
          {stretchesOf(points).map(({ from, to, open }) => (
            <path
              key={to.month.yearMonth}
              className={classes.line}
              data-open={open || undefined}
              d={pathOf([from, to])}
            />
          ))}
          {points.map((point) => (
            <path key={point.month.yearMonth} className={classes.dot} d={`${pathOf([point])}h0`} />
          ))}
        </svg>
        <RecupScale scale={scale} />
        {points.map((point) => (
          <button
            key={point.month.yearMonth}
            type="button"
            className={classes.point}
            aria-label={inWords(point)}
            data-last={point === last || undefined}
            data-beside={(point === last && comesDown(points)) || undefined}
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          >
            <span>{formatHourNumber(point.month.cumulativeHours)}</span>
          </button>
        ))}
      </div>
      <div className={classes.months} aria-hidden>
        {MONTHS.map((month) => {
          const yearMonth = toYearMonth(`${year}-${month}`)
          return (
            <span key={month} data-now={yearMonth === currentMonth() || undefined}>
              {shortMonthName(yearMonth)}
            </span>
          )
        })}
      </div>
    </figure>
  )
}

export const RecupScale = ({ scale }: Pick<ReturnType<typeof recupCurve>, 'scale'>) =>
  scale.map(({ hours, y }) => (
    <span key={hours} className={classes.scale} style={{ top: `${y * 100}%` }} aria-hidden>
      {formatNumber(hours)}
    </span>
  ))

/**
 * True when the label of the last point is below the point: the line falls to this point, and the point is not near the
 * right edge of the chart.
 */
const comesDown = (points: readonly CurvePoint[]): boolean => {
  const [before, last] = points.slice(-2)
  return before !== undefined && last !== undefined && last.y > before.y && last.x < 0.9
}

const pathOf = (points: readonly CurvePoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x * 1200} ${y * 100}`).join('')

const inWords = ({ month: { cumulativeHours, yearMonth } }: CurvePoint): string =>
  texts.balances.recup.point(formatHourNumber(cumulativeHours), formatMonth(toYearMonth(yearMonth)))
