import type { FilledPlanning } from '@uurwerk/contract/planning/plannedMonth'
import { toDay } from '@uurwerk/domain/time/day'
import * as texts from '../../texts/texts.ts'
import { dayOfShift } from '../changes/planningChange.ts'
import classes from './copyShifts.module.css'
import { writtenWeekday } from './writtenSpan.ts'

/** The shifts of a preview in the order of their days: the new shifts, and the other shifts with their reasons. */
export function FilledList({ planned, skipped }: FilledPlanning) {
  const words = texts.copyShifts
  const lines = [
    ...planned.map((shift) => ({
      day: dayOfShift(shift),
      name: shift.title,
      told: `${shift.start.slice(11, 16)} – ${shift.end.slice(11, 16)}`,
      isSkipped: false,
    })),
    ...skipped.map(({ day, typeName, reason }) => ({
      day: toDay(day),
      name: typeName ?? words.withoutType,
      told: words.reasons[reason],
      isSkipped: true,
    })),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll the element that has the focus.
    <ul className={classes.list} aria-label={words.list} tabIndex={0}>
      {lines.map(({ day, name, told, isSkipped }, index) => (
        <li key={`${day} ${index}`} data-skipped={isSkipped || undefined}>
          <span>{writtenWeekday(day)}</span>
          <b>{name}</b>
          <span>{told}</span>
        </li>
      ))}
    </ul>
  )
}
