import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredDay, answeredPeriod, day, flag, id, text, version } from '../fields.ts'
import { actions, list, resource } from '../hal.ts'

/** The maximum length of the name of a qualification, in characters (rule qualifications-10). */
export const LONGEST_QUALIFICATION = 40

const Qualification = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  /** False when nobody can get the qualification any more. */
  active: z.boolean(),
  /** The number of people who hold the qualification, held it, or will hold it. */
  people: z.number(),
  /** The number of open shifts that require the qualification, also in the past. */
  needs: z.number(),
  levels: z.number(),
  /** The number of shift types that require the qualification, also archived shift types. */
  shiftTypes: z.number(),
  actions: actions('remove'),
})
export type Qualification = z.output<typeof Qualification>

const Qualifications = list('qualificationDtoList', Qualification)

export const qualifications = endpoint.get('/administration/qualification', {
  access: 'admin',
  shows: ['qualifications', 'openShifts', 'staffing', 'shiftTypes'],
  summary: 'De kwalificaties van het bedrijf',
  response: Qualifications,
})

const name = text('naam', { max: LONGEST_QUALIFICATION })

export const QualificationBody = z.object({ name })

export const addQualification = endpoint.post('/administration/qualification', {
  access: 'admin',
  changes: ['qualifications'],
  answers: qualifications,
  summary: 'Een kwalificatie toevoegen',
  body: QualificationBody,
  status: 201,
  problems: ['qualification_name_taken'],
})

export const editQualification = endpoint.put('/administration/qualification/{id}', {
  access: 'admin',
  changes: ['qualifications'],
  answers: qualifications,
  summary: 'Een kwalificatie hernoemen, of stoppen met ze te gebruiken',
  body: z.object({ name, active: flag('actief'), version }),
  problems: ['qualification_name_taken', 'stale'],
})

export const removeQualification = endpoint.delete('/administration/qualification/{id}', {
  access: 'admin',
  changes: ['qualifications'],
  answers: qualifications,
  summary: 'Een kwalificatie verwijderen die nooit gebruikt werd',
  problems: ['qualification_in_use'],
})

const PersonQualification = z.object({
  id: z.number(),
  version: z.number(),
  qualificationId: z.number(),
  name: z.string(),
  period: answeredPeriod,
})
export type PersonQualification = z.output<typeof PersonQualification>

const PersonQualifications = list('personQualificationDtoList', PersonQualification, { today: answeredDay })

export const personQualifications = endpoint.get('/administration/user/{id}/qualification', {
  access: 'admin',
  shows: ['qualifications'],
  summary: 'De kwalificaties van een persoon, met hun periodes',
  response: PersonQualifications,
})

export const PersonQualificationBody = z.object({
  qualificationId: id('kwalificatie'),
  start: day('van'),
  end: day('tot en met').nullish(),
  version,
})

const holdProblems = ['period_reversed', 'qualification_ended', 'qualification_overlaps'] as const

export const addPersonQualification = endpoint.post('/administration/user/{id}/qualification', {
  access: 'admin',
  changes: ['qualifications'],
  answers: personQualifications,
  summary: 'Een persoon een kwalificatie geven, vanaf een dag',
  body: PersonQualificationBody,
  status: 201,
  problems: holdProblems,
})

export const editPersonQualification = endpoint.put('/administration/user/{id}/qualification/{heldId}', {
  access: 'admin',
  changes: ['qualifications'],
  answers: personQualifications,
  summary: 'De periode van een kwalificatie van een persoon wijzigen',
  body: PersonQualificationBody,
  problems: [...holdProblems, 'stale'],
})

export const removePersonQualification = endpoint.delete('/administration/user/{id}/qualification/{heldId}', {
  access: 'admin',
  changes: ['qualifications'],
  answers: personQualifications,
  summary: 'Een kwalificatie van een persoon wegnemen die er nooit was',
})

export const TeamQualifications = resource({
  /** The qualifications that at least one person holds in the period, sorted by name. */
  qualifications: z.array(z.object({ id: z.number(), name: z.string() })),
  held: z.array(
    z.tuple([
      z.number().describe('person'),
      z.number().describe('qualification'),
      answeredDay.describe('first day'),
      answeredDay.nullable().describe('last day'),
    ]),
  ),
})
export type TeamQualifications = z.output<typeof TeamQualifications>

export const teamQualifications = endpoint.get('/administration/planning/qualification', {
  access: 'admin',
  shows: ['qualifications', 'people'],
  summary: 'Wie in een periode welke kwalificatie heeft',
  query: z.object({ from: day('van'), to: day('tot en met') }),
  response: TeamQualifications,
  problems: ['period_too_long'],
})
