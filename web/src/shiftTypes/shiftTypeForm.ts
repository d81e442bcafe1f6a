import type { ShiftType } from '@uurwerk/contract/customers'
import { messages } from '@uurwerk/contract/messages'
import { NewShiftType } from '@uurwerk/contract/shiftTypes'
import { formatDurationInWords } from '@uurwerk/domain/money/formatDurationInWords'
import { seconds } from '@uurwerk/domain/money/seconds'
import { runningTimesOf } from '@uurwerk/domain/planning/clockTimes'
import { refusalToTakeShiftTimes } from '@uurwerk/domain/planning/refusalToTakeShiftTimes'
import { MINUTES_IN_DAY } from '@uurwerk/domain/time/clockTime'
import { texts } from '../texts/texts.ts'
import { typedTime } from '../ui/form/typedTime.ts'

/** The form of a shift type as the screen shows it. */
export type ShiftTypeForm = {
  name: string
  color: string
  start: string
  end: string
  hasPause: boolean
  pauseStart: string
  pauseEnd: string
}

/** White, and midnight for both times (master-data specification, 9). */
export const EMPTY_SHIFT_TYPE: ShiftTypeForm = {
  name: '',
  color: '#FFFFFF',
  start: '00:00',
  end: '00:00',
  hasPause: false,
  pauseStart: '',
  pauseEnd: '',
}

/** An employee's own type begins without times, and with the first colour that no type of the customer has yet. */
export const newOwnShiftType = (usedColors: readonly string[], swatches: readonly string[]): ShiftTypeForm => {
  const [white, ...fills] = swatches
  const free = fills.find((fill) => !usedColors.includes(fill))
  return { ...EMPTY_SHIFT_TYPE, start: '', end: '', color: free ?? white ?? EMPTY_SHIFT_TYPE.color }
}

export const shiftTypeFormOf = ({ name, color, labourTime, breakTime }: ShiftType): ShiftTypeForm => ({
  name,
  color,
  start: labourTime.startTime,
  end: labourTime.endTime,
  hasPause: breakTime !== null,
  pauseStart: breakTime?.startTime ?? '',
  pauseEnd: breakTime?.endTime ?? '',
})

const asTime = (typed: string): string => typedTime(typed) ?? typed

/** The break is saved only with its switch on and both of its times (master-data specification, 5). */
export const shiftTypeBodyOf = (form: ShiftTypeForm) => ({
  name: form.name,
  color: form.color,
  labourTime: { startTime: asTime(form.start), endTime: asTime(form.end) },
  breakTime: form.hasPause ? { startTime: asTime(form.pauseStart), endTime: asTime(form.pauseEnd) } : null,
})

/** Which field of the screen stands for a path of the payload. */
export const FIELD_OF: Readonly<Record<string, keyof ShiftTypeForm>> = {
  'labourTime.startTime': 'start',
  'labourTime.endTime': 'end',
  'breakTime.startTime': 'pauseStart',
  'breakTime.endTime': 'pauseEnd',
  breakTime: 'pauseStart',
}

type Errors = Partial<Record<keyof ShiftTypeForm, string>>

/** Everything that is wrong with the form, beside the field it is about, in the words of the contract. */
export function shiftTypeErrors(form: ShiftTypeForm, { isNew }: { readonly isNew: boolean }): Errors {
  const errors: Errors = {
    ...(!isNew && form.hasPause && form.pauseStart === '' && { pauseStart: messages.required('begin pauze') }),
    ...(!isNew && form.hasPause && form.pauseEnd === '' && { pauseEnd: messages.required('einde pauze') }),
  }
  for (const { path, message } of NewShiftType.safeParse(shiftTypeBodyOf(form)).error?.issues ?? []) {
    const place = path.join('.')
    errors[FIELD_OF[place] ?? (place as 'name' | 'color')] ??= message
  }
  return errors
}

/** 'Gewerkt: 7 uur en 36 minuten'; null while these are no times of a shift. */
export function shiftTypeHint(form: ShiftTypeForm): string | null {
  const whole = form.hasPause && form.pauseStart !== '' && form.pauseEnd !== ''
  const read = NewShiftType.safeParse(shiftTypeBodyOf({ ...form, name: 'x', hasPause: whole })).data
  if (read === undefined) return null
  const { labourTime, breakTime } = read
  const running = runningTimesOf({
    start: labourTime.startTime,
    end: labourTime.endTime,
    break: breakTime === null ? null : { start: breakTime.startTime, end: breakTime.endTime },
  })
  if (refusalToTakeShiftTimes(running) !== null) return null
  const pause = running.break === null ? 0 : running.break.end - running.break.start
  const worked = formatDurationInWords(seconds((running.end - running.start - pause) * 60))
  return texts.timesheets.workedHint(worked, running.break !== null, running.end > MINUTES_IN_DAY)
}
