import { SymbolFlags, TypeFlags, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync'
import type { Shape } from './shape.ts'

/**
 * Returns a function that reads the shape of a type. The brand of a branded type is left out, because the database does
 * not have it.
 */
export function shapeReader(checker: Checker): (type: Type) => Shape {
  const known = new Map<number, Shape>()
  const shapeOf = (type: Type): Shape => {
    const found = known.get(type.id)
    if (found !== undefined) return found
    // A type can contain itself. While a type is being read, it has the shape 'unknown', so that the reading ends.
    known.set(type.id, 'unknown')
    const shape = read(type)
    known.set(type.id, shape)
    return shape
  }
  const read = (type: Type): Shape => {
    if (type.isUnionType()) return { anyOf: type.getTypes().filter(isStored).map(shapeOf) }
    if (type.isLiteralType() && typeof type.value !== 'bigint') return { literal: type.value }
    const simple = SIMPLE.find(([flag]) => type.flags & flag)
    if (simple !== undefined) return simple[1]
    if (type.isIntersectionType()) {
      const primitive = type.getTypes().find(({ flags }) => flags & TypeFlags.Primitive)
      return primitive === undefined ? readObject(type) : shapeOf(primitive)
    }
    if (checker.isArrayType(type)) return { items: shapeOf(membersOf(type)[0]!) }
    if (checker.isTupleType(type)) return { tuple: membersOf(type).map(shapeOf) }
    if (['Buffer', 'Uint8Array'].includes(type.getSymbol()?.name ?? '')) return 'bytes'
    if (type.isObjectType()) return readObject(type)
    // When the type of a field depends on a type parameter, the widest type that the parameter allows is used.
    const widest = checker.getBaseConstraintOfType(type)
    return widest === undefined || widest.id === type.id ? 'unknown' : shapeOf(widest)
  }
  const membersOf = (type: Type): readonly Type[] => checker.getTypeArguments(type as TypeReference)
  const readObject = (type: Type): Shape => {
    const properties = checker.getPropertiesOfType(type)
    const [others] = checker.getIndexInfosOfType(type)
    return {
      fields: Object.fromEntries(
        properties.map((property) => [property.name, shapeOf(checker.getTypeOfSymbol(property)!)]),
      ),
      others: others === undefined ? null : shapeOf(others.valueType),
      optional: properties.filter(({ flags }) => flags & SymbolFlags.Optional).map(({ name }) => name),
    }
  }
  return shapeOf
}

const SIMPLE: readonly (readonly [flag: TypeFlags, shape: Shape])[] = [
  [TypeFlags.Never, { anyOf: [] }],
  [TypeFlags.Null, { literal: null }],
  [TypeFlags.String, 'string'],
  [TypeFlags.TemplateLiteral, 'string'],
  [TypeFlags.NonPrimitive, 'object'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
]

/** The database never returns `undefined`, so `undefined` is left out of a union type. */
const isStored = ({ flags }: Type): boolean => !(flags & TypeFlags.Undefined)
