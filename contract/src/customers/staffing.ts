import { CLAIM_GRANTS } from '@uurwerk/domain/customers/claimGrants'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredDay, answeredPeriod, choice, day, id, missingOrInvalid, version, whole } from '../fields.ts'
import { list } from '../hal.ts'
import { messages } from '../messages.ts'

const MOST_PEOPLE = 99
const WEEKDAYS = 7

const Level = z.object({
  id: z.number(),
  version: z.number(),
  shiftTypeId: z.number(),
  shiftTypeName: z.string(),
  period: answeredPeriod,
  /** The numbers of needed people from Monday to Sunday. */
  weekdays: z.array(z.number()),
  /** The number of people that a public holiday needs; null when the number of its weekday applies. */
  onHolidays: z.number().nullable(),
  /** The qualification that the shifts require; null when the shifts require none. */
  qualification: z.object({ id: z.number(), name: z.string() }).nullable(),
})
export type StaffingLevelDto = z.output<typeof Level>

const Staffing = list('staffingLevelDtoList', Level, {
  today: answeredDay,
  /** How new open shifts are given to the employees who claim them; null when the choice of the parent applies. */
  grants: z.enum(CLAIM_GRANTS).nullable(),
  /** The choice that applies to the customer: its own choice, or else the choice of its parent, or else 'first'. */
  effectiveGrants: z.enum(CLAIM_GRANTS),
})

export const customerStaffing = endpoint.get('/administration/customer/{id}/staffing', {
  access: 'admin',
  shows: ['staffing', 'shiftTypes', 'qualifications', 'customers'],
  summary: 'Hoeveel mensen een klant nodig heeft, per shift type en weekdag',
  response: Staffing,
})

/** A staffing level of a customer (rule staffing-9). */
export const StaffingBody = z.object({
  version,
  shiftTypeId: id('shift'),
  start: day('van'),
  end: day('tot en met').nullish(),
  weekdays: z
    .array(whole('aantal', 0, MOST_PEOPLE), missingOrInvalid('weekdagen'))
    .length(WEEKDAYS, messages.invalid('weekdagen')),
  onHolidays: whole('feestdag', 0, MOST_PEOPLE).nullish(),
  qualificationId: id('kwalificatie').nullish(),
})

export const addStaffing = endpoint.post('/administration/customer/{id}/staffing', {
  access: 'admin',
  changes: ['staffing'],
  answers: customerStaffing,
  summary: 'Zeggen hoeveel mensen een klant nodig heeft van een shift type',
  body: StaffingBody,
  status: 201,
  problems: ['staffing_overlaps', 'shift_type_of_other_customer', 'period_reversed', 'qualification_ended'],
})

export const editStaffing = endpoint.put('/administration/customer/{id}/staffing/{levelId}', {
  access: 'admin',
  changes: ['staffing'],
  answers: customerStaffing,
  summary: 'Veranderen hoeveel mensen een klant nodig heeft',
  body: StaffingBody,
  problems: ['staffing_overlaps', 'shift_type_of_other_customer', 'period_reversed', 'qualification_ended', 'stale'],
})

export const removeStaffing = endpoint.delete('/administration/customer/{id}/staffing/{levelId}', {
  access: 'admin',
  changes: ['staffing'],
  answers: customerStaffing,
  summary: 'Verwijderen hoeveel mensen een klant nodig heeft',
})

export const setClaimGrants = endpoint.put('/administration/customer/{id}/claimgrants', {
  access: 'admin',
  changes: ['staffing', 'customers'],
  answers: customerStaffing,
  summary: 'Kiezen hoe nieuwe open shiften van een klant toegekend worden',
  body: z.object({ grants: choice('toekennen', CLAIM_GRANTS).nullable() }),
})
