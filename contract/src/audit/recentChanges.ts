import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { Subject } from '../endpoint.ts'
import { Preview } from '../fields.ts'
import { resource } from '../hal.ts'
import { messages } from '../messages.ts'

const Change = z.object({
  /** The id of the audit entry. A client can get the same entry twice, but must handle it only once. */
  id: z.number(),
  /**
   * The subjects of the change: the kinds of data that it changed, such as shifts. New subjects can be added later, so
   * an older version of the app ignores a subject that it does not know.
   */
  subjects: z.array(z.custom<Subject>((value) => typeof value === 'string')),
  userId: z.number().nullable(),
  contractId: z.number().nullable(),
  invoiceId: z.number().nullable(),
  yearMonth: z.string().nullable(),
  /** True when the caller made the change, perhaps in another browser. */
  isOwn: z.boolean(),
  /** The name of the person who made the change; null when the server made it. */
  by: z.string().nullable(),
})

export const RecentChanges = resource({
  /** The moment of this answer, in seconds since 1970. The client sends it with the next call. */
  until: z.number(),
  /** False when there are too many changes or the last call is too long ago. The client then reads its lists again. */
  isComplete: z.boolean(),
  changes: z.array(Change),
})
export type RecentChanges = z.output<typeof RecentChanges>
export type RecentChange = z.output<typeof Change>

/**
 * The changes that other people made since a given moment. The client can also ask for the changes of the caller. The
 * answer names records, but contains no values. An entry can be in several answers: a change becomes visible only at
 * its commit, so each answer repeats the changes of the last minute before the given moment.
 */
export const recentChanges = endpoint.get('/administration/changes', {
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
    /** True to get the changes of the caller too. The caller can work in two browsers. */
    own: Preview.shape.preview,
  }),
  response: RecentChanges,
})
