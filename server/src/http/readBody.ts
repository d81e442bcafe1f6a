import type { z } from 'zod'
import { RefusalError } from './RefusalError.ts'

/** Parses with the contract's schema; what is wrong with every field is answered at once. */
export function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const result = schema.safeParse(value ?? {})
  if (result.success) return result.data
  throw new RefusalError({ code: 'invalid', errors: result.error.issues.map(fieldError) })
}

const fieldError = ({ path, message }: z.core.$ZodIssue) => ({
  path: path.map(String).join('.'),
  message: dutch(message),
})

/** Zod's own words are English; ours come from the catalogue, and whatever is left over reads as a plain 'not valid'. */
const dutch = (message: string) =>
  /^(Invalid|Expected|Unrecognized|Too)/.test(message) ? 'Deze waarde is niet geldig' : message
