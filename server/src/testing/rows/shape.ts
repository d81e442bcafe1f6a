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

/** A difference. `path` leads from the compared value to the part that differs, for example `.shifts[0].id`. */
type Mismatch = { readonly path: string; readonly wanted: string; readonly found: unknown }

/**
 * Finds the first part of a value that has another type than expected; null when the whole value has the expected type.
 * The path of a difference is made only when there is one, because nearly every value has the right type.
 */
export function mismatchOf(shape: Shape, value: unknown): Mismatch | null {
  if (typeof shape === 'string') return isOfType(shape, value) ? null : wholeOf(shape, value)
  if ('literal' in shape) return value === shape.literal ? null : wholeOf(shape, value)
  if ('anyOf' in shape) return mismatchOfUnion(shape, value)
  if ('items' in shape) return Array.isArray(value) ? mismatchOfItems(shape.items, value) : wholeOf(shape, value)
  if ('tuple' in shape)
    return Array.isArray(value) && value.length === shape.tuple.length
      ? mismatchOfItems(shape.tuple, value)
      : wholeOf(shape, value)
  if (!isRecord(value)) return wholeOf(shape, value)
  return mismatchOfFields(shape, value)
}

const wholeOf = (shape: Shape, found: unknown): Mismatch => ({ path: '', wanted: JSON.stringify(shape), found })

const below = (step: string, mismatch: Mismatch): Mismatch => ({ ...mismatch, path: `${step}${mismatch.path}` })

type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isOfType(type: Extract<Shape, string>, value: unknown): boolean {
  if (type === 'unknown') return true
  if (type === 'bytes') return value instanceof Uint8Array
  if (type === 'object') return typeof value === 'object' && value !== null
  return typeof value === type
}

/** Compares the items of a list with one type, or the items of a tuple each with their own type. */
function mismatchOfItems(shapes: Shape | readonly Shape[], values: readonly unknown[]): Mismatch | null {
  for (let index = 0; index < values.length; index += 1) {
    const shape = isTuple(shapes) ? shapes[index]! : shapes
    const mismatch = mismatchOf(shape, values[index])
    if (mismatch !== null) return below(`[${index}]`, mismatch)
  }
  return null
}

const isTuple = (shapes: Shape | readonly Shape[]): shapes is readonly Shape[] => Array.isArray(shapes)

type Fields = Extract<Shape, { readonly fields: object }>

function mismatchOfFields({ fields, others, optional }: Fields, values: Values): Mismatch | null {
  for (const name in fields) {
    if (values[name] === undefined && optional.includes(name)) continue
    const mismatch = mismatchOf(fields[name]!, values[name])
    if (mismatch !== null) return below(`.${name}`, mismatch)
  }
  if (others === null) return null
  for (const name in values) {
    if (name in fields) continue
    const mismatch = mismatchOf(others, values[name])
    if (mismatch !== null) return below(`.${name}`, mismatch)
  }
  return null
}

/**
 * The difference between a value and a union type. It is described as the difference from the most similar member of
 * the union; when no member is similar, as the difference of the whole value.
 */
function mismatchOfUnion(shape: Extract<Shape, { readonly anyOf: object }>, value: unknown): Mismatch | null {
  let similar: Mismatch | null = null
  for (const member of shape.anyOf) {
    const mismatch = mismatchOf(member, value)
    if (mismatch === null) return null
    if (similar === null && mismatch.path !== '') similar = mismatch
  }
  return similar ?? wholeOf(shape, value)
}
