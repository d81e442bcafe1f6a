import type { Database } from '../../platform/db/database.ts'
import { wordsOf, type Word } from './likenessOf.ts'

type NameWords = ReadonlyMap<string, readonly Word[]>

/**
 * The words of the names of each office (an organisation with its own data). The key is the database handle of the
 * office. When an office is closed, its handle and its words are removed from memory.
 */
const ofOffices = new WeakMap<Database, NameWords>()

/**
 * The words of the names of an office. They stay in memory for the next search, because making them takes longer than
 * comparing them. A name that is not in the list any more is removed from memory, because the person was removed or
 * anonymised.
 */
export function wordsOfNames(office: Database, names: readonly string[]): NameWords {
  const known = ofOffices.get(office)
  const words = new Map(names.map((name) => [name, known?.get(name) ?? wordsOf(name)]))
  ofOffices.set(office, words)
  return words
}
