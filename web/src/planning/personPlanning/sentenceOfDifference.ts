import type { Difference, PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import type { Day } from '@uurwerk/domain/time/day'
import { absenceLabel } from '../calendar/dayLabel.ts'
import * as texts from '../../texts/texts.ts'

const words = texts.personPlanning.differences

/** The Dutch sentence of a difference, such as 'Nieuw: Vroege 07:00 – 15:06.' */
export function sentenceOfDifference(difference: Difference): string {
  switch (difference.kind) {
    case 'shift_added':
      return words.added(format(difference.shift))
    case 'shift_gone':
      return words.gone(format(difference.shift))
    case 'shift_changed':
      return sentenceOfChange(difference)
    case 'absence_added':
      return words.added(absenceLabel(difference.absence))
    case 'absence_gone':
      return words.gone(absenceLabel(difference.absence))
    case 'absence_changed':
      return words.became(absenceLabel(difference.before), absenceLabel(difference.after))
  }
}

export const sentencesByDay = (differences: readonly Difference[]): ReadonlyMap<Day, readonly string[]> =>
  new Map([...Map.groupBy(differences, ({ day }) => day)].map(([day, ofDay]) => [day, ofDay.map(sentenceOfDifference)]))

function sentenceOfChange({ before, after, ...change }: Difference & { readonly kind: 'shift_changed' }): string {
  if (change.ofType) return words.became(change.ofTimes ? format(before) : nameOf(before), format(after))
  if (change.ofTimes) return words.timesBecame(nameOf(after), timesOf(before), timesOf(after))
  return words.adjusted(format(after))
}

const nameOf = ({ title }: PlannedShift): string => title.replace(/^\* /, '')

const format = (shift: PlannedShift): string => words.shift(nameOf(shift), ...clockTimes(shift))

const timesOf = (shift: PlannedShift): string => words.times(...clockTimes(shift))

const clockTimes = ({ start, end }: PlannedShift) => [start.slice(11, 16), end.slice(11, 16)] as const
