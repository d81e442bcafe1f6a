import type { z } from 'zod'
import type { Random } from './random.ts'
import { writtenTexts } from './texts.ts'
import type { ValuesOf } from './values.ts'

type AnySchema = z.core.$ZodTypes

/** Marks a field that is left out of the generated object. */
const ABSENT = Symbol('absent')

const days = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 15 + index)).toISOString().slice(0, 10),
)

const plausibleTexts = [
  ...writtenTexts,
  ...days,
  ...days.flatMap((day) => [`${day}T08:00`, `${day}T16:06`, `${day}T22:00:00+01:00`]),
  '2026-10',
  '2026-11',
  '2026-12',
  '06:00',
  '08:00',
  '12:00',
  '12:30',
  '16:06',
  '20:00',
  '22:00',
  '08:00:00',
  'els@huis.example',
  'facturen@klaverveld.example',
  '#1F7A4D',
  '#C7E0F4',
  'BE0428759497',
  'BE0403019261',
  '9000',
  'BE',
  'Gent',
  '12 bus 3',
  '613000',
  'stuk',
  'BE71096123456769',
  '0403019261',
  'F{jaar}-{nummer}',
  'CN{jaar}-{nummer}',
  'GKCCBEBB',
  '+32 9 123 45 67',
  'https://huis.example',
]
const plausibleNumbers = [0, 1, 2, 3, 4, 5, 7.6, 8, 10, 12, 19, 21, 25, 27.25, 30, 31, 45.5, 50, 80, 100, 500, 2026, -4]

/**
 * The texts and numbers of the lists above that a schema accepts. They are cached for each schema, because the check is
 * slow.
 */
const accepted = new WeakMap<z.core.$ZodType, readonly (string | number)[]>()

function acceptedBy(schema: z.core.$ZodType): readonly (string | number)[] {
  const known = accepted.get(schema)
  if (known !== undefined) return known
  const taken = [...plausibleTexts, ...plausibleNumbers].filter((value) => takes(schema, value))
  accepted.set(schema, taken)
  return taken
}

export const takes = (schema: z.core.$ZodType, value: unknown): boolean =>
  (schema as z.ZodType).safeParse(value).success

/** Generates a value with valid fields. The schema may still refuse it, when it compares several fields. */
export function validValue(schema: z.core.$ZodType, values: ValuesOf, random: Random): unknown {
  const value = valueOf(schema as AnySchema, '', { values, random })
  return value === ABSENT ? undefined : value
}

type Context = { readonly values: ValuesOf; readonly random: Random }

function valueOf(schema: AnySchema, name: string, context: Context): unknown {
  const { def } = schema._zod as { def: AnySchema['_zod']['def'] }
  const { random } = context
  const inner = (part: z.core.$ZodType): unknown => valueOf(part as AnySchema, name, context)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([key, part]) => [key, valueOf(part as AnySchema, key, context)] as const)
          .filter(([, value]) => value !== ABSENT),
      )
    case 'array':
      return Array.from({ length: random.whole(0, 3) || 1 }, () => inner(def.element))
    case 'optional':
      // Most requests are sent without a version: a real version comes from an earlier read, and a random request has
      // not read anything.
      return random.chance(name === 'version' ? 0.1 : 0.7) ? inner(def.innerType) : ABSENT
    case 'default':
    case 'prefault':
      return random.chance(0.7) ? inner(def.innerType) : ABSENT
    case 'nullable':
      return random.chance(0.7) ? inner(def.innerType) : null
    case 'enum':
      return leafOf(schema, name, context, Object.values(def.entries))
    case 'literal':
      return random.pick(def.values)
    case 'boolean':
      return leafOf(schema, name, context, [true, false])
    case 'intersection':
      return { ...(inner(def.left) as object), ...(inner(def.right) as object) }
    case 'union':
      return inner(random.pick(def.options))
    case 'pipe':
      return isTransform(def.in) ? inner(def.out) : hasLeaf(def.in) ? leafOf(schema, name, context) : inner(def.in)
    case 'string':
    case 'number':
      return leafOf(schema, name, context)
    default:
      return ABSENT
  }
}

const isTransform = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'transform'

function hasLeaf(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod as { def: AnySchema['_zod']['def'] }
  if (def.type === 'pipe') return hasLeaf(isTransform(def.in) ? def.out : def.in)
  return def.type === 'string' || def.type === 'number'
}

function leafOf(
  schema: z.core.$ZodType,
  name: string,
  { values, random }: Context,
  choices: readonly unknown[] = acceptedBy(schema),
): unknown {
  const named = values.inBody(name).filter((word) => takes(schema, word))
  if (named.length > 0 && random.chance(0.9)) return random.pick(named)
  return choices.length === 0 ? 'x' : random.pick(choices)
}
