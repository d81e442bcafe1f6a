import { messages } from '@uurwerk/contract/messages'
import { sentenceOf } from '@uurwerk/contract/problems'
import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { formatDurationInWords } from '@uurwerk/domain/money/formatDurationInWords'
import { workedSeconds } from '@uurwerk/domain/planning/worked/workedSeconds'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import type { Callout } from '@uurwerk/domain/planning/shift/shift'
import { shiftFromClock } from '@uurwerk/domain/planning/shift/shiftFromClock'
import { parseClockTime, type MinuteOfDay } from '@uurwerk/domain/time/clockTime'
import type { InstantPeriod } from '@uurwerk/domain/time/instantPeriod'
import type { Day } from '@uurwerk/domain/time/day'
import * as texts from '../../texts/texts.ts'
import { typedTime } from '../../ui/form/fields/typed/typedTime.ts'

export type ShiftForm = {
  start: string
  end: string
  hasBreak: boolean
  breakStart: string
  breakEnd: string
  interrupted: boolean
  hasCallout: boolean
  callout: Callout | 'none' | ''
  remark: string
}

type TimeField = 'start' | 'end' | 'breakStart' | 'breakEnd'

export const emptyShiftForm: ShiftForm = {
  start: '',
  end: '',
  hasBreak: false,
  breakStart: '',
  breakEnd: '',
  interrupted: false,
  hasCallout: false,
  callout: '',
  remark: '',
}

export const shiftFormOf = (shift: WorkedShift): ShiftForm => ({
  start: shift.labourPeriodStartHours,
  end: shift.labourPeriodEndHours,
  hasBreak: shift.breakPeriod !== null,
  breakStart: shift.breakPeriodStartHours ?? '',
  breakEnd: shift.breakPeriodEndHours ?? '',
  interrupted: shift.interrupted,
  hasCallout: shift.callout !== null,
  callout: shift.callout ?? '',
  remark: shift.remark,
})

/** True when the form contains a complete break: its switch is on and both times are typed. */
export const hasWholeBreak = ({ hasBreak, breakStart, breakEnd }: ShiftForm): boolean =>
  hasBreak && breakStart !== '' && breakEnd !== ''

const minuteOf = (text: string): MinuteOfDay | null => parseClockTime(typedTime(text) ?? text)

/** The times of the shift on a day, or the refusal of these times; null while a time is missing. */
export function shiftTimesOfForm(form: ShiftForm, day: Day): ReturnType<typeof shiftFromClock> | null {
  const [start, end] = [minuteOf(form.start), minuteOf(form.end)]
  if (start === null || end === null) return null
  if (!hasWholeBreak(form)) return shiftFromClock(day, { start, end, break: null })
  const [breakStart, breakEnd] = [minuteOf(form.breakStart), minuteOf(form.breakEnd)]
  if (breakStart === null || breakEnd === null) return null
  return shiftFromClock(day, { start, end, break: { start: breakStart, end: breakEnd } })
}

/** True when the value is a period of time, false when it is a refusal or is missing. */
export const isPeriod = (times: InstantPeriod | { readonly code: string } | null | undefined): times is InstantPeriod =>
  times !== null && times !== undefined && !('code' in times)

const names: Record<TimeField, string> = {
  start: 'start',
  end: 'einde',
  breakStart: 'begin pauze',
  breakEnd: 'einde pauze',
}

export function shiftFormErrors(form: ShiftForm, day: Day | null): Partial<Record<keyof ShiftForm, string>> {
  const errors: Partial<Record<keyof ShiftForm, string>> = {
    ...errorsOfTimes(form, ['start', 'end'], (field) => messages.required(names[field])),
    ...(form.hasBreak ? breakErrors(form) : {}),
    ...(form.hasCallout && form.callout === '' ? { callout: messages.required('soort oproep') } : {}),
    ...([...form.remark].length > 44 ? { remark: messages.maxLength('opmerking', 44) } : {}),
  }
  if (Object.keys(errors).length > 0 || day === null) return errors
  const times = shiftTimesOfForm(form, day)
  return times !== null && 'code' in times ? { [fieldOfRefusal[times.code]]: sentenceOf(times) } : {}
}

const breakErrors = (form: ShiftForm) =>
  errorsOfTimes(form, ['breakStart', 'breakEnd'], (field) => {
    if (form.breakStart === '' && form.breakEnd === '') return null
    return field === 'breakEnd'
      ? messages.bothRequired(names.breakStart, names.breakEnd)
      : messages.bothRequired(names.breakEnd, names.breakStart)
  })

/** The errors of a start time and an end time: a time is missing, a text is not a time, or both times are equal. */
function errorsOfTimes(
  form: ShiftForm,
  [first, last]: readonly [TimeField, TimeField],
  missing: (field: TimeField) => string | null,
): Partial<Record<TimeField, string>> {
  const errors: Partial<Record<TimeField, string>> = {}
  for (const field of [first, last]) {
    const message =
      form[field] === '' ? missing(field) : minuteOf(form[field]) === null ? messages.time(names[field]) : null
    if (message !== null) errors[field] = message
  }
  const [from, to] = [minuteOf(form[first]), minuteOf(form[last])]
  if (from !== null && from === to) errors[last] = messages.notSame(names[last], names[first])
  return errors
}

type RefusalCode = Extract<ReturnType<typeof shiftFromClock>, { code: string }>['code']

const fieldOfRefusal: Record<RefusalCode, TimeField> = {
  shift_end_equals_start: 'end',
  shift_end_before_start: 'end',
  break_end_equals_start: 'breakEnd',
  break_outside_shift: 'breakStart',
  break_not_shorter_than_shift: 'breakEnd',
  time_does_not_exist: 'start',
}

/** A text such as 'Gewerkt: 9 uur en 6 minuten, zonder pauze'. It says when the shift ends on the next day. */
export function shiftFormHint(form: ShiftForm, day: Day): string | null {
  const times = shiftTimesOfForm(form, day)
  if (times === null || 'code' in times) return null
  const worked = formatDurationInWords(workedSeconds(times))
  return texts.timesheets.workedHint(worked, times.break !== null, brusselsDayOf(times.end) !== day)
}
