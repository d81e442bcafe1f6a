import { formatNumber } from '../../ui/format/formatNumber.ts'
import { useWidth } from '../../ui/useWidth.ts'
import classes from './chart.module.css'
import { scaleOf } from './scaleOf.ts'

export type Column = {
  readonly key: string
  readonly label: string
  /** The parts of a column in the chart, from bottom to top. Only a column with one part can be negative. */
  readonly parts: readonly { readonly name: string; readonly value: number }[]
  /** True for the column of the current week or month, which has a mark. */
  readonly isNow: boolean
}

type Props = {
  /** The description of the chart for screen readers. */
  readonly label: string
  readonly columns: readonly Column[]
  /** The divisor of the values in the labels of the grid lines. With 1000, the label '5' means 5000. */
  readonly unit?: number
}

const HEIGHT = 268
const TOP = 12
const FOOT = 234
const LEFT = 40
const NARROWEST = 200

/** While the screen is hidden, the measured width is 0, so the result has a minimum. */
const widthIn = (room: number): number => Math.max(room, NARROWEST)

/** A column chart over time. Its width follows the available width, so that the font size stays the same. */
export function ColumnChart({ label, columns, unit = 1 }: Props) {
  const { ref, value: width } = useWidth(widthIn)
  const sums = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const { lines, lowest, highest } = scaleOf(sums)
  const yOf = (value: number) => FOOT - ((value - lowest) / (highest - lowest)) * (FOOT - TOP)
  const step = (width - LEFT) / columns.length
  const barWidth = Math.min(step * 0.66, 28)
  return (
    <div ref={ref} className={classes.chart}>
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        {lines.map((line) => (
          <g key={line}>
            <line className={classes.line} x1={LEFT - 6} x2={width} y1={yOf(line)} y2={yOf(line)} />
            <text x={LEFT - 12} y={yOf(line) + 4} textAnchor="end">
              {formatNumber(line / unit)}
            </text>
          </g>
        ))}
        {columns.map((column, index) => {
          const middle = LEFT + step * (index + 0.5)
          return (
            <g key={column.key} data-now={column.isNow || undefined}>
              <Stack parts={column.parts} x={middle - barWidth / 2} width={barWidth} yOf={yOf} />
              <text x={middle} y={FOOT + 18} textAnchor="middle">
                {column.label}
              </text>
              {column.isNow && <circle className={classes.now} cx={middle} cy={FOOT + 28} r={3} />}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

type StackProps = Pick<Column, 'parts'> & {
  readonly x: number
  readonly width: number
  readonly yOf: (value: number) => number
}

function Stack({ parts, x, width, yOf }: StackProps) {
  let reached = 0
  return parts.map(({ name, value }) => {
    const [from, to] = [yOf(reached), yOf(reached + value)]
    reached += value
    if (value === 0) return null
    // Two parts of a column have a small gap between them, so that they can be distinguished without colours.
    return (
      <rect
        key={name}
        data-part={name}
        x={x}
        width={width}
        y={Math.min(from, to)}
        height={Math.max(Math.abs(from - to) - 1, 1)}
        rx={2}
      />
    )
  })
}
