import type { ShiftForm } from './shiftForm.ts'

/** Which field of the form stands for what the server names in its answer. */
export const fieldsOfPayload: Readonly<Record<string, keyof ShiftForm>> = {
  'labourPeriod.startDateTimestamp': 'start',
  'labourPeriod.endDateTimestamp': 'end',
  'breakPeriod.startDateTimestamp': 'breakStart',
  'breakPeriod.endDateTimestamp': 'breakEnd',
}
