import type { HrStart } from '@uurwerk/contract/hrStart/hrStart'
import type { TimesheetStage } from '@uurwerk/domain/timesheets/timesheetStage'
import * as texts from '../texts/texts.ts'
import classes from './hrStart.module.css'
import { ticksOf } from './ticksOf.ts'

const words = texts.hrStart.stages
const CONFIRMED: ReadonlySet<TimesheetStage> = new Set(['submitted', 'approved', 'invoiced'])

/**
 * A ring of sixty small lines. The colours show the stages of the timesheets of the month. The text in the ring is the
 * percentage of submitted timesheets.
 */
export function TickRing({ timesheets }: Pick<HrStart, 'timesheets'>) {
  const ticks = ticksOf(timesheets.map(({ count }) => count))
  const stages = timesheets.flatMap(({ stage }, index) => Array.from({ length: ticks[index] ?? 0 }, () => stage))
  const total = timesheets.reduce((sum, { count }) => sum + count, 0)
  const confirmed = timesheets.reduce((sum, { stage, count }) => sum + (CONFIRMED.has(stage) ? count : 0), 0)
  // The percentage is rounded down, so that it is 100 % only when all timesheets are submitted.
  const share = words.share(Math.floor((confirmed * 100) / total))
  const told = timesheets.filter(({ count }) => count > 0).map(({ stage, count }) => `${count} ${texts.stages[stage]}`)
  return (
    <svg className={classes.ring} viewBox="-110 -110 220 220" role="img" aria-label={told.join(', ')}>
      {stages.map((stage, index) => (
        <line key={index} data-stage={stage} y1={-78} y2={-104} transform={`rotate(${index * 6 + 3})`} />
      ))}
      <text className={classes.share} y={2} textAnchor="middle">
        {share}
      </text>
      <text className={classes.shareWord} y={25} textAnchor="middle">
        {texts.stages.submitted}
      </text>
    </svg>
  )
}
