import type { PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import * as texts from '../../../texts/texts.ts'
import type { ActKind } from './queuedAct.ts'

/** The current record of a change that came too late, in words. An absence is described without its kind. */
export function recordInWords(kind: ActKind, record: unknown): string {
  if (kind === 'absences') return texts.absences.unknownKind
  const shift = record as Partial<PlannedShift & WorkedShift>
  const [start, end] =
    shift.labourPeriodStartHours === undefined
      ? [shift.start?.slice(11, 16), shift.end?.slice(11, 16)]
      : [shift.labourPeriodStartHours, shift.labourPeriodEndHours]
  return [shift.title, start === undefined ? '' : `${start}–${end}`].filter((part) => part).join(' ')
}
