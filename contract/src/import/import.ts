import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { COMES_AS_TEXT, fileContent, Preview } from '../fields.ts'
import { list, resource } from '../hal.ts'
import { IMPORT_KINDS } from './importColumn.ts'

export const ImportError = z.object({
  /** The row number as a spreadsheet shows it: the header is row 1. */
  row: z.number(),
  column: z.string().nullable(),
  /** The text of the cell with the error. */
  value: z.string(),
  message: z.string(),
})
export type ImportError = z.output<typeof ImportError>

/** The record already exists with other values. The import does not change the stored record. */
export const ImportDifference = z.object({
  row: z.number(),
  name: z.string(),
  message: z.string(),
  fields: z.array(z.object({ column: z.string(), stored: z.string(), entered: z.string() })),
})
export type ImportDifference = z.output<typeof ImportDifference>

/** A column of an import file, and the known column of the import that it fills. */
export const ImportFileColumn = z.object({
  header: z.string(),
  /** The path of the known column. Null for a column of the file that the import does not read. */
  path: z.string().nullable(),
  /** The first cells of the column that differ from each other. */
  examples: z.array(z.string()),
})
export type ImportFileColumn = z.output<typeof ImportFileColumn>

/**
 * The possible meanings of a value in an import file. When a value has two meanings, HR chooses one. The point in
 * '1.000' separates thousands or is the decimal point. A date such as '12/31/2026' has the month first. A percentage
 * such as 0,2 is 0,2 % or 20 %.
 */
export const IMPORT_MEANINGS = ['thousands', 'decimals', 'dayFirst', 'monthFirst', 'asWritten', 'fraction'] as const
export type ImportMeaning = (typeof IMPORT_MEANINGS)[number]

/** A question to HR about all values of a column that have two meanings (rule import-38). */
export const ImportQuestion = z.object({
  path: z.string(),
  column: z.string(),
  count: z.number(),
  /** An example value of the column. `meanings` has the same value in an unambiguous form. */
  example: z.string(),
  meanings: z.array(z.object({ meaning: z.enum(IMPORT_MEANINGS), example: z.string() })),
  answer: z.enum(IMPORT_MEANINGS).nullable(),
})
export type ImportQuestion = z.output<typeof ImportQuestion>

export const ImportReport = resource({
  preview: z.boolean(),
  /** The key with which the server finds the corrected cells of the file. */
  fileKey: z.string(),
  /** The key with which the server finds the columns that HR chose for a file with this header row. */
  headerKey: z.string(),
  headerRow: z.number(),
  /** True when HR chose columns for a file with the same header row before. */
  isRemembered: z.boolean(),
  columns: z.array(ImportFileColumn),
  /** The sheet of the workbook that was read, and the sheets that were not read. Null for a text file. */
  sheets: z.object({ read: z.string(), others: z.array(z.string()) }).nullable(),
  questions: z.array(ImportQuestion),
  /** The number of cells that HR corrected on the screen. */
  corrected: z.number(),
  /** The number of rows in the import file. Empty rows and the example row of the template are not counted. */
  rows: z.number(),
  made: z.number(),
  unchanged: z.number(),
  /**
   * The first thousand rows whose record is already stored with other values. `differingCount` is the number of all
   * these rows.
   */
  differing: z.array(ImportDifference),
  differingCount: z.number(),
  /** The first thousand errors in the import file. `errorCount` is the number of all errors. */
  errors: z.array(ImportError),
  errorCount: z.number(),
  /** The first hundred groups, each with the number of errors with the same text about the same column. */
  errorGroups: z.array(
    z.object({
      column: z.string().nullable(),
      message: z.string(),
      count: z.number(),
      row: z.number(),
      value: z.string(),
    }),
  ),
  /**
   * The first thousand warnings. A row with a warning is imported, but HR must know of a probable error or an effect.
   */
  warnings: z.array(ImportError),
  warningCount: z.number(),
  /**
   * The number of employees who have past contract months without records, and no opening month for recuperation. The
   * opening month is the first month in this application.
   */
  withoutOpening: z.number(),
  /** The first new rows of the import file. Each row has its values by column header. */
  sample: z.array(z.object({ row: z.number(), values: z.record(z.string(), z.string()) })),
})
export type ImportReport = z.output<typeof ImportReport>

/** The maximum size of an import file, in bytes. A file with 10,000 rows of customers is smaller. */
export const LARGEST_IMPORT = 8 * 1024 * 1024

export const importStates = endpoint.get('/administration/import', {
  access: 'admin',
  shows: ['imports'],
  summary: 'Hoeveel er van elke soort al ingevoerd is',
  response: list('importStateDtoList', z.object({ kind: z.enum(IMPORT_KINDS), standing: z.number() })),
})

export const importTemplate = endpoint.get('/administration/import/{kind}/template', {
  access: 'admin',
  summary: 'Een leeg importbestand met één voorbeeldrij',
  response: { download: 'text/csv' },
})

export const importExport = endpoint.get('/administration/import/{kind}/export', {
  access: 'admin',
  summary: 'Wat ingevoerd is, in de kolommen van het importbestand',
  response: { download: 'text/csv' },
})

/**
 * Only HR imports (rule import-7). The body is the file: an Excel workbook, or a text file with separators in any
 * encoding. For a file below 1 MiB, the body can also be JSON with the text of the file.
 */
export const importFile = endpoint.post('/administration/import/{kind}', {
  access: 'admin',
  changes: ['imports', 'people', 'customers', 'contracts', 'counters', 'shiftTypes'],
  summary: 'Personen, klanten, shift types, contracten of beginsaldi importeren: alles of niets',
  query: Preview.extend({ fileName: z.string().max(255).default('') }),
  body: z
    .preprocess((value) => (value instanceof Uint8Array ? { csv: value } : value), z.object({ csv: fileContent }))
    .meta({ [COMES_AS_TEXT]: 'application/octet-stream' }),
  bodyLimit: LARGEST_IMPORT,
  response: ImportReport,
  problems: [
    'import_unreadable',
    'import_quote_open',
    'import_empty',
    'import_too_many_rows',
    'import_workbook_too_large',
    'import_old_workbook',
    'import_cancelled',
    'import_has_errors',
    'too_large',
  ],
})
