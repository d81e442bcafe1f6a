import { MOST_PATTERN_WEEKS } from '@uurwerk/domain/planning/patterns/shiftPattern'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { answeredDay, day } from '../../fields.ts'
import { list } from '../../hal.ts'
import { PatternDay, patternFields, patternProblems, refuseWrongDays } from './patternFields.ts'

const ShiftPatterns = list(
  'shiftPatternDtoList',
  z.object({
    id: z.number(),
    name: z.string(),
    weeks: z.number(),
    /** A Monday on which the first week of the pattern begins. */
    startsOn: answeredDay,
    days: z.array(PatternDay),
  }),
)

export const NewShiftPattern = z
  .object({
    ...patternFields(MOST_PATTERN_WEEKS),
    /** A day of a week that is the first week of the pattern. */
    startsOn: day('Eerste week'),
  })
  .superRefine(refuseWrongDays)

export const shiftPatterns = endpoint.get('/timesheet/{contractId}/patterns', {
  access: 'user',
  shows: ['shiftPatterns'],
  summary: 'De eigen patronen van een contract',
  response: ShiftPatterns,
})

export const createShiftPattern = endpoint.post('/timesheet/{contractId}/patterns', {
  access: 'user',
  changes: ['shiftPatterns'],
  answers: shiftPatterns,
  summary: 'Een patroon van één tot vier weken maken',
  body: NewShiftPattern,
  status: 201,
  problems: patternProblems,
})

export const editShiftPattern = endpoint.put('/timesheet/{contractId}/patterns/{patternId}', {
  access: 'user',
  changes: ['shiftPatterns'],
  answers: shiftPatterns,
  summary: 'Een patroon wijzigen. Wat al gepland is, verandert niet',
  body: NewShiftPattern,
  problems: patternProblems,
})

export const removeShiftPattern = endpoint.delete('/timesheet/{contractId}/patterns/{patternId}', {
  access: 'user',
  changes: ['shiftPatterns'],
  answers: shiftPatterns,
  summary: 'Een patroon verwijderen. Wat al gepland is, blijft gepland',
})
