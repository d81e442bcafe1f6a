import { MOST_PATTERN_WEEKS } from '@uurwerk/domain/planning/patterns/shiftPattern'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredDay, day, id, missingOrInvalid, text, whole } from '../fields.ts'
import { list } from '../hal.ts'
import { messages } from '../messages.ts'

const ShiftPatterns = list(
  'shiftPatternDtoList',
  z.object({
    id: z.number(),
    name: z.string(),
    weeks: z.number(),
    /** The Monday of a week in which the first week of the pattern begins. */
    startsOn: answeredDay,
    /** The days with a shift; `shiftId` is the id of the shift type. */
    days: z.array(z.object({ week: z.number(), weekday: z.number(), shiftId: z.number() })),
  }),
)

const MOST_DAYS = MOST_PATTERN_WEEKS * 7

export const NewShiftPattern = z
  .object({
    name: text('Naam', { max: 60 }),
    weeks: whole('Aantal weken', 1, MOST_PATTERN_WEEKS),
    /** A day of a week in which the first week of the pattern begins. */
    startsOn: day('Eerste week'),
    days: z
      .array(
        z.object({
          week: whole('week', 1, MOST_PATTERN_WEEKS),
          weekday: whole('weekdag', 1, 7),
          shiftId: id('shift'),
        }),
        missingOrInvalid('Dagen'),
      )
      .min(1, messages.required('Dagen'))
      .max(MOST_DAYS, messages.maxItems('Dagen', MOST_DAYS)),
  })
  .superRefine(({ weeks, days }, context) => {
    const places = days.map(({ week, weekday }) => week * 10 + weekday)
    const isWrong = days.some(({ week }) => week > weeks) || new Set(places).size < places.length
    if (isWrong) context.addIssue({ code: 'custom', path: ['days'], message: messages.invalid('Dagen') })
  })

const problems = [
  'too_many_patterns',
  'pattern_name_taken',
  'shift_type_inactive',
  'shift_type_of_other_customer',
] as const

export const shiftPatterns = endpoint({
  method: 'GET',
  path: '/timesheet/{contractId}/patterns',
  access: 'user',
  shows: ['shiftPatterns'],
  summary: 'De eigen patronen van een contract',
  response: ShiftPatterns,
})

export const createShiftPattern = endpoint({
  method: 'POST',
  path: '/timesheet/{contractId}/patterns',
  access: 'user',
  changes: ['shiftPatterns'],
  answers: shiftPatterns,
  summary: 'Een patroon van één tot vier weken maken',
  body: NewShiftPattern,
  response: ShiftPatterns,
  status: 201,
  problems,
})

export const editShiftPattern = endpoint({
  method: 'PUT',
  path: '/timesheet/{contractId}/patterns/{patternId}',
  access: 'user',
  changes: ['shiftPatterns'],
  answers: shiftPatterns,
  summary: 'Een patroon wijzigen. Wat al gepland is, verandert niet',
  body: NewShiftPattern,
  response: ShiftPatterns,
  problems,
})

export const removeShiftPattern = endpoint({
  method: 'DELETE',
  path: '/timesheet/{contractId}/patterns/{patternId}',
  access: 'user',
  changes: ['shiftPatterns'],
  answers: shiftPatterns,
  summary: 'Een patroon verwijderen. Wat al gepland is, blijft gepland',
  response: ShiftPatterns,
})
