import type { Database } from '../../platform/db/database.ts'
import { wordsOf, type Word } from './likenessOf.ts'

type NameWords = ReadonlyMap<string, readonly Word[]>

/**
 * The words of the names of each office, by its database handle. When an office is closed, its words leave the memory.
 */
const ofOffices = new WeakMap<Database, NameWords>()

/**
 * The words of the names of an office. They are kept until the next search, because making them takes longer than
 * comparing them. The function forgets a name that is not in the list any more, because the person was removed or
 * anonymised.
 */
export function wordsOfNames(office: Database, names: readonly string[]): NameWords {
  const known = ofOffices.get(office)
  const words = new Map(names.map((name) => [name, known?.get(name) ?? wordsOf(name)]))
  ofOffices.set(office, words)
  return words
}
