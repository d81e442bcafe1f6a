import type { FilledPlanning } from '@uurwerk/contract/planning/plannedMonth'
import { Skeleton } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import classes from './copyShifts.module.css'
import { toDay } from '@uurwerk/domain/time/day'
import { formatWeekday } from './formatSpan.ts'

type Props = {
  /** The preview of the server; undefined before the server has answered. */
  readonly filled: FilledPlanning | undefined
  readonly problem: Error | null
  readonly isOld: boolean
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

function FilledList({ planned, skipped }: FilledPlanning) {
  const words = texts.copyShifts
  const lines = [
    ...planned.map((shift) => ({
      day: shift.day,
      name: shift.title,
      content: `${shift.start.slice(11, 16)} – ${shift.end.slice(11, 16)}`,
      isSkipped: false,
    })),
    ...skipped.map(({ day, typeName, reason }) => ({
      day: toDay(day),
      name: typeName ?? words.withoutType,
      content: words.reasons[reason],
      isSkipped: true,
    })),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll the element that has the focus.
    <ul className={classes.list} aria-label={words.list} tabIndex={0}>
      {lines.map(({ day, name, content, isSkipped }, index) => (
        <li key={`${day} ${index}`} data-skipped={isSkipped || undefined}>
          <span>{formatWeekday(day)}</span>
          <b>{name}</b>
          <span>{content}</span>
        </li>
      ))}
    </ul>
  )
}
