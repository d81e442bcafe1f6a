import { Card, Skeleton } from '@mantine/core'
import { Columns } from '../ui/page/Columns.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './planning.module.css'

const CELLS = Array.from({ length: 42 }, (_, index) => index)
const LINES = ['a', 'b', 'c', 'd', 'e']

/** The placeholders for the planning. They have the heights of the loaded content, so that the page does not move. */
export const PlanningSkeleton = () => (
  <Columns side={<SideSkeleton />}>
    <Card>
      <CalendarSkeleton />
    </Card>
  </Columns>
)

export const CalendarSkeleton = () => (
  <div className={classes.calendarSkeleton} aria-hidden>
    {CELLS.map((cell) => (
      <div key={cell}>{cell % 7 > 0 && cell % 7 < 4 && <Skeleton height={18} />}</div>
    ))}
  </div>
)

export const SideSkeleton = () => (
  <Panel>
    <div className={classes.sideSkeleton} aria-hidden>
      <Skeleton height={36} width="60%" />
      {LINES.map((line) => (
        <Skeleton key={line} height={14} />
      ))}
    </div>
  </Panel>
)
