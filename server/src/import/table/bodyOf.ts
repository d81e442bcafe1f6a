import type { RowValues } from './readRow.ts'

/** A value with the path 'invoiceAddress.street' becomes the field `street` of the object `invoiceAddress`. */
export function bodyOf(values: RowValues): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const [first, second] = path.split('.')
    if (second === undefined) body[first!] = value
    else body[first!] = { ...(body[first!] as object | undefined), [second]: value }
  }
  return body
}
