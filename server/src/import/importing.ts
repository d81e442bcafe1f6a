import type { ImportColumn } from '@uurwerk/contract/import/importColumn'
import type { ProblemCode } from '@uurwerk/contract/problems'
import type { Warned } from '@uurwerk/contract/warnings'
import type { Refusal } from '@uurwerk/domain/refusal'
import type { z } from 'zod'
import type { Lookup, RowValues } from './readRow.ts'

/** A thing's data as a file would have them, by the paths of its columns. */
export type Written = Readonly<Record<string, string>>

export type RowRefusal = { readonly path: string; readonly refusal: Refusal<ProblemCode> }

export type Standing = { readonly stored: Written; readonly entered: Written }

export type RowWarning = { readonly path: string; readonly warned: Warned }

/** A row that makes something new. */
export type Entered = { readonly entered: Written; readonly warnings?: readonly RowWarning[] }

/** What is to be done with a row: nothing stands yet, something does, or it may not come. */
export type Verdict = { readonly refusals: readonly RowRefusal[] } | Standing | Entered

export type Judges<Body> = {
  /** Row by row, in the order of the file. */
  readonly judge: (body: Body) => Verdict
  /** What stored data have against a row that the form's own rules refuse already: all that is wrong is to be known at once. */
  readonly judgeRest: (values: RowValues) => readonly RowRefusal[]
}

/** One kind of import: what is its own, beside what all have in common. */
export type Importing<Body> = {
  readonly columns: readonly ImportColumn[]
  readonly schema: z.ZodType<Body>
  readonly lookup: Lookup
  /** What the form would send, where that is not just the fields by their paths. */
  readonly bodyOf: (values: RowValues) => unknown
  /** Of which column a form's error speaks; null where another column has said it already. */
  readonly pathOf: (issue: readonly PropertyKey[], body: unknown) => string | null
  /** By which a thing is known again; null while the row says too little. */
  readonly keyOf: (values: RowValues) => string | null
  /** How a thing is called in an answer. */
  readonly nameOf: (body: Body) => string
  /** Locks what the rows are about, and loads by what they are judged. */
  readonly judging: (rows: readonly RowValues[], act: { readonly preview: boolean }) => Promise<Judges<Body>>
  /** Who would have contract months in the past and no opening month, once the rows are written. */
  readonly withoutOpening?: (bodies: readonly Body[]) => Promise<ReadonlySet<number>>
  /** Writes all that is new, set-based. */
  readonly insert: (bodies: readonly Body[]) => Promise<void>
}

export const plainPath = (issue: readonly PropertyKey[]): string => issue.map(String).join('.')
