import type { ImportDifference, ImportError } from '@uurwerk/contract/import/import'
import type { ImportColumn } from '@uurwerk/contract/import/importColumn'
import { isExampleRow } from '@uurwerk/contract/import/importColumns'
import { sentenceOf } from '@uurwerk/contract/problems'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import type { Importing, RowRefusal, RowWarning, Verdict, Cells, StoredRecord } from '../importing.ts'
import { columnsOfFile, matchColumns, type MatchedColumns } from './matchColumns.ts'
import type { FileInterpretation } from './FileInterpretation.ts'
import type { ImportRun } from '../ImportRun.ts'
import { parseRow } from './parseRow.ts'
import { readRow, type ReadRow } from './readRow.ts'
import type { Table } from './table.ts'
import { Turn } from '../../app/Turn.ts'

export type CheckedRows<Body> = {
  readonly rows: number
  readonly made: readonly { readonly row: number; readonly body: Body; readonly entered: Cells }[]
  readonly unchanged: number
  readonly differing: readonly ImportDifference[]
  readonly errors: readonly ImportError[]
  readonly warnings: readonly ImportError[]
}

type Parsed<Body> = { readonly row: ReadRow; readonly body: Body | undefined; readonly errors: readonly ImportError[] }

/** Checks all rows of an import file. The result has all errors, and whether each other row makes a new record. */
export async function checkRows<Body>(
  given: Importing<Body>,
  table: Table,
  {
    preview,
    progress,
    interpretation,
  }: { readonly preview: boolean; readonly progress: ImportRun; readonly interpretation: FileInterpretation },
): Promise<CheckedRows<Body>> {
  const importing = { ...given, columns: columnsOfFile(given.columns, table) }
  const matched = matchColumns(importing.columns, table)
  const meant = table.rows.filter(({ cells }) => !isExample(importing, matched, cells))
  const parsed = await parseAll(importing, matched, { rows: meant, progress, interpretation })
  const { judge, judgeRest } = await importing.judging(
    parsed.map(({ row }) => row.values),
    { preview },
  )
  const made: { row: number; body: Body; entered: Cells }[] = []
  const differing: ImportDifference[] = []
  const errors = [...matched.errors]
  const warnings: ImportError[] = []
  let unchanged = 0
  const turn = new Turn()
  // This pause starts a new turn of the event loop. Otherwise the time of the preparation would count for the time
  // limit of the turn that checks the first rows.
  await turn.next()
  for (const { row, body, errors: own } of parsed) {
    if (turn.isOver) await turn.next()
    const verdict: Verdict = body === undefined || own.length > 0 ? { refusals: judgeRest(row.values) } : judge(body)
    errors.push(...own)
    if ('refusals' in verdict) errors.push(...newAmong(own, refusalsOf(importing.columns, row, verdict.refusals)))
    else if (!('stored' in verdict)) {
      made.push({ row: row.row, body: body!, entered: verdict.entered })
      warnings.push(...warningsOf(importing.columns, row, verdict.warnings ?? []))
    } else {
      const difference = differenceOf({ row: row.row, name: importing.nameOf(body!) }, importing.columns, verdict)
      if (difference === null) unchanged += 1
      else differing.push(difference)
    }
  }
  await turn.next()
  return {
    rows: meant.length,
    made,
    unchanged,
    differing,
    errors: inOrder(onceForMissingColumn(errors, importing.columns, { ...matched, ...table }), importing.columns),
    warnings: inOrder(warnings, importing.columns),
  }
}

async function parseAll<Body>(
  importing: Importing<Body>,
  matched: MatchedColumns,
  {
    rows,
    progress,
    interpretation,
  }: { readonly rows: Table['rows']; readonly progress: ImportRun; readonly interpretation: FileInterpretation },
): Promise<Parsed<Body>[]> {
  const parsed: Parsed<Body>[] = []
  const seen = new Map<string, number>()
  const turn = new Turn()
  for (const tableRow of rows) {
    if (turn.isOver) {
      await progress.report({ phase: 'checking', done: parsed.length, total: rows.length })
      await turn.next()
    }
    const row = readRow(matched, tableRow, { lookup: importing.lookup, interpretation })
    const { body, issues } = parseRow(importing, matched, row)
    parsed.push({ row, body, errors: [...row.errors, ...issues, ...secondOf(importing, row, seen)] })
  }
  // The checks are prepared in the next turn of the event loop, so that the server can answer other requests first.
  await turn.next()
  return parsed
}

