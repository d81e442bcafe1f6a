import type { ShiftForm } from './shiftForm.ts'

/** The form field for each field of the request. An error of the server is shown at this form field. */
export const fieldsOfPayload: Readonly<Record<string, keyof ShiftForm>> = {
  'labourPeriod.startDateTimestamp': 'start',
  'labourPeriod.endDateTimestamp': 'end',
  'breakPeriod.startDateTimestamp': 'breakStart',
  'breakPeriod.endDateTimestamp': 'breakEnd',
}
