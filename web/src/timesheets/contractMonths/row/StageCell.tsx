import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { stageOf, type TimesheetStage } from '@uurwerk/domain/timesheets/timesheetStage'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import {
  IconArrowBackUp,
  IconChecks,
  IconCircleCheck,
  IconCircleDashed,
  IconLock,
  IconReceiptEuro,
  IconUserCheck,
} from '../../../ui/icons.ts'
import classes from '../contractMonths.module.css'
import { stageMarksOf, type StageMark } from './marksOf.ts'

// The icons are created once instead of once for each row.
const LOOK = { size: 14, stroke: 1.75, 'aria-hidden': true } as const
const OF_STAGE: Readonly<Record<TimesheetStage, ReactNode>> = {
  not_planned: <IconCircleDashed {...LOOK} />,
  in_progress: <IconLock {...LOOK} />,
  submitted: <IconCircleCheck {...LOOK} />,
  approved: <IconChecks {...LOOK} />,
  invoiced: <IconReceiptEuro {...LOOK} />,
}
const OF_MARK: Readonly<Record<StageMark['mark'], ReactNode>> = {
  confirmedByHr: <IconUserCheck {...LOOK} />,
  reopened: <IconArrowBackUp {...LOOK} />,
}

/** The cell has a mark when HR confirmed the month for the employee, or reopened the month. */
export function StageCell({ row }: { readonly row: ContractMonthRow }) {
  const stage = stageOf(row)
  return (
    <span className={classes.stages}>
      <span className={classes.stage} data-stage={stage}>
        {OF_STAGE[stage]}
        {texts.stages[stage]}
      </span>
      {stageMarksOf(row).map(({ mark, word, short, tip }) => (
        <span key={mark} className={classes.mark} data-tip={tip}>
          {OF_MARK[mark]}
          <span className={classes.word} aria-hidden>
            {word}
          </span>
          <span className={classes.short} aria-hidden>
            {short}
          </span>
          <span className={classes.spoken}>{tip}</span>
        </span>
      ))}
    </span>
  )
}
