import { z } from 'zod'

/**
 * The value when it matches the schema; otherwise null. The answer of another server may differ from its documentation.
 */
export function shaped<Shape extends z.ZodType>(schema: Shape, value: unknown): z.output<Shape> | null {
  const result = schema.safeParse(value)
  return result.success ? result.data : null
}
