import type { ShiftForm } from './shiftForm.ts'

/** For each field of the request: the field of the form, so that an error of the server is shown at the right field. */
export const fieldsOfPayload: Readonly<Record<string, keyof ShiftForm>> = {
  'labourPeriod.startDateTimestamp': 'start',
  'labourPeriod.endDateTimestamp': 'end',
  'breakPeriod.startDateTimestamp': 'breakStart',
  'breakPeriod.endDateTimestamp': 'breakEnd',
}
