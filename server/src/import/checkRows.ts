import type { ImportDifference, ImportError } from '@uurwerk/contract/import'
import type { ImportColumn } from '@uurwerk/contract/import/importColumn'
import { isExampleRow } from '@uurwerk/contract/import/importColumns'
import { messages } from '@uurwerk/contract/messages'
import { sentenceOf } from '@uurwerk/contract/problems'
import { setImmediate } from 'node:timers/promises'
import type { Importing, Standing, Verdict, Written } from './importing.ts'
import { matchColumns, type MatchedColumns } from './matchColumns.ts'
import { readRow, type ReadRow } from './readRow.ts'
import type { Table } from './readTable.ts'

export type Checked<Body> = {
  readonly rows: number
  readonly made: readonly { readonly row: number; readonly body: Body; readonly entered: Written }[]
  readonly unchanged: number
  readonly differing: readonly ImportDifference[]
  readonly errors: readonly ImportError[]
  readonly ignoredColumns: readonly string[]
}

/** So many at a time: meanwhile the house answers others. */
const SLICE = 200

/** Every error of every row, and what would become of the others. */
export async function checkRows<Body>(
  importing: Importing<Body>,
  { header, rows }: Table,
  act: { readonly preview: boolean },
): Promise<Checked<Body>> {
  const matched = matchColumns(importing.columns, header)
  const meant = rows.filter(({ cells }) => !isExample(importing, matched, cells))
  const errors: ImportError[] = [...matched.errors]
  const parsed: { row: ReadRow; body: Body }[] = []
  const seen = new Map<string, number>()
  for (const [index, tableRow] of meant.entries()) {
    const row = readRow(matched, tableRow, importing.lookup)
    const { body, issues } = parse(importing, matched, row)
    const own = [...row.errors, ...issues, ...secondOf(importing, row, seen)]
    errors.push(...own)
    if (own.length === 0 && body !== undefined) parsed.push({ row, body })
    if (index % SLICE === SLICE - 1) await setImmediate()
  }
  const verdicts = await judged(importing, parsed, act)
  const made = verdicts.flatMap(({ row, body, verdict }) =>
    'refusals' in verdict || 'stored' in verdict ? [] : [{ row: row.row, body, entered: verdict.entered }],
  )
  const refused = verdicts.flatMap(({ row, verdict }) =>
    'refusals' in verdict ? refusalsOf(importing, row, verdict) : [],
  )
  const standing = verdicts.filter(({ verdict }) => 'stored' in verdict)
  const differing = standing.flatMap(({ row, body, verdict }) =>
    differenceOf({ row: row.row, name: importing.nameOf(body) }, importing.columns, verdict as Standing),
  )
  return {
    rows: meant.length,
    made,
    unchanged: standing.length - differing.length,
    differing,
    errors: inOrder([...errors, ...refused], importing.columns),
    ignoredColumns: matched.ignored,
  }
}

/** As one reads the file: row by row, and in a row from the left. */
function inOrder(errors: readonly ImportError[], columns: readonly ImportColumn[]): ImportError[] {
  const places = new Map<string | null>(columns.map(({ header }, index) => [header, index]))
  const placeOf = ({ column }: ImportError) => places.get(column) ?? columns.length
  return errors.toSorted((a, b) => a.row - b.row || placeOf(a) - placeOf(b))
}

function isExample<Body>({ columns }: Importing<Body>, { places }: MatchedColumns, cells: readonly string[]): boolean {
  const first = places.find(({ column }) => column === columns[0])
  return first !== undefined && isExampleRow(columns, cells[first.index] ?? '')
}

/** The form's own rules; a cell that could not be read has said so itself, a column that is not there once for all. */
function parse<Body>({ schema, bodyOf, pathOf, columns }: Importing<Body>, { missing }: MatchedColumns, row: ReadRow) {
  const asked = bodyOf({ ...defaultsOf(columns), ...row.values })
  const result = schema.safeParse(asked)
  if (result.success) return { body: result.data, issues: [] }
  const silent = new Set([...row.errors.map(({ column }) => column), ...missing.map((column) => column.header)])
  const issues = result.error.issues.flatMap((issue): ImportError[] => {
    const path = pathOf(issue.path, asked)
    const column = columns.find((known) => path === known.path || path.startsWith(`${known.path}.`))
    if (column !== undefined && silent.has(column.header)) return []
    const value = column === undefined ? '' : (row.texts[column.path] ?? '')
    return [{ row: row.row, column: column?.header ?? null, value, message: dutch(issue.message, column?.header) }]
  })
  return { body: undefined, issues: withoutRepeats(issues) }
}

const defaultsOf = (columns: Importing<unknown>['columns']) =>
  Object.fromEntries(columns.map((column) => [column.path, column.whenEmpty]))

const dutch = (message: string, header = 'rij') =>
  /^(Invalid|Expected|Unrecognized|Too)/.test(message) ? messages.invalid(header.toLowerCase()) : message

const withoutRepeats = (errors: readonly ImportError[]): ImportError[] =>
  errors.filter(
    (error, index) =>
      errors.findIndex((other) => other.column === error.column && other.message === error.message) === index,
  )

function secondOf<Body>(
  { keyOf }: Importing<Body>,
  { row, values }: ReadRow,
  seen: Map<string, number>,
): ImportError[] {
  const key = keyOf(values)
  if (key === null) return []
  const first = seen.get(key)
  if (first === undefined) {
    seen.set(key, row)
    return []
  }
  const refusal = { code: 'import_row_twice', row: first } as const
  return [{ row, column: null, value: '', message: sentenceOf(refusal) }]
}

async function judged<Body>(
  importing: Importing<Body>,
  parsed: readonly { readonly row: ReadRow; readonly body: Body }[],
  act: { readonly preview: boolean },
): Promise<{ row: ReadRow; body: Body; verdict: Verdict }[]> {
  const bodies = parsed.map(({ body }) => body)
  const judge = await importing.judging(bodies, act)
  return parsed.map(({ row, body }) => ({ row, body, verdict: judge(body) }))
}

const refusalsOf = <Body>(
  { columns }: Importing<Body>,
  { row, texts }: ReadRow,
  { refusals }: Extract<Verdict, { refusals: unknown }>,
): ImportError[] =>
  refusals.map(({ path, refusal }) => ({
    row,
    column: columns.find((column) => column.path === path)?.header ?? null,
    value: texts[path] ?? '',
    message: sentenceOf(refusal),
  }))

function differenceOf(
  found: { readonly row: number; readonly name: string },
  columns: readonly ImportColumn[],
  { stored, entered }: Standing,
): ImportDifference[] {
  const fields = columns
    .filter(({ path }) => (entered[path] ?? '') !== (stored[path] ?? ''))
    .map(({ path, header }) => ({ column: header, stored: stored[path] ?? '', entered: entered[path] ?? '' }))
  if (fields.length === 0) return []
  const refusal = { code: 'import_row_differs', columns: fields.map(({ column }) => column.toLowerCase()) } as const
  return [{ ...found, message: sentenceOf(refusal), fields }]
}
