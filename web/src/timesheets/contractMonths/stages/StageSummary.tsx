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

/** A click on a number shows only the contracts in that stage. While the numbers load, a grey bar is shown. */
export const StageSummary = memo(function StageSummary({ counts, segment, onSegment }: Props) {
  const words = texts.contractMonths.summary
  if (counts === null) return <Skeleton h={8} my="var(--u-1-5)" />
  const all = LAST_FIRST.reduce((sum, stage) => sum + counts[stage], 0)
  return (
    <>
      <span>
        <strong>{formatCount(all)}</strong> {words.contracts(all)}
      </span>
      <span className={classes.bar} aria-hidden>
        {LAST_FIRST.map(
          (stage) => counts[stage] > 0 && <i key={stage} data-stage={stage} style={{ flex: counts[stage] }} />,
        )}
      </span>
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
            <strong>{formatCount(counts[stage])}</strong> {texts.stages[stage]}
          </button>
        ))}
      </div>
    </>
  )
})
