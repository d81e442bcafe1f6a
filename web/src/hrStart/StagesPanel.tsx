import type { HrStart } from '@uurwerk/contract/hrStart/hrStart'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './hrStart.module.css'
import { StageBadge } from '../contracts/month/StageBadge.tsx'
import { TickRing } from './TickRing.tsx'

type Props = Pick<HrStart, 'timesheets'> & {
  readonly yearMonth: YearMonth
  /** True when the page shows another month. The panel then names its month. */
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
