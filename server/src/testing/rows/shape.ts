/**
 * The type of a value as the database returns it. The branded types of the code, such as `Cents`, are ordinary numbers
 * or texts here.
 */
export type Shape =
  | 'unknown'
  | 'string'
  | 'number'
  | 'boolean'
  | 'bytes'
  /** Any JSON object or JSON list. */
  | 'object'
  | { readonly literal: string | number | boolean | null }
  | { readonly anyOf: readonly Shape[] }
  | { readonly items: Shape }
  | { readonly tuple: readonly Shape[] }
  | {
      readonly fields: Readonly<Record<string, Shape>>
      readonly others: Shape | null
      readonly optional: readonly string[]
    }

type Mismatch = { readonly path: string; readonly wanted: string; readonly found: unknown }

/**
 * Finds the first part of a value that has another type than expected; null when the whole value has the expected type.
 */
export function mismatchOf(shape: Shape, value: unknown, path = 'row'): Mismatch | null {
  // The description of a difference is made only when there is one, because nearly every value has the right type.
  const wrong = (): Mismatch => ({ path, wanted: JSON.stringify(shape), found: value })
  if (shape === 'unknown') return null
  if (shape === 'bytes') return value instanceof Uint8Array ? null : wrong()
  if (shape === 'object') return typeof value === 'object' && value !== null ? null : wrong()
  if (typeof shape === 'string') return typeof value === shape ? null : wrong()
  if ('literal' in shape) return value === shape.literal ? null : wrong()
  if ('anyOf' in shape) return mismatchOfUnion(shape.anyOf, value, path, wrong)
  if ('items' in shape)
    return Array.isArray(value)
      ? firstOf(value, (item, index) => mismatchOf(shape.items, item, `${path}[${index}]`))
      : wrong()
  if ('tuple' in shape)
    return Array.isArray(value) && value.length === shape.tuple.length
      ? firstOf(shape.tuple, (each, index) => mismatchOf(each, value[index], `${path}[${index}]`))
      : wrong()
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong()
  const record = value as Readonly<Record<string, unknown>>
  const { fields, others, optional } = shape
  const names = others === null ? Object.keys(fields) : [...new Set([...Object.keys(fields), ...Object.keys(record)])]
  return firstOf(names, (name) =>
    record[name] === undefined && optional.includes(name)
      ? null
      : mismatchOf(fields[name] ?? others!, record[name], `${path}.${name}`),
  )
}

/**
 * The difference between a value and a union type. It is described as the difference from the most similar member of
 * the union; when no member is similar, as the difference of the whole value.
 */
function mismatchOfUnion(
  members: readonly Shape[],
  value: unknown,
  path: string,
  whole: () => Mismatch,
): Mismatch | null {
  const found: Mismatch[] = []
  for (const member of members) {
    const mismatch = mismatchOf(member, value, path)
    if (mismatch === null) return null
    found.push(mismatch)
  }
  return found.find((mismatch) => mismatch.path !== path) ?? whole()
}

function firstOf<Item>(items: readonly Item[], check: (item: Item, index: number) => Mismatch | null): Mismatch | null {
  for (const [index, item] of items.entries()) {
    const mismatch = check(item, index)
    if (mismatch !== null) return mismatch
  }
  return null
}
