import { fieldsInWords, isWordedField, type FieldKind, type Reference } from './auditedFields.ts'

export const REFERENCES = [
  'person',
  'customer',
  'contract',
  'shift type',
  'accounting cost',
  'hr employer',
] as const satisfies readonly Reference[]

const isReference = (kind: FieldKind): kind is Reference => (REFERENCES as readonly FieldKind[]).includes(kind)

/** Finds the records to which a stored value refers by id. */
export function referencesIn(value: unknown, field?: string): readonly (readonly [Reference, number])[] {
  if (Array.isArray(value)) return value.flatMap((item) => referencesIn(item, field))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => referencesIn(inner, name))
  }
  if (typeof value !== 'number' || field === undefined || !isWordedField(field)) return []
  const [, kind] = fieldsInWords[field]
  return isReference(kind) ? [[kind, value]] : []
}
