import { AVAILABILITY_MARKS, DAY_MARKS } from '@uurwerk/domain/planning/availability/availability'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredDay, choice, clockTime, day, whole } from '../fields.ts'
import { resource } from '../hal.ts'

/** The maximum number of days for which a person can read the availability (rule availability-10). */
export const AVAILABILITY_DAYS = 62

/** The maximum number of weeks between two days of a weekly rule, which repeats a mark on a weekday. */
export const MOST_RULE_WEEKS = 4

/** The hours of a mark; null for the whole day. When the end is not after the start, the end is on the next day. */
const AnsweredHours = z.object({ start: z.string(), end: z.string() }).nullable()
export type AnsweredHours = z.output<typeof AnsweredHours>

const ownDay = {
  day: answeredDay,
  mark: z.enum(DAY_MARKS),
  hours: AnsweredHours,
  /** True when HR entered the mark for the person. */
  byHr: z.boolean(),
}

const Rule = z.object({
  id: z.number(),
  weekday: z.number(),
  everyWeeks: z.number(),
  start: answeredDay,
  end: answeredDay.nullable(),
  mark: z.enum(AVAILABILITY_MARKS),
  hours: AnsweredHours,
  byHr: z.boolean(),
})
export type AvailabilityRuleDto = z.output<typeof Rule>

export const Availability = resource({
  firstName: z.string(),
  lastName: z.string(),
  /** The days of the period that have their own mark, which does not come from a weekly rule. */
  days: z.array(z.object(ownDay)),
  /** The weekly rules that end during or after the period, the newest first. */
  rules: z.array(Rule),
  /** The planned shifts of the period. A mark does not change these shifts. */
  shifts: z.array(
    z.object({ day: answeredDay, start: z.string(), end: z.string(), name: z.string(), color: z.string() }),
  ),
})
export type Availability = z.output<typeof Availability>

const period = z.object({ from: day('van'), to: day('tot en met') })
const shows = ['availability', 'shifts', 'shiftTypes', 'people'] as const
const changes = ['availability'] as const

const hours = z.object({ start: clockTime('Van'), end: clockTime('Tot') }).nullish()

/** The body has no field for a reason. A reason could reveal something about health, religion or family. */
const DayBody = z.object({ mark: choice('Beschikbaarheid', DAY_MARKS), hours })

export const NewAvailabilityRule = z.object({
  weekday: whole('Weekdag', 1, 7),
  everyWeeks: whole('Om de hoeveel weken', 1, MOST_RULE_WEEKS),
  start: day('Vanaf'),
  end: day('Tot en met').nullish(),
  mark: choice('Beschikbaarheid', AVAILABILITY_MARKS),
  hours,
})

const dayProblems = ['availability_in_past', 'shift_too_far_ahead'] as const
const ruleProblems = [...dayProblems, 'no_day_chosen', 'too_many_availability_rules'] as const

export const availability = endpoint.get('/availability', {
  access: 'user',
  shows,
  summary: 'De eigen beschikbaarheid in een periode van hoogstens 62 dagen, met de wekelijkse regels',
  query: period,
  response: Availability,
  problems: ['period_too_long'],
})

export const setAvailability = endpoint.put('/availability/{day}', {
  access: 'user',
  changes,
  summary: 'Een dag aanduiden als niet beschikbaar, als liever wel, of als dag zonder wekelijkse regel',
  body: DayBody,
  response: resource({}),
  problems: dayProblems,
})

export const clearAvailability = endpoint.delete('/availability/{day}', {
  access: 'user',
  changes,
  summary: 'De aanduiding van een dag weghalen. Een wekelijkse regel geldt dan weer',
  response: resource({}),
  problems: dayProblems,
})

export const addAvailabilityRule = endpoint.post('/availability/rule', {
  access: 'user',
  changes,
  summary: 'Een weekdag aanduiden voor elke week, of om de twee, drie of vier weken',
  body: NewAvailabilityRule,
  status: 201,
  response: resource({ id: z.number() }),
  problems: ruleProblems,
})

export const endAvailabilityRule = endpoint.delete('/availability/rule/{ruleId}', {
  access: 'user',
  changes,
  summary: 'Een wekelijkse regel stopzetten vanaf morgen',
  response: resource({}),
})

export const personAvailability = endpoint.get('/administration/user/{userId}/availability', {
  access: 'admin',
  shows,
  summary: 'De beschikbaarheid van iemand in een periode van hoogstens 62 dagen, met de wekelijkse regels',
  query: period,
  response: Availability,
  problems: ['period_too_long'],
})

export const setPersonAvailability = endpoint.put('/administration/user/{userId}/availability/{day}', {
  access: 'admin',
  changes,
  summary: 'Een dag van iemand aanduiden, zoals de medewerker het doorgaf',
  body: DayBody,
  response: resource({}),
  problems: dayProblems,
})

export const clearPersonAvailability = endpoint.delete('/administration/user/{userId}/availability/{day}', {
  access: 'admin',
  changes,
  summary: 'De aanduiding van een dag van iemand weghalen',
  response: resource({}),
  problems: dayProblems,
})

export const addPersonAvailabilityRule = endpoint.post('/administration/user/{userId}/availability/rule', {
  access: 'admin',
  changes,
  summary: 'Een weekdag van iemand aanduiden voor elke week, of om de twee, drie of vier weken',
  body: NewAvailabilityRule,
  status: 201,
  response: resource({ id: z.number() }),
  problems: ruleProblems,
})

export const endPersonAvailabilityRule = endpoint.delete('/administration/user/{userId}/availability/rule/{ruleId}', {
  access: 'admin',
  changes,
  summary: 'Een wekelijkse regel van iemand stopzetten vanaf morgen',
  response: resource({}),
})
