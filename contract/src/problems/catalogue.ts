import type { Days } from './written.ts'

/** Dates have the format of the reader's screens. */
type Sentence = string | ((facts: never, written: Days) => string)

/**
 * Refusals by code: each has one status and one Dutch sentence, which says what to do. 400 malformed · 404 does not
 * exist or belongs to another person · 409 stored data forbids it · 422 the values alone forbid it.
 */
export type Catalogue = Readonly<Record<string, readonly [status: number, sentence: Sentence]>>
