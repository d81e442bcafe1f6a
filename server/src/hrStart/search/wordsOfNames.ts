import type { Database } from '../../platform/db/database.ts'
import { wordsOf, type Word } from './likenessOf.ts'

type NameWords = ReadonlyMap<string, readonly Word[]>

/**
 * The words of the names of each office. The key is the database handle of the office. When the office is closed, its
 * handle is not used any more, and this map removes its words from memory.
 */
const ofOffices = new WeakMap<Database, NameWords>()

/**
 * The words of each name stay in memory for the next search, because making them takes longer than comparing them. A
 * name that the office does not have any more is removed from memory.
 */
export function wordsOfNames(office: Database, names: readonly string[]): NameWords {
  const known = ofOffices.get(office)
  const words = new Map(names.map((name) => [name, known?.get(name) ?? wordsOf(name)]))
  ofOffices.set(office, words)
  return words
}
