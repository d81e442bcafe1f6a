import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { formatDayWithDashes, formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { toDay } from '@uurwerk/domain/time/day'
import { currentNotices, showWarning } from '../notices/notices.ts'
import { texts } from '../texts/texts.ts'

/** A shift on a holiday went, and the 'Feestdag recup' that it paid for with it: said in the blue banner. */
export function warnOfRemovedRecupHolidays(days: readonly string[], reader: ActingAs = 'employee'): void {
  if (days.length === 0) return
  const written = reader === 'hr' ? formatDayWithDashes : formatDayWithSlashes
  const sentence = texts.absences.removedRecupHolidays(days.map((day) => written(toDay(day))))
  const { warning } = currentNotices()
  showWarning(warning === null ? sentence : `${warning} ${sentence}`)
}
