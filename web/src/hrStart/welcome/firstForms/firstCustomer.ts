import { WORKING_TIME_LIMITS } from '@uurwerk/domain/planning/workingTime/workingTimeLimits'
import { formatClockTime, minuteOfDay, MINUTES_IN_DAY, parseClockTime } from '@uurwerk/domain/time/clockTime'
import type { FormErrors } from '@mantine/form'
import { newCustomerErrors } from '../../../customers/form/customerErrors.ts'
import { newCustomerForm, type CustomerForm } from '../../../customers/form/customerForm.ts'
import { EMPTY_SHIFT_TYPE, shiftTypeErrors, type ShiftTypeForm } from '../../../customers/shiftTypes/shiftTypeForm.ts'
import * as texts from '../../../texts/texts.ts'
import { typedTime } from '../../../ui/form/fields/typed/typedTime.ts'

export type FirstType = Pick<ShiftTypeForm, 'name' | 'color' | 'start' | 'end'> & { readonly wanted: boolean }

export type FirstCustomer = CustomerForm & { readonly types: readonly FirstType[] }

/** The shift types that the first steps propose. HR can change their times or remove them. */
function proposedTypes([, blue = '', , night = '', sand = '']: readonly string[]): readonly FirstType[] {
  const { early, late, night: atNight } = texts.settings.firstSteps.customer.typeNames
  return [
    { wanted: true, name: early, color: blue, start: '06:00', end: '14:00' },
    { wanted: true, name: late, color: sand, start: '14:00', end: '22:00' },
    { wanted: true, name: atNight, color: night, start: '22:00', end: '06:00' },
  ]
}

const BREAK = 30
const QUARTER = 15

/** Adds a break of half an hour in the middle of a shift type that is longer than the law allows without a break. */
export function withBreak({ name, color, ...times }: FirstType): ShiftTypeForm {
  const without = { ...EMPTY_SHIFT_TYPE, name, color, start: times.start, end: times.end }
  const [start, end] = [times.start, times.end].map((typed) => parseClockTime(typedTime(typed) ?? ''))
  if (start === undefined || start === null || end === undefined || end === null) return without
  const length = (end - start + MINUTES_IN_DAY) % MINUTES_IN_DAY
  if (length * 60 <= WORKING_TIME_LIMITS.withoutBreak) return without
  const begin = start + Math.floor((length - BREAK) / 2 / QUARTER) * QUARTER
  const time = (minute: number) => formatClockTime(minuteOfDay(minute % MINUTES_IN_DAY))
  return { ...without, hasPause: true, pauseStart: time(begin), pauseEnd: time(begin + BREAK) }
}

/** The first values of the form, which HR can change (rule company-20). */
export const firstCustomerForm = (swatches: readonly string[]): FirstCustomer => ({
  ...newCustomerForm(),
  types: proposedTypes(swatches),
})

export function firstCustomerErrors({ types, ...customer }: FirstCustomer): FormErrors {
  const errors: FormErrors = { ...newCustomerErrors(customer, []) }
  for (const [index, type] of types.entries())
    for (const [field, message] of Object.entries(type.wanted ? shiftTypeErrors(withBreak(type), { isNew: true }) : {}))
      errors[`types.${index}.${field}`] = message
  return errors
}
