import type { PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { COLOR_WITHOUT_TYPE, shiftTitle } from '@uurwerk/domain/planning/shift/shiftTitle'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { ShiftRow } from './shifts/shiftStore.ts'

export function plannedShiftDto(row: ShiftRow): PlannedShift {
  const color = row.color ?? COLOR_WITHOUT_TYPE
  return {
    id: row.id,
    version: row.version,
    contractId: row.contractId,
    shiftId: row.shiftTypeId,
    day: row.day,
    title: shiftTitle(row),
    start: formatInstant(row.start),
    end: formatInstant(row.end),
    allDay: false,
    color,
    textColor: textColorOn(color),
    adjusted: row.adjusted,
  }
}
