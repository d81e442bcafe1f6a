import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, yearMonth } from './fields.ts'
import { list } from './hal.ts'
import { messages } from './messages.ts'

/** A whole positive number, as it stands in an address. */
const idInQuery = (field: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, messages.invalid(field))
    .transform(Number)
    .optional()

/** Changes alone, or who looked at whose data. */
export const auditKinds = ['changes', 'readings'] as const

export const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** Null for what the house did by itself, or who stood at its terminal. */
  actorId: z.number().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.number().nullable(),
  /** What the thing is called now; null once it is gone, and for what has no name. */
  entityName: z.string().nullable(),
  /** Whose data it is. */
  userId: z.number().nullable(),
  userName: z.string().nullable(),
  contractId: z.number().nullable(),
  /** The month that it is about. */
  yearMonth: z.string().nullable(),
  /** Each changed field as [before, after]. */
  changes: z.record(z.string(), z.unknown()),
})

export const auditEntries = endpoint({
  method: 'GET',
  path: '/administration/audit',
  access: 'admin',
  summary: 'Wat er gebeurde, wanneer en door wie; het laatste eerst, honderd per keer',
  query: z.object({
    entity: z.string().max(60, messages.maxLength('waarover', 60)).optional(),
    id: idInQuery('nummer'),
    /** Whose data it is. */
    user: idInQuery('gebruiker'),
    contract: idInQuery('contract'),
    yearMonth: yearMonth('maand').optional(),
    actor: idInQuery('wie'),
    kind: z.enum(auditKinds, messages.invalid('soort')).optional(),
    from: day('van').optional(),
    to: day('tot').optional(),
    /** The `nextCursor` of the page before. */
    cursor: z.string().max(100, messages.invalid('vervolg')).optional(),
  }),
  response: list('auditEntryList', AuditEntry, {
    nextCursor: z.string().nullable(),
    /** What the numbers in the changes stand for: per kind of thing, by number. */
    names: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  problems: ['range_reversed'],
})
