import type { Days } from './formatValues.ts'

/** The status and the Dutch sentence of a refusal. Dates in the sentence have the format of the reader's screens. */
export type Entry<Facts> = readonly [status: number, sentence: string | ((facts: Facts, format: Days) => string)]

/**
 * Each refusal has one status and one Dutch sentence, which says what the user can do. 400: malformed. 404: the record
 * does not exist or belongs to another person. 409: stored data forbids the request. 422: the values themselves are not
 * allowed.
 */
export type Catalogue = Readonly<Record<string, Entry<never>>>

/** A sentence without facts. The refusal has facts, but the client shows these facts outside the sentence. */
export const fixed =
  <Facts>(sentence: string) =>
  (_facts: Facts): string =>
    sentence

export type FieldErrors = { readonly errors?: readonly { readonly path: string; readonly message: string }[] }

/**
 * The facts that only the server knows: the current record, the person who changed it last, and the time of that
 * change.
 */
export type StoredFacts = {
  readonly current?: unknown
  readonly changedBy?: string | null
  readonly changedAt?: string | null
}
