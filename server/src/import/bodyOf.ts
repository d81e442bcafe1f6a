import type { RowValues } from './readRow.ts'

/** The body that a form would send: 'invoiceAddress.street' becomes a field of the object 'invoiceAddress'. */
export function bodyOf(values: RowValues): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const [first, second] = path.split('.')
    if (second === undefined) body[first!] = value
    else body[first!] = { ...(body[first!] as object | undefined), [second]: value }
  }
  return body
}
