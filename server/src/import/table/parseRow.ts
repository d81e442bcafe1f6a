import type { ImportError } from '@uurwerk/contract/import/import'
import { fieldOf, type ImportColumn } from '@uurwerk/contract/import/importColumn'
import { messages } from '@uurwerk/contract/messages'
import type { Importing } from '../importing.ts'
import type { MatchedColumns } from './matchColumns.ts'
import { withExample, type ReadRow } from './readRow.ts'

/**
 * The schema of the form checks the row (rule import-1). A cell that already has an error and a missing column are not
 * reported again.
 */
export function parseRow<Body>(
  { schema, bodyOf, pathOf, columns }: Importing<Body>,
  { missing }: MatchedColumns,
  row: ReadRow,
): { readonly body: Body | undefined; readonly issues: readonly ImportError[] } {
  const input = bodyOf({ ...defaultsOf(columns), ...row.values })
  const result = schema.safeParse(input)
  if (result.success) return { body: result.data, issues: [] }
  const silent = new Set([...row.errors.map(({ column }) => column), ...missing.map((column) => column.header)])
  const issues = result.error.issues.flatMap((issue): ImportError[] => {
    const path = pathOf(issue.path, input)
    if (path === null) return []
    const column = columns.find((known) => path === known.path || path.startsWith(`${known.path}.`))
    if (column !== undefined && silent.has(column.header)) return []
    const value = column === undefined ? '' : (row.texts[column.path] ?? '')
    return [{ row: row.row, column: column?.header ?? null, value, message: messageOf(issue.message, column, value) }]
  })
  return { body: undefined, issues: withoutRepeats(issues) }
}

/** The values that the import uses for empty cells (rule import-33). */
const defaultsOf = (columns: Importing<unknown>['columns']) =>
  Object.fromEntries(columns.map((column) => [column.path, column.whenEmpty]))

const dutch = (message: string, field = 'rij') =>
  /^(Invalid|Expected|Unrecognized|Too)/.test(message) ? messages.invalid(field) : message

/**
 * The message about a form error. It names the header of the column and gives an example value, or says that the column
 * is required.
 */
function messageOf(message: string, column: ImportColumn | undefined, value: string): string {
  if (column === undefined) return dutch(message)
  const field = fieldOf(column)
  if (value === '' && (column.required || SAYS_REQUIRED.test(message))) return messages.required(field)
  // This message of the form has no field name, so the header comes before it.
  if (message === messages.email()) return `${column.header}: ${message}`
  const sentence = dutch(message, field)
  if (!NAMES_FIELD.test(sentence)) return sentence
  const named = sentence.replace(NAMES_FIELD, `Het ${field} veld`)
  return value === '' ? named : withExample(named, column)
}

const NAMES_FIELD = /^Het .+? veld/
const SAYS_REQUIRED = new RegExp(`^${messages.required('.*')}$`)

const withoutRepeats = (errors: readonly ImportError[]): ImportError[] =>
  errors.filter(
    (error, index) =>
      errors.findIndex((other) => other.column === error.column && other.message === error.message) === index,
  )
