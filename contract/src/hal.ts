import { z } from 'zod'
import type { RefusalOf } from './problems.ts'

/** Links to the actions that the caller may do now. The name of a link is the last segment of its path. */
export const Links = z.record(z.string(), z.object({ href: z.string() }))
export type Links = z.output<typeof Links>

/** The reason why an action is refused: a code, and the facts of its sentence. */
export const Refusal: z.ZodType<RefusalOf> = z.custom<RefusalOf>().meta({
  type: 'object',
  properties: { code: { type: 'string' } },
  required: ['code'],
})

/** An allowed action is null. Any other action has the refusal with which the server would answer the call. */
export const actions = <const Name extends string>(...names: readonly Name[]) =>
  z.record(z.enum(names), Refusal.nullable())

export const resource = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...shape, _links: Links.optional() })

/** A list of records. Without records, the answer contains an empty array. */
export const list = <
  const Rel extends string,
  Row extends z.ZodType,
  Beside extends z.ZodRawShape = Record<never, never>,
>(
  rel: Rel,
  row: Row,
  beside?: Beside,
) =>
  z.object({
    _embedded: z.object({ [rel]: z.array(row) } as Record<Rel, z.ZodArray<Row>>),
    ...(beside as Beside),
    _links: Links.optional(),
  })

export const isList = (response: object): boolean => response instanceof z.ZodObject && '_embedded' in response.shape

/** A warning text in a successful answer. The web app shows the text in a blue banner. */
export const Warning = { warning: z.string().optional() }
