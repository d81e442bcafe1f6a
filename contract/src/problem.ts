import { z } from 'zod'

/** A problem in an answer (RFC 9457), with a Dutch `message` for the user and a stable `code`. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string(),
  /** The errors of a form. Each field with an error has one error. */
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .readonly()
    .optional(),
  /** The current record. It is present when another user changed the record after the client read it. */
  current: z.unknown().optional(),
  /** The person who made the last change of the current record. `changedAt` is the time of that change. */
  changedBy: z.string().nullish(),
  changedAt: z.string().nullish(),
  /** The number that identifies a server error in the log. */
  requestId: z.string().optional(),
})
export type Problem = z.output<typeof Problem>
