import type { ShiftForm } from './shiftForm.ts'

/** The field of the form for each field of the request, so that an error of the server is shown at the right field. */
export const fieldsOfPayload: Readonly<Record<string, keyof ShiftForm>> = {
  'labourPeriod.startDateTimestamp': 'start',
  'labourPeriod.endDateTimestamp': 'end',
  'breakPeriod.startDateTimestamp': 'breakStart',
  'breakPeriod.endDateTimestamp': 'breakEnd',
}
