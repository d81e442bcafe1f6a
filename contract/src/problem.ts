import { z } from 'zod'

/** A problem in an answer (RFC 9457), with a Dutch `message` for the user and a stable `code`. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string(),
  /** The errors of a form: one error for each field with an error. */
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .readonly()
    .optional(),
  /** The current record, when the server refused a write because the record was changed after the client read it. */
  current: z.unknown().optional(),
  /** The person who changed the current record last, and the time of that change. */
  changedBy: z.string().nullish(),
  changedAt: z.string().nullish(),
  /** The number that identifies a server error in the log. */
  requestId: z.string().optional(),
})
export type Problem = z.output<typeof Problem>
