import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from './chart.module.css'

type Props = {
  readonly title: string
  /** The unit of the chart's values, and the period that the chart covers. */
  readonly unit?: string
  readonly legend?: readonly { readonly part: string; readonly label: string }[]
  readonly chart: ReactNode
  /** The values of the chart as a table, for screen readers and for people who prefer text. */
  readonly table: ReactNode
  /** The sentence that replaces the chart when there are no values. */
  readonly empty: string | null
}

const words = texts.hrStart.chart

export function ChartPanel({ title, unit, legend = [], chart, table, empty }: Props) {
  const [asTable, toggle] = useDisclosure()
  const switcher = (
    <Button
      variant="subtle"
      size="compact-sm"
      mr="-sm"
      onClick={toggle.toggle}
      aria-label={`${title}: ${name(asTable)}`}
    >
      {name(asTable)}
    </Button>
  )
  return (
    <Panel title={title} aside={empty === null && switcher}>
      {empty !== null ? (
        <Hint>{empty}</Hint>
      ) : asTable ? (
        // A keyboard user can scroll the table only when the table can get the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.table} role="region" aria-label={title} tabIndex={0}>
          {table}
        </div>
      ) : (
        <figure>
          <div className={classes.legend}>
            {legend.map(({ part, label }) => (
              <span key={part}>
                <i data-part={part} aria-hidden />
                {label}
              </span>
            ))}
            {unit !== undefined && <span className={classes.unit}>{unit}</span>}
          </div>
          {chart}
        </figure>
      )}
    </Panel>
  )
}

const name = (asTable: boolean): string => (asTable ? words.asChart : words.asTable)
