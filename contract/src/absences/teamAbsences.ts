import { absenceCategories } from '@uurwerk/domain/absences/absenceCategory'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredDay, whole } from '../fields.ts'
import { resource } from '../hal.ts'
import { Holiday } from './absences.ts'

const Period = z.object({
  start: answeredDay,
  /** The last day; null for a prolonged sickness without an end. */
  end: answeredDay.nullable(),
  category: z.enum(absenceCategories),
  fullDay: z.boolean(),
  editedByAdmin: z.boolean(),
  /** The number of days of absence; null for a prolonged sickness without an end. */
  days: z.number().nullable(),
})

const Named = z.object({ id: z.number(), name: z.string() })

const Member = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  employerId: z.number().nullable(),
  customerIds: z.array(z.number()),
  periods: z.array(Period),
})

export const TeamAbsences = resource({
  yearMonth: z.string(),
  /** The public holidays in the weeks of the month. The first and the last week can have days of another month. */
  holidays: z.array(Holiday),
  customers: z.array(Named),
  employers: z.array(Named),
  /** The employed people with a contract in the month, or with an absence in the month or near it, sorted by name. */
  members: z.array(Member),
})
export type TeamAbsences = z.output<typeof TeamAbsences>

export const teamAbsences = endpoint.get('/administration/absences/{yearMonth}/team', {
  access: 'admin',
  shows: ['absences', 'people', 'contracts', 'customers', 'holidays', 'settings'],
  summary: 'Wie afwezig is in een maand, per persoon en in perioden',
  response: TeamAbsences,
})

const Change = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(['booked', 'changed', 'removed']),
  userId: z.number(),
  userName: z.string(),
  /** The name of the HR user who made the change; null when the employee made it. */
  actorName: z.string().nullable(),
  category: z.enum(absenceCategories),
  fullDay: z.boolean(),
  start: answeredDay,
  end: answeredDay.nullable(),
  /** The days that the person still has for this kind of absence; null for a kind that is not counted in days. */
  daysLeft: z.number().nullable(),
  /** The hours of recuperation that the person still has; null for another kind of absence. */
  hoursLeft: z.number().nullable(),
  /** At most three people of the same customers who are also absent on at least one day of this absence. */
  away: z.array(z.object({ name: z.string(), start: answeredDay, end: answeredDay })),
  /** The number of all people of the same customers who are also absent on at least one day of this absence. */
  awayCount: z.number(),
})

export const AbsenceChanges = resource({
  /** The id of the last audit entry that the caller has seen; 0 when the caller has seen none. */
  seenUntil: z.number(),
  /** The id of the last audit entry in this answer. */
  until: z.number(),
  /** The number of all changes that the caller has not seen. */
  unseen: z.number(),
  /** The latest changes, sorted from new to old. */
  changes: z.array(Change),
})
export type AbsenceChanges = z.output<typeof AbsenceChanges>

export const absenceChanges = endpoint.get('/administration/absences/changes', {
  access: 'admin',
  shows: ['absences', 'people', 'absencesSeen', 'counters', 'contracts'],
  summary: 'Wat anderen boekten of annuleerden sinds je laatst keek',
  response: AbsenceChanges,
})

export const markAbsenceChangesSeen = endpoint.put('/administration/absences/changes/seen', {
  access: 'admin',
  changes: ['absencesSeen'],
  answers: absenceChanges,
  summary: 'De geboekte en geannuleerde afwezigheden als gezien merken, tot en met een wijziging',
  body: z.object({ until: whole('wijziging', 0, Number.MAX_SAFE_INTEGER) }),
})
