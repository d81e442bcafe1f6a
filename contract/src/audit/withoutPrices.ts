import { fieldsInWords, isWordedField } from './auditedFields.ts'

const isPrice = (field: string): boolean =>
  isWordedField(field) && (fieldsInWords[field][1] === 'euros' || fieldsInWords[field][1] === 'cents')

/** An employee who downloads own data must not see prices, which the customer and the company agreed. */
export function withoutPrices(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([field]) => !isPrice(field))
      .map(([field, value]) => [field, pricesTakenFrom(value)]),
  )
}

function pricesTakenFrom(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pricesTakenFrom)
  return typeof value === 'object' && value !== null ? withoutPrices(value as Record<string, unknown>) : value
}
