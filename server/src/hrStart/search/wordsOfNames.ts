import type { Database } from '../../platform/db/database.ts'
import { wordsOf, type Word } from './likenessOf.ts'

type NameWords = ReadonlyMap<string, readonly Word[]>

/** The words of the names of each office, by its database handle, so that they leave the memory with the office. */
const ofOffices = new WeakMap<Database, NameWords>()

/**
 * The words of the names of an office. They are kept until the next search, because making them takes longer than
 * comparing them. A name that is not given any more is forgotten: the person was removed, or made anonymous.
 */
export function wordsOfNames(office: Database, names: readonly string[]): NameWords {
  const known = ofOffices.get(office)
  const words = new Map(names.map((name) => [name, known?.get(name) ?? wordsOf(name)]))
  ofOffices.set(office, words)
  return words
}
