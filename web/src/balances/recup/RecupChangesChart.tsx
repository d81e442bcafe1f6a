import * as texts from '../../texts/texts.ts'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'
import type { RecupMonth } from '../queries.ts'
import classes from './recup.module.css'
import { RECUP_PARTS, recupChanges } from './recupChanges.ts'

const BAR_WIDTH = 44

type Props = { readonly year: number; readonly months: readonly RecupMonth[] }

/**
 * A chart of the changes of recuperation in each month. The table below the chart has the same numbers, so a screen
 * reader reads only the name of the chart.
 */
export function RecupChangesChart({ year, months }: Props) {
  const words = texts.recup.changes
  const { bars, zero, scale } = recupChanges(months)
  if (bars.length === 0) return null
  return (
    <figure className={classes.changes}>
      <div className={classes.plot}>
        <svg viewBox="0 0 1200 100" preserveAspectRatio="none" role="img" aria-label={words.label(year)}>
          {bars.map(({ month, part, isExpected, x, y, height }) => (
            <rect
              key={`${month} ${part}`}
              className={classes.bar}
              data-part={part}
              data-expected={isExpected || undefined}
              x={x * 1200 - BAR_WIDTH / 2}
              y={y * 100}
              width={BAR_WIDTH}
              height={height * 100}
            />
          ))}
          <path className={classes.zero} d={`M0 ${zero * 100}H1200`} />
        </svg>
        {scale.map(({ hours, y }) => (
          <span key={hours} className={classes.scale} style={{ top: `${y * 100}%` }} aria-hidden>
            {writtenNumber(hours)}
          </span>
        ))}
      </div>
      <ul className={classes.legend} aria-hidden>
        {RECUP_PARTS.filter((part) => bars.some((bar) => bar.part === part && !bar.isExpected)).map((part) => (
          <li key={part}>
            <span className={classes.swatch} data-part={part} />
            {words[part]}
          </li>
        ))}
        {bars.some(({ isExpected }) => isExpected) && (
          <li>
            <span className={classes.swatch} data-expected />
            {words.expected}
          </li>
        )}
      </ul>
    </figure>
  )
}
