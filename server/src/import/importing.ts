import type { ImportColumn } from '@uurwerk/contract/import/importColumn'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { PlanningWarning } from '@uurwerk/contract/planning/warnings'
import type { z } from 'zod'
import type { MadeRecord } from '../app/acts/insertActStore.ts'
import type { Lookup, RowValues } from './table/readRow.ts'

/** The values of a record as the texts of an import file. The key of each value is the path of its column. */
export type Cells = Readonly<Record<string, string>>

export type RowRefusal = { readonly path: string; readonly refusal: RefusalOf }

export type StoredRecord = { readonly stored: Cells; readonly entered: Cells }

export type RowWarning = { readonly path: string; readonly warned: PlanningWarning }

export type EnteredRecord = { readonly entered: Cells; readonly warnings?: readonly RowWarning[] }

/** The result of an import row: the row makes a new record, the record exists already, or the row is refused. */
export type Verdict = { readonly refusals: readonly RowRefusal[] } | StoredRecord | EnteredRecord

export type Judges<Body> = {
  /** Returns the result of one import row. The function is called for the rows in the order of the file. */
  readonly judge: (body: Body) => Verdict
  /** Checks a row with an error against the stored records, so that HR gets all its errors at once. */
  readonly judgeRest: (values: RowValues) => readonly RowRefusal[]
}

/** The parts of an import that are different for people, customers, contracts and balances. */
export type Importing<Body> = {
  readonly columns: readonly ImportColumn[]
  readonly schema: z.ZodType<Body>
  readonly lookup: Lookup
  /** Makes a request body from the values of an import row. It is the body that the form would send for these values. */
  readonly bodyOf: (values: RowValues) => unknown
  /** The column of a form error, or null when an error of another column reports the same problem. */
  readonly pathOf: (issue: readonly PropertyKey[], body: unknown) => string | null
  /** The key by which the import recognises a record. Null when the row does not have the values for the key. */
  readonly keyOf: (values: RowValues) => string | null
  readonly nameOf: (body: Body) => string
  /** Locks the stored records to which the import rows refer, and reads the facts that the checks of the rows need. */
  readonly judging: (rows: readonly RowValues[], act: { readonly preview: boolean }) => Promise<Judges<Body>>
  /**
   * The employees who, after the import, have contract months in the past but no opening month (the first month of the
   * employee in Uurwerk).
   */
  readonly withoutOpening?: (bodies: readonly Body[]) => Promise<ReadonlySet<number>>
  /**
   * Sorts the new records so that each record comes after the records to which it refers. Absent when the order of the
   * file is already right.
   */
  readonly orderOfWriting?: (bodies: readonly Body[]) => readonly Body[]
  /** Inserts the new records of an import in a few SQL statements, and returns them. */
  readonly insert: (bodies: readonly Body[]) => Promise<readonly MadeRecord[]>
}

export const plainPath = (issue: readonly PropertyKey[]): string => issue.map(String).join('.')
