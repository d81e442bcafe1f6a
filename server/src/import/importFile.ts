import type { ImportError, ImportReport } from '@uurwerk/contract/import/import'
import type { ImportColumn, ImportKind } from '@uurwerk/contract/import/importColumn'
import type { z } from 'zod'
import { recordAudit } from '../app/audit/recordAudit.ts'
import { RefusalError } from '../app/RefusalError.ts'
import { nextTurn } from '../app/Turn.ts'
import type { CommandContext } from '../app/context.ts'
import { balancesImport } from './balances/balancesImport.ts'
import { checkRows, type CheckedRows } from './table/checkRows.ts'
import { contractsImport } from './contracts/contractsImport.ts'
import { customersImport } from './customers/customersImport.ts'
import { insertAct, type MadeRecord } from '../app/acts/insertActStore.ts'
import type { Importing, Cells } from './importing.ts'
import { lockImports } from './importLockStore.ts'
import { ImportRun } from './ImportRun.ts'
import { shiftTypesImport } from './shiftTypes/shiftTypesImport.ts'
import { peopleImport } from './people/peopleImport.ts'
import { listCorrections, listHeaders, readAnswers } from './interpretations/interpretationStore.ts'
import { FileInterpretation } from './table/FileInterpretation.ts'
import { readTable } from './table/readTable.ts'
import type { KnownColumn } from './table/table.ts'

type ImportToRun = { readonly csv: string | Uint8Array; readonly fileName: string; readonly preview: boolean }
type Input = ImportToRun & { readonly progress: ImportRun }
type Report = z.output<typeof ImportReport>
type Run = (context: CommandContext, input: Input) => Promise<Report>

const runs: Readonly<Record<ImportKind, Run>> = {
  people: async (context, input) => run(context, input, { kind: 'people', ...(await peopleImport(context)) }),
  customers: async (context, input) => run(context, input, { kind: 'customers', ...(await customersImport(context)) }),
  shiftTypes: async (context, input) =>
    run(context, input, { kind: 'shiftTypes', ...(await shiftTypesImport(context)) }),
  contracts: async (context, input) => run(context, input, { kind: 'contracts', ...(await contractsImport(context)) }),
  balances: async (context, input) => run(context, input, { kind: 'balances', ...(await balancesImport(context)) }),
}

/** Imports all rows of a file, or none. Existing records do not change (rules import-2, import-6). */
export async function importFile(
  context: CommandContext,
  { kind, ...input }: ImportToRun & { readonly kind: ImportKind },
) {
  const progress = await ImportRun.start(context.services, { kind, preview: input.preview })
  try {
    const report = await runAlone(context, { kind, ...input, progress })
    await progress.finish(context.tx, report.made)
    return report
  } catch (error) {
    throw await progress.fail(error)
  }
}

async function runAlone(context: CommandContext, { kind, ...input }: Input & { readonly kind: ImportKind }) {
  // Two imports at the same time could both create the same record.
  if (!input.preview) await lockImports(context.tx)
  return runs[kind](context, input)
}

/** Runs an import or only its check, which stops before it writes new records (rule import-3). */
async function run<Body>(
  context: CommandContext,
  { csv, fileName, preview, progress }: Input,
  importing: Importing<Body> & { readonly kind: ImportKind },
): Promise<Report> {
  await progress.report({ phase: 'reading', done: 0, total: 0 })
  const { tx } = context
  const remembered = await listHeaders(tx, importing.kind)
  const table = await readTable(csv, { columns: importing.columns.map(knownColumnOf), remembered })
  const fileKey = await keyOfFile(csv)
  const interpretation = new FileInterpretation(
    await readAnswers(tx, importing.kind, fileKey),
    await listCorrections(tx, importing.kind, fileKey),
  )
  const checked = await checkRows(importing, table, { preview, progress, interpretation })
  const bodies = checked.made.map(({ body }) => body)
  const withoutOpening = (await importing.withoutOpening?.(bodies))?.size ?? 0
  const { rows: _, ...read } = table
  const { questions, corrected } = interpretation
  // Grouping a hundred thousand errors takes long, so other requests are answered first.
  await nextTurn()
  const report = {
    ...reportOf(checked, importing.columns, preview),
    ...read,
    columns: read.columns.map((column) => ({ ...column, examples: [...column.examples] })),
    sheets: read.sheets === null ? null : { read: read.sheets.read, others: [...read.sheets.others] },
    fileKey,
    questions: [...questions],
    corrected,
    withoutOpening,
  }
  if (preview) return report
  if (report.errorCount > 0) {
    const refused = { code: 'import_has_errors', report } as const
    throw new RefusalError(refused)
  }
  if (checked.made.length === 0) return report
  const records = await insertInParts(importing, bodies, progress)
  const { kind } = importing
  const act = { kind, fileName, made: report.made, actorId: context.actor.personId, now: context.now }
  await insertAct(tx, act, records)
  await recordAudit(context.tx, {
    actorId: context.actor.personId,
    now: context.now,
    action: `import ${importing.kind}` as const,
    entity: 'import',
    entityId: null,
    after: {
      rows: checked.rows,
      made: report.made,
      unchanged: report.unchanged,
      differing: report.differingCount,
    },
  })
  return report
}

