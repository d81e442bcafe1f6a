import type { ImportDifference } from '@uurwerk/contract/import'
import type { ImportColumn } from '@uurwerk/contract/import/importColumn'
import { sentenceOf } from '@uurwerk/contract/problems'
import type { Standing } from './importing.ts'

/**
 * The fields whose stored value differs from the value in the file. The list is empty when all values are equal (rule
 * import-13).
 */
export function differenceOf(
  found: { readonly row: number; readonly name: string },
  columns: readonly ImportColumn[],
  { stored, entered }: Standing,
): ImportDifference | null {
  const fields = columns
    .filter(({ path }) => (entered[path] ?? '') !== (stored[path] ?? ''))
    .map(({ path, header }) => ({ column: header, stored: stored[path] ?? '', entered: entered[path] ?? '' }))
  if (fields.length === 0) return null
  const refusal = { code: 'import_row_differs', columns: fields.map(({ column }) => column.toLowerCase()) } as const
  return { ...found, message: sentenceOf(refusal), fields }
}
