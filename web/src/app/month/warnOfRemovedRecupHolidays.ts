import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { formatDayWithDashes, formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { toDay } from '@uurwerk/domain/time/day'
import { currentNotices, showWarning } from '../notices.ts'
import * as texts from '../../texts/texts.ts'

/** The days of leave for a worked holiday that were removed with a shift on that holiday (rule absences-52). */
export function warnOfRemovedRecupHolidays(days: readonly string[], reader: ActingAs = 'employee'): void {
  if (days.length === 0) return
  const format = reader === 'hr' ? formatDayWithDashes : formatDayWithSlashes
  const sentence = texts.absences.removedRecupHolidays(days.map((day) => format(toDay(day))))
  const { warning } = currentNotices()
  showWarning(warning === null ? sentence : `${warning} ${sentence}`)
}
