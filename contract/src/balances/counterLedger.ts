import { z } from 'zod'
import { Counter, VacationYear } from './balances.ts'
import { endpoint } from '../endpoint.ts'
import { list } from '../hal.ts'

/** The change of the days granted and the days left, and both balances after it (rule balances-17). */
export const LedgerEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** The name of the person who made the change; null when the server made the change automatically. */
  changedBy: z.string().nullable(),
  /** The reason for the change. It is '' when only HR may read the reason. */
  reason: z.string(),
  /** The day of the absence that caused the change, also when the absence was removed later. */
  absenceDate: z.string().nullable(),
  holiday: z.object({ date: z.string(), name: z.string().nullable() }).nullable(),
  /** The year of the new-year run (the action with which HR begins the leave of a year) that made this change. */
  newYear: z.number().nullable(),
  originalChange: z.number(),
  currentChange: z.number(),
  originalBalance: z.number(),
  currentBalance: z.number(),
})

const CounterLedger = list('counterLedgerEntryList', LedgerEntry, { counter: Counter })

export const counterLedger = endpoint.get('/administration/user/{id}/vacationcounter/{year}/{counter}/ledger', {
  access: 'admin',
  shows: ['absences', 'shifts', 'counters', 'holidays', 'people'],
  summary: 'Waarom een teller staat zoals hij staat, de oudste regel eerst',
  response: CounterLedger,
})

export const ownVacationCounters = endpoint.get('/vacation/{year}', {
  access: 'user',
  shows: ['absences', 'shifts', 'counters', 'holidays', 'people'],
  summary: 'De eigen veertien tellers van een jaar',
  response: VacationYear,
})

export const ownCounterLedger = endpoint.get('/vacation/{year}/{counter}/ledger', {
  access: 'user',
  shows: ['absences', 'shifts', 'counters', 'holidays', 'people'],
  summary: 'Waarom een eigen teller staat zoals hij staat; wat HR erbij schreef blijft bij HR',
  response: CounterLedger,
})
