import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { list } from './hal.ts'
import { isDay, type Day } from '@uurwerk/domain/time/day'

const dayQuery = z.string().refine(isDay).optional() as unknown as z.ZodType<Day | undefined, string | undefined>
const idQuery = z.coerce.number().int().positive().optional()

export const auditEntries = endpoint({
  method: 'GET',
  path: '/administration/audit',
  access: 'admin',
  summary: 'Wat er gebeurde, wanneer en door wie',
  query: z.object({
    entity: z.string().max(60).optional(),
    id: idQuery,
    actor: idQuery,
    from: dayQuery,
    to: dayQuery,
    cursor: z.string().max(60).optional(),
  }),
  response: list(
    'auditEntryList',
    z.object({
      id: z.number(),
      at: z.string(),
      actorId: z.number().nullable(),
      actorName: z.string().nullable(),
      action: z.string(),
      entity: z.string(),
      entityId: z.number().nullable(),
      userId: z.number().nullable(),
      changes: z.record(z.string(), z.unknown()),
    }),
    { nextCursor: z.string().nullable() },
  ),
})
