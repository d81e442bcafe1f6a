import type { ShiftType } from '@uurwerk/contract/customers/customers'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import type { z } from 'zod'
import type { ShiftTypeRow } from './shiftTypeStore.ts'

export const shiftTypeDto = (row: ShiftTypeRow): z.output<typeof ShiftType> => ({
  id: row.id,
  version: row.version,
  name: row.name,
  color: row.color,
  active: row.active,
  archived: row.archived,
  qualification: row.qualification,
  labourTime: { startTime: formatClockTime(row.start), endTime: formatClockTime(row.end) },
  breakTime:
    row.breakStart === null || row.breakEnd === null
      ? null
      : { startTime: formatClockTime(row.breakStart), endTime: formatClockTime(row.breakEnd) },
})
