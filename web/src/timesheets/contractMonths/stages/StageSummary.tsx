import { TIMESHEET_STAGES } from '@uurwerk/domain/timesheets/timesheetStage'
import { formatCount } from '@uurwerk/domain/money/formatCount'
import { Skeleton } from '@mantine/core'
import { memo } from 'react'
import * as texts from '../../../texts/texts.ts'
import classes from './stages.module.css'
import type { Segment } from './segments.ts'
import type { StageCounts } from './stageCounts.ts'

type Props = {
  readonly counts: StageCounts | null
  readonly segment: Segment
  readonly onSegment: (segment: Segment) => void
}

const LAST_FIRST = TIMESHEET_STAGES.toReversed()

/** A click on a number shows only the contracts in that stage. While the numbers load, the bar is grey. */
export const StageSummary = memo(function StageSummary({ counts, segment, onSegment }: Props) {
  const words = texts.contractMonths.summary
  const all = counts === null ? 0 : LAST_FIRST.reduce((sum, stage) => sum + counts[stage], 0)
  const countOf = (count: number) => <strong className={classes.count}>{counts !== null && formatCount(count)}</strong>
  return (
    <>
      <span>
        {countOf(all)} {words.contracts(all)}
      </span>
      {counts === null ? (
        <Skeleton className={classes.bar} />
      ) : (
        <span className={classes.bar} aria-hidden>
          {LAST_FIRST.map(
            (stage) => counts[stage] > 0 && <i key={stage} data-stage={stage} style={{ flex: counts[stage] }} />,
          )}
        </span>
      )}
      <div className={classes.legends}>
        {LAST_FIRST.map((stage) => (
          <button
            key={stage}
            type="button"
            className={classes.legend}
            aria-pressed={segment === stage}
            onClick={() => onSegment(segment === stage ? 'all' : stage)}
          >
            <i className={classes.swatch} data-stage={stage} aria-hidden />
            {countOf(counts?.[stage] ?? 0)} {texts.stages[stage]}
          </button>
        ))}
      </div>
    </>
  )
})
