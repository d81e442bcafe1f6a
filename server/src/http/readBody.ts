import type { z } from 'zod'
import { RefusalError } from './RefusalError.ts'

/** Parses the body with the schema of the contract. All wrong fields are reported at once. */
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

/** Zod's messages are English. Ours come from the catalogue; an unknown one becomes 'not valid'. */
const dutch = (message: string) =>
  /^(Invalid|Expected|Unrecognized|Too)/.test(message) ? 'Deze waarde is niet geldig' : message
