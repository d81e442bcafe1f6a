import { z } from 'zod'
import { id, items, text, whole } from '../../fields.ts'
import { messages } from '../../messages.ts'

/** A day of a pattern with its shift, as the server returns it. `shiftId` is the id of the shift type. */
export const PatternDay = z.object({ week: z.number(), weekday: z.number(), shiftId: z.number() })

/** The fields of a new pattern of at most `mostWeeks` weeks: the name, the number of weeks, and the days with a shift. */
export const patternFields = (mostWeeks: number) => {
  const day = z.object({
    week: whole('week', 1, mostWeeks),
    weekday: whole('weekdag', 1, 7),
    shiftId: id('shift'),
  })
  return {
    name: text('Naam', { max: 60 }),
    weeks: whole('Aantal weken', 1, mostWeeks),
    days: items('Dagen', day, mostWeeks * 7),
  }
}

type Pattern = { readonly weeks: number; readonly days: readonly { readonly week: number; readonly weekday: number }[] }

/** Refuses a pattern with a day after its last week, and a pattern with two shifts on one day. */
export function refuseWrongDays({ weeks, days }: Pattern, context: z.RefinementCtx): void {
  const places = days.map(({ week, weekday }) => week * 10 + weekday)
  const isWrong = days.some(({ week }) => week > weeks) || new Set(places).size < places.length
  if (isWrong) context.addIssue({ code: 'custom', path: ['days'], message: messages.invalid('Dagen') })
}

/** The refusals of a new or changed pattern. */
export const patternProblems = [
  'too_many_patterns',
  'pattern_name_taken',
  'shift_type_inactive',
  'shift_type_of_other_customer',
] as const
