import type { HrStart } from '@uurwerk/contract/hrStart/hrStart'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { IconChevronRight } from '../ui/icons.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './hrStart.module.css'
import { StageBadge } from '../contracts/month/StageBadge.tsx'
import type { TimesheetStage } from '@uurwerk/domain/timesheets/timesheetStage'
import { ticksOf } from './ticksOf.ts'

type Props = Pick<HrStart, 'timesheets'> & {
  readonly yearMonth: YearMonth
  /** True when the panel shows another month than the page. The panel then shows the name of its month. */
  readonly isElsewhen: boolean
}

const words = texts.hrStart.stages

/** The number of timesheets in each stage, with the last stage first. */
export function StagesPanel({ timesheets, yearMonth, isElsewhen }: Props) {
  const total = timesheets.reduce((sum, { count }) => sum + count, 0)
  const furthestFirst = timesheets.toReversed()
  return (
    <Panel
      title={words.title}
      aside={texts.hrStart.ofMonth(words.contracts(total), isElsewhen ? formatMonth(yearMonth) : null)}
    >
      {total === 0 ? (
        <Hint>{words.none(formatMonth(yearMonth))}</Hint>
      ) : (
        <div className={classes.stages}>
          <TickRing timesheets={furthestFirst} />
          <ul>
            {furthestFirst.map(({ stage, count }) => (
              <li key={stage} data-none={count === 0 || undefined}>
                <StageBadge stage={stage} />
                <Link
                  to={paths.adminContracts({ month: yearMonth, show: stage })}
                  aria-label={words.toOverview(texts.stages[stage], count)}
                >
                  {count}
                  <IconChevronRight size={16} stroke={1.75} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}

const CONFIRMED: ReadonlySet<TimesheetStage> = new Set(['submitted', 'approved', 'invoiced'])

/**
 * A ring of lines, like the dial of a clock. The colours of the lines show the stages, and the text in the ring is the
 * percentage of submitted timesheets.
 */
function TickRing({ timesheets }: Pick<HrStart, 'timesheets'>) {
  const ticks = ticksOf(timesheets.map(({ count }) => count))
  const stages = timesheets.flatMap(({ stage }, index) => Array.from({ length: ticks[index] ?? 0 }, () => stage))
  const total = timesheets.reduce((sum, { count }) => sum + count, 0)
  const confirmed = timesheets.reduce((sum, { stage, count }) => sum + (CONFIRMED.has(stage) ? count : 0), 0)
  // The percentage is rounded down, so that it is 100 % only when all timesheets are submitted.
  const share = words.share(Math.floor((confirmed * 100) / total))
  const counts = timesheets
    .filter(({ count }) => count > 0)
    .map(({ stage, count }) => `${count} ${texts.stages[stage]}`)
  return (
    <svg className={classes.ring} viewBox="-110 -110 220 220" role="img" aria-label={counts.join(', ')}>
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
