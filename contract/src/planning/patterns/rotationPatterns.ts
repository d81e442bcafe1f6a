import { MOST_ROTATION_WEEKS } from '@uurwerk/domain/planning/patterns/rotation'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { answeredDay, day, id, ids, Preview, version, whole } from '../../fields.ts'
import { actions, list, resource } from '../../hal.ts'
import { PatternDay, patternFields, patternProblems, refuseWrongDays } from './patternFields.ts'

const Follower = z.object({
  id: z.number(),
  version: z.number(),
  contractId: z.number(),
  personId: z.number(),
  personName: z.string(),
  start: answeredDay,
  end: answeredDay.nullable(),
  /** The number of the week of the pattern with which the contract begins on its first day. */
  firstWeek: z.number(),
  /** The last day until which HR planned shifts with the pattern; null when HR has not planned any yet. */
  filledUntil: answeredDay.nullable(),
  /** True when the shifts of the pattern are planned for less than four weeks ahead. */
  isShort: z.boolean(),
})
export type Follower = z.output<typeof Follower>

const RotationPattern = z.object({
  id: z.number(),
  version: z.number(),
  customerId: z.number(),
  customerName: z.string(),
  name: z.string(),
  weeks: z.number(),
  days: z.array(PatternDay),
  followers: z.array(Follower),
  actions: actions('fill', 'relay', 'remove'),
})
export type RotationPattern = z.output<typeof RotationPattern>

const RotationPatterns = list('rotationPatternDtoList', RotationPattern, { today: answeredDay })

export const rotationPatterns = endpoint.get('/administration/rotationpattern', {
  access: 'admin',
  shows: ['rotations', 'shiftTypes', 'contracts', 'people', 'customers'],
  summary: 'De patronen van HR, met de contracten die ze volgen',
  response: RotationPatterns,
})

export const RotationPatternBody = z
  .object({
    version,
    customerId: id('klant'),
    ...patternFields(MOST_ROTATION_WEEKS),
  })
  .superRefine(refuseWrongDays)

export const addRotationPattern = endpoint.post('/administration/rotationpattern', {
  access: 'admin',
  changes: ['rotations'],
  answers: rotationPatterns,
  summary: 'Een patroon van één tot twaalf weken maken voor een klant',
  body: RotationPatternBody,
  status: 201,
  problems: patternProblems,
})

export const editRotationPattern = endpoint.put('/administration/rotationpattern/{patternId}', {
  access: 'admin',
  changes: ['rotations'],
  answers: rotationPatterns,
  summary: 'Een patroon van HR wijzigen. Wat al gepland is, verandert niet',
  body: RotationPatternBody,
  problems: [...patternProblems, 'stale'],
})

export const removeRotationPattern = endpoint.delete('/administration/rotationpattern/{patternId}', {
  access: 'admin',
  changes: ['rotations'],
  answers: rotationPatterns,
  summary: 'Een patroon verwijderen dat geen contract meer volgt',
  problems: ['pattern_in_use'],
})

const followProblems = ['contract_follows_pattern', 'contract_of_other_customer', 'period_reversed'] as const

export const followPattern = endpoint.post('/administration/rotationpattern/{patternId}/follower', {
  access: 'admin',
  changes: ['rotations'],
  answers: rotationPatterns,
  summary: 'Een contract een patroon laten volgen',
  body: z.object({
    contractId: id('contract'),
    start: day('van'),
    end: day('tot en met').nullish(),
    firstWeek: whole('week', 1, MOST_ROTATION_WEEKS),
  }),
  status: 201,
  problems: followProblems,
})

export const endFollowing = endpoint.put('/administration/rotationpattern/{patternId}/follower/{followerId}', {
  access: 'admin',
  changes: ['rotations'],
  answers: rotationPatterns,
  summary: 'Zeggen tot en met welke dag een contract een patroon volgt',
  body: z.object({ version, end: day('tot en met').nullish() }),
  problems: ['contract_follows_pattern', 'period_reversed', 'stale'],
})

export const stopFollowing = endpoint.delete('/administration/rotationpattern/{patternId}/follower/{followerId}', {
  access: 'admin',
  changes: ['rotations'],
  answers: rotationPatterns,
  summary: 'Een contract een patroon niet meer laten volgen. Wat al gepland is, blijft gepland',
})

const AppliedDay = z.object({
  personName: z.string(),
  day: answeredDay,
  shiftTypeName: z.string(),
  /** The warning about a planned shift, or the reason why a shift was skipped. */
  message: z.string().nullable(),
})
export type AppliedShift = z.output<typeof AppliedDay>

/** The day until which the shifts of a pattern were planned for a contract, before and after a call. */
const FilledUntil = z.object({
  followerId: z.number(),
  before: answeredDay.nullable(),
  after: answeredDay,
})
export type FilledUntil = z.output<typeof FilledUntil>

/** The facts with which the caller can undo a call that planned shifts with a pattern (rule rotation-7). */
const ApplicationToUndo = z.object({
  planned: z.array(z.object({ contractId: z.number(), id: z.number(), version: z.number(), day: answeredDay })),
  removed: z.array(
    z.object({
      contractId: z.number(),
      id: z.number(),
      day: answeredDay,
      undoId: z.number(),
      /** The id of the follower (a contract that follows a pattern) whose pattern made the shift. */
      followerId: z.number(),
    }),
  ),
  filledUntil: z.array(FilledUntil),
})
export type ApplicationToUndo = z.output<typeof ApplicationToUndo>

export const AppliedPatterns = resource({
  planned: z.array(AppliedDay),
  skipped: z.array(AppliedDay.extend({ code: z.string() })),
  removed: z.array(AppliedDay),
  /** The facts that the undo button sends back; null in a preview. */
  undo: ApplicationToUndo.nullable(),
})
export type AppliedPatterns = z.output<typeof AppliedPatterns>

const LayBody = z.object({
  contractIds: ids('contracten', 'contract'),
  from: day('van'),
  to: day('tot en met'),
  onHolidays: z.boolean().optional(),
  /** True when the pattern also plans shifts on days that the person marked as not available. */
  onUnavailable: z.boolean().optional(),
})

export const fillPattern = endpoint.post('/administration/planning/fillpattern', {
  access: 'admin',
  changes: ['shifts', 'rotations'],
  summary: 'De vrije dagen van contracten vullen met hun patroon, of eerst tonen wat dat geeft',
  query: Preview,
  body: LayBody,
  response: AppliedPatterns,
  problems: ['period_too_long', 'no_day_chosen', 'too_many_operations'],
})

export const relayPattern = endpoint.post('/administration/planning/relaypattern', {
  access: 'admin',
  changes: ['shifts', 'rotations'],
  summary: 'Een gewijzigd patroon opnieuw leggen: wat niet meer past, verdwijnt, en de vrije dagen worden gevuld',
  query: Preview,
  body: LayBody,
  response: AppliedPatterns,
  problems: ['period_too_long', 'no_day_chosen', 'too_many_operations'],
})
