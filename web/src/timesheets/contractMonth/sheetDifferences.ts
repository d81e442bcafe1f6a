import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { Difference, lockedPlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import type { Day } from '@uurwerk/domain/time/day'
import { sentenceOfDifference } from '../../planning/personPlanning/sentenceOfDifference.ts'
import * as texts from '../../texts/texts.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'

type LockedShift = ResponseOf<typeof lockedPlannedMonth>['plannedShiftDtos'][number]

type Break = { readonly startTime: string; readonly endTime: string } | null

type Shifts = { readonly locked: readonly LockedShift[]; readonly worked: readonly WorkedShift[] }

const words = texts.contractMonth.differences

/** The differences from the planning by day, in words: the hours, the times and the break (rule timesheets-77). */
export function sheetDifferences(differences: readonly Difference[], { locked, worked }: Shifts) {
  const lockedById = new Map(locked.map((shift) => [shift.id, shift]))
  const workedById = new Map(worked.map((shift) => [shift.id, shift]))
  const inWords = (difference: Difference): string => {
    const sentence = sentenceOfDifference(difference)
    if (difference.kind === 'shift_added') return withHours(workedById.get(difference.shift.id)?.workedHours, sentence)
    if (difference.kind === 'shift_gone') {
      const planned = lockedById.get(difference.shift.id)
      return withHours(planned && -planned.workedHours, sentence)
    }
    if (difference.kind !== 'shift_changed') return sentence
    const before = lockedById.get(difference.before.id)
    const after = workedById.get(difference.after.id)
    if (before === undefined || after === undefined) return sentence
    return withHours(after.workedHours - before.workedHours, sentence) + breakChange(before.breakTime, breakOf(after))
  }
  const byDay = Map.groupBy(differences, ({ day }) => day)
  return new Map<Day, readonly string[]>([...byDay].map(([day, ofDay]) => [day, ofDay.map(inWords)]))
}

function withHours(hours: number | undefined, sentence: string): string {
  const more = Math.round((hours ?? 0) * 100) / 100
  return more === 0 ? sentence : words.withHours(`${more > 0 ? '+' : ''}${formatHourNumber(more)}`, sentence)
}

function breakChange(before: Break, after: Break): string {
  const [planned, taken] = [formatBreak(before), formatBreak(after)]
  return planned === taken ? '' : ` ${words.breakBecame(planned, taken)}`
}

const breakOf = ({ breakPeriodStartHours, breakPeriodEndHours }: WorkedShift): Break =>
  breakPeriodStartHours === null || breakPeriodEndHours === null
    ? null
    : { startTime: breakPeriodStartHours, endTime: breakPeriodEndHours }

const formatBreak = (period: Break): string =>
  period === null ? words.noBreak : words.fromTo(period.startTime, period.endTime)
