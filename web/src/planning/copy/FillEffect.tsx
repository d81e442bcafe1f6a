import type { FilledPlanning } from '@uurwerk/contract/planning/plannedMonth'
import { Skeleton } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import classes from './copyShifts.module.css'
import { FilledList } from './FilledList.tsx'

type Props = {
  /** The preview of the server; undefined before the server has answered. */
  readonly filled: FilledPlanning | undefined
  readonly problem: Error | null
  /** True while the preview belongs to an earlier choice. */
  readonly isOld: boolean
  /** The text when the preview has no shift to plan. */
  readonly nothing: string
}

/** The server's preview of a copy or a pattern: the new shifts, and each shift that is not planned with the reason. */
export function FillEffect({ filled, problem, isOld, nothing }: Props) {
  const words = texts.copyShifts
  return (
    <div className={classes.effect} aria-live="polite" aria-busy={isOld}>
      {problem !== null ? (
        <ProblemLine problem={problem} />
      ) : filled === undefined ? (
        <Skeleton height={56} role="status" aria-label={words.checking} />
      ) : filled.planned.length + filled.skipped.length === 0 ? (
        <Hint>{nothing}</Hint>
      ) : (
        <>
          <p>{words.counts(filled.planned.length, filled.skipped.length)}</p>
          <FilledList {...filled} />
        </>
      )}
    </div>
  )
}