/** The number of records that an import writes in one part. The progress changes after each part. */
const PART = 250

/** Inserts the new records of an import in parts, and returns them. All parts are in one transaction. */
async function insertInParts<Body>(importing: Importing<Body>, bodies: readonly Body[], progress: ImportRun) {
  const records: MadeRecord[] = []
  await nextTurn()
  const ordered = importing.orderOfWriting?.(bodies) ?? bodies
  await nextTurn()
  for (let done = 0; done < ordered.length; done += PART) {
    await progress.report({ phase: 'writing', done, total: ordered.length })
    records.push(...(await importing.insert(ordered.slice(done, done + PART))))
  }
  return records
}

/** The number of new rows in the preview. The preview shows these rows as the import would store them. */
const SAMPLE = 50
/**
 * The maximum number of errors and rows in the report of an import. Converting a longer report to JSON would delay
 * other requests, and HR would not read it (rule import-4).
 */
const MOST_LISTED = 1000
const LONGEST_VALUE = 300

const listed = (errors: readonly ImportError[]): ImportError[] =>
  errors.slice(0, MOST_LISTED).map((error) => ({ ...error, value: error.value.slice(0, LONGEST_VALUE) }))

const MOST_GROUPS = 100

/** The errors with the same text in the same column, counted together (rule import-41). */
function groupsOf(errors: readonly ImportError[]): Report['errorGroups'] {
  const groups = Map.groupBy(errors, ({ column, message }) => `${column ?? ''}\n${message}`)
  return [...groups.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_GROUPS)
    .map((group) => {
      const { column, message, row, value } = group[0]!
      return { column, message, row, value: value.slice(0, LONGEST_VALUE), count: group.length }
    })
}

type OfRows = Omit<
  Report,
  | 'withoutOpening'
  | 'fileKey'
  | 'headerKey'
  | 'headerRow'
  | 'isRemembered'
  | 'columns'
  | 'sheets'
  | 'questions'
  | 'corrected'
>

const reportOf = <Body>(checked: CheckedRows<Body>, columns: readonly ImportColumn[], preview: boolean): OfRows => ({
  preview,
  rows: checked.rows,
  made: checked.made.length,
  unchanged: checked.unchanged,
  differing: checked.differing.slice(0, MOST_LISTED),
  differingCount: checked.differing.length,
  errors: listed(checked.errors),
  errorCount: checked.errors.length,
  errorGroups: groupsOf(checked.errors),
  warnings: listed(checked.warnings),
  warningCount: checked.warnings.length,
  sample: checked.made.slice(0, SAMPLE).map(({ row, entered }) => ({ row, values: byHeader(columns, entered) })),
})

const knownColumnOf = ({ path, header, formerHeaders = [], synonyms = [] }: ImportColumn): KnownColumn => ({
  path,
  names: [header, ...formerHeaders, ...synonyms],
})

/** The key of a file is the hash of its contents. The hash of 8 MB is made in a thread, without delaying requests. */
async function keyOfFile(file: string | Uint8Array): Promise<string> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : new Uint8Array(file)
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

const byHeader = (columns: readonly ImportColumn[], entered: Cells): Record<string, string> =>
  Object.fromEntries(columns.map(({ path, header }) => [header, entered[path] ?? '']))
