import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day } from './fields.ts'
import { list } from './hal.ts'
import { messages } from './messages.ts'

/** A whole positive number, as it stands in an address. */
const idInQuery = (field: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, messages.invalid(field))
    .transform(Number)
    .optional()

export const auditEntries = endpoint({
  method: 'GET',
  path: '/administration/audit',
  access: 'admin',
  summary: 'Wat er gebeurde, wanneer en door wie; het laatste eerst, honderd per keer',
  query: z.object({
    entity: z.string().max(60, messages.maxLength('entity', 60)).optional(),
    id: idInQuery('id'),
    actor: idInQuery('actor'),
    from: day('from').optional(),
    to: day('to').optional(),
    /** The `nextCursor` of the page before. */
    cursor: z.string().max(100, messages.invalid('cursor')).optional(),
  }),
  response: list(
    'auditEntryList',
    z.object({
      id: z.number(),
      at: z.string(),
      /** Null for what the house did by itself, or who stood at its terminal. */
      actorId: z.number().nullable(),
      actorName: z.string().nullable(),
      action: z.string(),
      entity: z.string(),
      entityId: z.number().nullable(),
      /** Whose data it is. */
      userId: z.number().nullable(),
      userName: z.string().nullable(),
      /** Each changed field as [before, after]. */
      changes: z.record(z.string(), z.unknown()),
    }),
    { nextCursor: z.string().nullable() },
  ),
  problems: ['range_reversed'],
})
