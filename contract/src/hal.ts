import { z } from 'zod'

/** Links to the actions that the caller may do now, named by the last segment of their path. */
export const Links = z.record(z.string(), z.object({ href: z.string() }))
export type Links = z.output<typeof Links>

/** A single thing, with the links that apply to it. */
export const resource = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...shape, _links: Links.optional() })

/** A list: an empty one keeps its empty array. */
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

/** Whether a call answers with a list. */
export const isList = (response: object): boolean => response instanceof z.ZodObject && '_embedded' in response.shape

/** Text for the blue banner, beside a successful answer. */
export const Warning = { warning: z.string().optional() }
