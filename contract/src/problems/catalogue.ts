import type { Days } from './written.ts'

/** Days are written as the reader's screens show them. */
type Sentence = string | ((facts: never, written: Days) => string)

/**
 * Refusals by code: each has one status and one Dutch sentence, which says what to do.
 * 400 malformed · 404 not there or not yours · 409 stored data forbid it · 422 the values alone do.
 */
export type Catalogue = Readonly<Record<string, readonly [status: number, sentence: Sentence]>>
