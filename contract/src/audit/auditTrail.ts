import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, idInQuery, yearMonth } from '../fields.ts'
import { list } from '../hal.ts'
import { messages } from '../messages.ts'

/**
 * The filters of the audit trail: 'changes' selects only changes, and 'readings' selects only reads of personal data.
 */
export const auditKinds = ['changes', 'readings'] as const

export const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** The person who acted. Null when the server acted automatically, and when an operator used the command line. */
  actorId: z.number().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.number().nullable(),
  /** The current name of the record; null when the record was deleted or has no name. */
  entityName: z.string().nullable(),
  /** The person whose data was changed or read. */
  userId: z.number().nullable(),
  userName: z.string().nullable(),
  contractId: z.number().nullable(),
  /** The month to which the record belongs. */
  yearMonth: z.string().nullable(),
  /** The changed fields. Each field has two values: [before, after]. */
  changes: z.record(z.string(), z.unknown()),
})

export const auditEntries = endpoint.get('/administration/audit', {
  access: 'admin',
  shows: [],
  summary: 'Wat er gebeurde, wanneer en door wie; het laatste eerst, honderd per keer',
  query: z.object({
    entity: z.string().max(60, messages.maxLength('waarover', 60)).optional(),
    id: idInQuery('nummer').optional(),
    /** The person whose data was changed or read. */
    user: idInQuery('gebruiker').optional(),
    contract: idInQuery('contract').optional(),
    yearMonth: yearMonth('maand').optional(),
    actor: idInQuery('wie').optional(),
    kind: z.enum(auditKinds, messages.invalid('soort')).optional(),
    from: day('van').optional(),
    to: day('tot').optional(),
    /** The field `nextCursor` from the answer with the previous page. */
    cursor: z.string().max(100, messages.invalid('vervolg')).optional(),
  }),
  response: list('auditEntryList', AuditEntry, {
    nextCursor: z.string().nullable(),
    /** The names of the records whose ids are in the changes, by kind of record and then by id. */
    names: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  problems: ['range_reversed'],
})
