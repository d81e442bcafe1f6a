import { OWN_TASKS } from '@uurwerk/domain/timesheets/ownTasks'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { resource } from '../hal.ts'

export const NextShift = z.object({
  id: z.number(),
  contractId: z.number(),
  customerName: z.string(),
  title: z.string(),
  color: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
})
export type NextShift = z.output<typeof NextShift>

export const OwnTask = z.object({
  kind: z.enum(OWN_TASKS),
  yearMonth: z.string(),
  countedHours: z.number(),
  /** The needed hours; 0 for a self-employed person, who has none. */
  neededHours: z.number(),
})
export type OwnTask = z.output<typeof OwnTask>

/** The sentence is in Dutch and contains no kind of absence (rule audit-19). */
export const ChangeByHr = z.object({
  id: z.number(),
  at: z.string(),
  sentence: z.string(),
  customerName: z.string().nullable(),
  /** The day of the shift that was changed. */
  date: z.string().nullable(),
  yearMonth: z.string().nullable(),
  changes: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string() })),
})
export type ChangeByHr = z.output<typeof ChangeByHr>

export const OwnStart = resource({
  employmentStart: z.string(),
  employmentEnd: z.string().nullable(),
  /** True when a contract is active today or begins later. */
  hasContract: z.boolean(),
  /** The running shift or the next shift, and the shift after that one. */
  nextShifts: z.array(NextShift),
  tasks: z.array(OwnTask),
  /** The balances in the current month; null for a self-employed person. */
  balances: z
    .object({
      vacationDays: z.number(),
      vacationApproved: z.boolean(),
      recupHours: z.number(),
      recupHolidays: z.number(),
    })
    .nullable(),
  /** The last three changes by HR, the latest first. */
  changesByHr: z.array(ChangeByHr),
})
export type OwnStart = z.output<typeof OwnStart>

export const ownStart = endpoint.get('/user/current/start', {
  access: 'user',
  shows: ['shifts', 'absences', 'months', 'contracts', 'people', 'counters', 'holidays'],
  summary:
    'De eigen startpagina: de volgende shift, wat er gevraagd wordt, de saldo’s en de laatste wijzigingen door HR',
  response: OwnStart,
})
