import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { messages } from '@uurwerk/contract/messages'
import { z } from 'zod'
import { RefusalError } from '../../../app/RefusalError.ts'

type Named = (name: string) => string

/** The query parameters of a call. A call that reads ignores unknown parameters. */
export function parseQuery({ method, query }: Endpoint, value: unknown): unknown {
  const read = parsed(query, value, messages.unknownParameter)
  if (query !== undefined && method !== 'GET') refuseUnknownOnly(query, { value, read }, messages.unknownParameter)
  return read
}

/** Some calls take any body, because other programs send a body of their own (rule screens-61). */
export function parseBody({ body, takesAnyBody }: Endpoint, value: unknown): unknown {
  const read = parsed(body, value, messages.unknownField)
  if (body !== undefined && takesAnyBody !== true) refuseUnknownOnly(body, { value, read }, messages.unknownField)
  return read
}

/** Parses a value with the schema of the contract. The refusal contains all wrong fields. */
function parsed(schema: z.ZodType | undefined, value: unknown, unknownName: Named): unknown {
  if (schema === undefined) return undefined
  const result = schema.safeParse(value ?? {})
  if (result.success) return result.data
  throw new RefusalError({
    code: 'invalid',
    errors: result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? unknownErrors(issue.keys, issue.path, unknownName) : [fieldError(issue)],
    ),
  })
}

/**
 * Refuses a value with only unknown fields. One misspelt field would otherwise change nothing, or more than the user
 * chose (rule screens-50). A value from which the schema reads something is accepted, because it contains the older
 * name of a field.
 */
function refuseUnknownOnly(
  schema: z.ZodType,
  { value, read }: { readonly value: unknown; readonly read: unknown },
  unknownName: Named,
): void {
  // A file is not checked, because each of its millions of bytes would count as a field name.
  if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value)) return
  const names = Object.keys(value)
  if (names.length === 0) return
  const known = namesOf(schema)
  if (known === null || names.some((name) => known.names.has(name))) return
  if (isDeepStrictEqual(read, known.empty))
    throw new RefusalError({ code: 'invalid', errors: unknownErrors(names, [], unknownName) })
}

type Known = { readonly names: ReadonlySet<string>; readonly empty: unknown }

const knownOf = new WeakMap<z.ZodType, Known | null>()

/**
 * The field names that a schema knows, and the value that the schema makes from an empty object. Null when the schema
 * has a required field.
 */
function namesOf(schema: z.ZodType): Known | null {
  const stored = knownOf.get(schema)
  if (stored !== undefined) return stored
  const empty = schema.safeParse({})
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const known = empty.success ? { names: new Set(Object.keys(properties)), empty: empty.data } : null
  knownOf.set(schema, known)
  return known
}

/** The maximum number of unknown field names in a refusal, and the maximum number of characters of each name. */
const MOST_NAMES = 20
const LONGEST_NAME = 60

const unknownErrors = (names: readonly string[], path: readonly PropertyKey[], unknownName: Named) =>
  names
    .slice(0, MOST_NAMES)
    .map((name) => name.slice(0, LONGEST_NAME))
    .map((name) => ({ path: [...path, name].map(String).join('.'), message: unknownName(name) }))

const fieldError = ({ path, message }: z.core.$ZodIssue) => ({
  path: path.map(String).join('.'),
  message: dutch(message),
})

/** Zod's messages are English. An unknown message becomes 'not valid' in Dutch. */
const dutch = (message: string) =>
  /^(Invalid|Expected|Unrecognized|Too)/.test(message) ? 'Deze waarde is niet geldig' : message