function isExample<Body>({ columns }: Importing<Body>, { places }: MatchedColumns, cells: readonly string[]): boolean {
  const first = places.find(({ column }) => column === columns[0])
  return first !== undefined && isExampleRow(columns, cells[first.index] ?? '')
}

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

/**
 * One error about a missing column replaces the errors of all rows, and says why the column is needed (rule
 * import-27).
 */
function onceForMissingColumn(
  errors: readonly ImportError[],
  columns: readonly ImportColumn[],
  { places, missing, headerRow }: MatchedColumns & Pick<Table, 'headerRow'>,
): ImportError[] {
  const there = new Set([...places.map(({ column }) => column), ...missing])
  const absent = new Map(columns.filter((column) => !there.has(column)).map((column) => [column.header, column]))
  const needed = new Map<string, ImportError>()
  const others = errors.filter(({ column: header, message }) => {
    const column = header === null ? undefined : absent.get(header)
    if (column === undefined) return true
    const refusal = { code: 'import_column_needed', column: column.header, why: column.note ?? message } as const
    needed.set(column.header, { row: headerRow, column: column.header, value: '', message: sentenceOf(refusal) })
    return false
  })
  return [...needed.values(), ...others]
}

type About = { readonly path: string; readonly message: string }

const refusalsOf = (columns: readonly ImportColumn[], row: ReadRow, refusals: readonly RowRefusal[]): ImportError[] =>
  refusals.map(({ path, refusal }) => atColumn(columns, row, { path, message: sentenceOf(refusal) }))

const warningsOf = (columns: readonly ImportColumn[], row: ReadRow, warnings: readonly RowWarning[]): ImportError[] =>
  warnings.flatMap(({ path, warned }) =>
    warningSentences([warned]).map((message) => atColumn(columns, row, { path, message })),
  )

const atColumn = (
  columns: readonly ImportColumn[],
  { row, texts }: ReadRow,
  { path, message }: About,
): ImportError => ({
  row,
  column: columns.find((column) => column.path === path)?.header ?? null,
  value: texts[path] ?? '',
  message,
})

/** Leaves out an error about a column that already has one, such as a missing value in an unreadable cell. */
const newAmong = (known: readonly ImportError[], errors: readonly ImportError[]): ImportError[] =>
  errors.filter(({ column }) => !known.some((error) => error.column === column))

/** Sorts the errors of an import by row. The errors of one row are sorted by column, from left to right. */
function inOrder(errors: readonly ImportError[], columns: readonly ImportColumn[]): ImportError[] {
  const places = new Map<string | null, number>(columns.map(({ header }, index) => [header, index]))
  const placeOf = ({ column }: ImportError) => places.get(column) ?? columns.length
  return errors.toSorted((a, b) => a.row - b.row || placeOf(a) - placeOf(b))
}

/** The fields that differ between the stored record and the file; empty when all are equal (rule import-13). */
function differenceOf(
  found: { readonly row: number; readonly name: string },
  columns: readonly ImportColumn[],
  { stored, entered }: StoredRecord,
): ImportDifference | null {
  const fields = columns
    .filter(({ path }) => (entered[path] ?? '') !== (stored[path] ?? ''))
    .map(({ path, header }) => ({ column: header, stored: stored[path] ?? '', entered: entered[path] ?? '' }))
  if (fields.length === 0) return null
  const refusal = { code: 'import_row_differs', columns: fields.map(({ column }) => column.toLowerCase()) } as const
  return { ...found, message: sentenceOf(refusal), fields }
}
