import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { Subject } from '../endpoint.ts'
import { resource } from '../hal.ts'
import { messages } from '../messages.ts'

const Change = z.object({
  /** The id of the audit entry. A client that reads the same entry twice must handle it once. */
  id: z.number(),
  /** The subjects of the change. The list of names is open, so an older client ignores a name that it does not know. */
  subjects: z.array(z.custom<Subject>((value) => typeof value === 'string')),
  userId: z.number().nullable(),
  contractId: z.number().nullable(),
  invoiceId: z.number().nullable(),
  yearMonth: z.string().nullable(),
  /** The name of the person who made the change; null when the server made it. */
  by: z.string().nullable(),
})

export const RecentChanges = resource({
  /** The time of this answer in seconds. The client sends this time with its next call. */
  until: z.number(),
  /** False when the answer cannot name all changes, or when the client made no call for too long. */
  isComplete: z.boolean(),
  changes: z.array(Change),
})
export type RecentChanges = z.output<typeof RecentChanges>
export type RecentChange = z.output<typeof Change>

/**
 * What other people changed since a moment. The answer names records and no values. An entry can be in several answers,
 * because a change that began earlier can become visible later.
 */
export const recentChanges = endpoint({
  method: 'GET',
  path: '/administration/changes',
  access: 'admin',
  shows: [],
  isBackground: true,
  summary: 'Wat anderen wijzigden sinds een ogenblik, zonder waarden',
  query: z.object({
    since: z
      .string()
      .regex(/^\d{1,11}$/, messages.invalid('sinds'))
      .transform(Number)
      .optional(),
  }),
  response: RecentChanges,
})
