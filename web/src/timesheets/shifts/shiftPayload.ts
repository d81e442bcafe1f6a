import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import type { Callout, ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Day } from '@uurwerk/domain/time/day'
import { shiftTimesOfForm, type ShiftForm } from './shiftForm.ts'

type Period = { readonly start: Instant; readonly end: Instant }

const period = ({ start, end }: Period) => ({
  startDateTimestamp: formatInstant(start),
  endDateTimestamp: formatInstant(end),
})

type StoredTimes = Pick<WorkedShift, 'labourPeriod' | 'breakPeriod' | StoredClock>
type StoredClock = `${'labour' | 'break'}Period${'Start' | 'End'}Hours`

/** Unchanged times are sent as stored, with their offset: a local time can be ambiguous when the clock goes back. */
export function shiftPayload(form: ShiftForm, day: Day, was: StoredTimes | null) {
  const times = shiftTimesOfForm(form, day)
  if (times === null || 'code' in times) throw new RangeError('the form was sent with invalid times')
  return {
    ...(was !== null && sameTimes(form, was)
      ? { labourPeriod: was.labourPeriod, breakPeriod: was.breakPeriod }
      : periods(times)),
    remark: form.remark.trim(),
    callout: calloutOf(form),
    interrupted: form.interrupted,
  }
}

/** The call-out (the employee was called at short notice) that the form contains; null when its switch is off. */
export const calloutOf = ({ hasCallout, callout }: ShiftForm): Callout | null =>
  !hasCallout || callout === '' || callout === 'none' ? null : callout

const periods = (times: ShiftTimes) => ({
  labourPeriod: period(times),
  breakPeriod: times.break === null ? null : period(times.break),
})

export const sameTimes = (form: ShiftForm, was: Pick<WorkedShift, StoredClock>): boolean =>
  form.start === was.labourPeriodStartHours &&
  form.end === was.labourPeriodEndHours &&
  (form.hasBreak ? form.breakStart : '') === (was.breakPeriodStartHours ?? '') &&
  (form.hasBreak ? form.breakEnd : '') === (was.breakPeriodEndHours ?? '')

/** For each field of the request, the form field that shows the error of the server. */
export const fieldsOfPayload: Readonly<Record<string, keyof ShiftForm>> = {
  'labourPeriod.startDateTimestamp': 'start',
  'labourPeriod.endDateTimestamp': 'end',
  'breakPeriod.startDateTimestamp': 'breakStart',
  'breakPeriod.endDateTimestamp': 'breakEnd',
}
