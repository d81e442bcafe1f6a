import { z } from 'zod'

/** RFC 9457, with the specification's `message` (Dutch, fit to show) and a stable `code`. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string(),
  /** What is wrong in which field, all at once. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The resource as it stands, where a stale write was refused. */
  current: z.unknown().optional(),
  /** The number by which we find a fault of ours again. */
  requestId: z.string().optional(),
})
export type Problem = z.output<typeof Problem>
