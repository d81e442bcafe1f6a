import type { ImportColumn } from '@uurwerk/contract/import/importColumn'
import type { ProblemCode } from '@uurwerk/contract/problems'
import type { Warned } from '@uurwerk/contract/warnings'
import type { Refusal } from '@uurwerk/domain/refusal'
import type { z } from 'zod'
import type { Lookup, RowValues } from './readRow.ts'

/** The values of a record as texts of a file, by the paths of the columns. */
export type Written = Readonly<Record<string, string>>

export type RowRefusal = { readonly path: string; readonly refusal: Refusal<ProblemCode> }

export type Standing = { readonly stored: Written; readonly entered: Written }

export type RowWarning = { readonly path: string; readonly warned: Warned }

/** A row that makes a new record. */
export type Entered = { readonly entered: Written; readonly warnings?: readonly RowWarning[] }

/** The result of a row: it makes a new record, the record exists, or the row is refused. */
export type Verdict = { readonly refusals: readonly RowRefusal[] } | Standing | Entered

export type Judges<Body> = {
  /** The results of the rows, in the order of the file. */
  readonly judge: (body: Body) => Verdict
  /** Checks a row that the form refuses also against stored records, so that all its errors are reported at once. */
  readonly judgeRest: (values: RowValues) => readonly RowRefusal[]
}

/** The parts of an import that differ between people, customers, contracts and balances. */
export type Importing<Body> = {
  readonly columns: readonly ImportColumn[]
  readonly schema: z.ZodType<Body>
  readonly lookup: Lookup
  /** The body that the form would send, when it is not simply the fields by their paths. */
  readonly bodyOf: (values: RowValues) => unknown
  /** The column of a form's error; null when another column already reports it. */
  readonly pathOf: (issue: readonly PropertyKey[], body: unknown) => string | null
  /** The key by which a record is recognised; null while the row has too few values. */
  readonly keyOf: (values: RowValues) => string | null
  /** The name of the record in an answer. */
  readonly nameOf: (body: Body) => string
  /** Locks the records of the rows and loads the facts that decide about them. */
  readonly judging: (rows: readonly RowValues[], act: { readonly preview: boolean }) => Promise<Judges<Body>>
  /** The number of employees who would have past contract months and no opening month after the import. */
  readonly withoutOpening?: (bodies: readonly Body[]) => Promise<ReadonlySet<number>>
  /** Writes all new records in a few statements. */
  readonly insert: (bodies: readonly Body[]) => Promise<void>
}

export const plainPath = (issue: readonly PropertyKey[]): string => issue.map(String).join('.')
