import type { DeclaredRow } from './declaredRows.ts'
import { mismatchOf } from './shape.ts'

type Place = DeclaredRow & { readonly pattern: RegExp | null; readonly length: number }

/**
 * An SQL statement in the form that the database driver gets. PostgreSQL plans a statement with `isPlannedEachTime` again
 * at each execution. Such a statement has no name, so the tests find it by its `title`.
 */
export type Sent = { readonly text: string; readonly name?: string; readonly title?: string }

type Compared = {
  /** The places in the code that give a row type which fits these rows. Each place is a file and a line. */
  readonly places: readonly string[]
  /** The difference between the rows and their type in the code; null when there is none. */
  readonly mismatch: string | null
}

/**
 * Returns a function that compares the rows of an SQL statement with the row type that the code gives for the
 * statement.
 */
export function rowComparer(declared: readonly DeclaredRow[]): (sent: Sent, rows: readonly unknown[]) => Compared {
  const all = declared.map(placeOf)
  const byStatement = new Map<string, readonly Place[]>()
  const placesFor = ({ text, title, name = title }: Sent): readonly Place[] => {
    const known = byStatement.get(name ?? text)
    if (known !== undefined) return known
    const fitting = all.filter(({ statement, pattern }) => statement === name || pattern?.test(name ?? text) === true)
    // When several patterns match a statement, the pattern with the longest fixed text is right. The other patterns
    // have a gap where this pattern has text.
    const longest = Math.max(...fitting.map(({ length }) => length))
    const places = fitting.filter(({ length }) => length === longest)
    byStatement.set(name ?? text, places)
    return places
  }
  return (sent, rows) => {
    const compared = placesFor(sent).map((place) => ({ at: place.at, mismatch: mismatchAt(place, rows) }))
    const places = compared.filter(({ mismatch }) => mismatch === null).map(({ at }) => at)
    return { places, mismatch: places.length > 0 ? null : (compared[0]?.mismatch ?? null) }
  }
}

function placeOf(declared: DeclaredRow): Place {
  const { statement } = declared
  if (typeof statement === 'string') return { ...declared, pattern: null, length: 0 }
  const escaped = statement.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return { ...declared, pattern: new RegExp(`^${escaped.join('[^]*')}$`), length: statement.join('').length }
}

/**
 * The maximum number of rows of one result that are compared. Comparing all rows of a large result would take longer
 * than the statement itself, and tests that measure times would then measure the comparison too.
 */
const MOST_ROWS = 1000

function mismatchAt({ at, row }: Place, rows: readonly unknown[]): string | null {
  for (const each of rows.slice(0, MOST_ROWS)) {
    const mismatch = mismatchOf(row, each)
    if (mismatch !== null)
      return `${at}: row${mismatch.path} is ${JSON.stringify(mismatch.found)}, not ${mismatch.wanted}`
  }
  return null
}
