import type { Days } from './written.ts'

/** The status and the Dutch sentence of a refusal. Dates in the sentence have the format of the reader's screens. */
export type Entry<Facts> = readonly [status: number, sentence: string | ((facts: Facts, written: Days) => string)]

/**
 * Refusals by code: each has one status and one Dutch sentence, which says what to do. 400 malformed · 404 does not
 * exist or belongs to another person · 409 stored data forbids it · 422 the values alone forbid it.
 */
export type Catalogue = Readonly<Record<string, Entry<never>>>

/** A sentence that does not name the facts of its refusal. The client uses the facts beside the sentence. */
export const fixed =
  <Facts>(sentence: string) =>
  (_facts: Facts): string =>
    sentence

/** The error messages of a form, by field. */
export type FieldErrors = { readonly errors?: readonly { readonly path: string; readonly message: string }[] }

/** What the client could not know: the stored record, and the person who changed it last. */
export type StoredFacts = {
  readonly current?: unknown
  readonly changedBy?: string | null
  readonly changedAt?: string | null
}
