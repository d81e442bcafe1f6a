import { createHash } from 'node:crypto'
import { nameKey } from '@uurwerk/domain/import/nameKey'
import type { KnownColumn, KnownHeaders, TableRow } from './table.ts'

export type FoundHeader = {
  readonly row: number
  readonly key: string
  readonly names: readonly string[]
  readonly paths: readonly (string | null)[]
  readonly isRemembered: boolean
}

/** The number of known column names that a header must have. A row with only one known name can be a title. */
const ENOUGH_NAMES = 2
/** A header without known names must have at least this part of the number of filled cells of the widest row. */
const PART_OF_WIDEST = 0.6

/**
 * Finds the header of an import file. First choice: the row whose columns HR chose before. Second: the row with the
 * most known names. Last: the first row that is about as wide as the widest row (rule import-36).
 */
export function findHeader(rows: readonly TableRow[], { columns, remembered }: KnownHeaders): FoundHeader {
  const known = new Map(remembered.map(({ headerKey, paths }) => [headerKey, paths]))
  const headers = rows.map(headerOf)
  const chosen = headers.find(({ key }) => known.has(key))
  if (chosen !== undefined)
    return { ...chosen, isRemembered: true, paths: chosen.names.map((_name, n) => known.get(chosen.key)![n] ?? null) }
  const proposed = headers.map((header) => ({
    ...header,
    isRemembered: false,
    paths: proposedPaths(header.names, columns),
  }))
  const best = proposed.reduce((a, b) => (namesFound(b) > namesFound(a) ? b : a))
  if (namesFound(best) >= ENOUGH_NAMES) return best
  const widest = Math.max(...proposed.map(filled))
  return proposed.find((header) => filled(header) >= widest * PART_OF_WIDEST)!
}

type Header = Omit<FoundHeader, 'paths' | 'isRemembered'>

function headerOf({ row, cells }: TableRow): Header {
  const last = cells.findLastIndex((cell) => cell !== '')
  const names = cells.slice(0, last + 1)
  return { row, names, key: createHash('sha256').update(names.map(nameKey).join('\n')).digest('hex') }
}

const namesFound = ({ paths }: FoundHeader): number => paths.filter((path) => path !== null).length

const filled = ({ names }: Header): number => names.filter((name) => name !== '').length

/** The import column of each column of a file. A column with the header of the template is preferred. */
function proposedPaths(names: readonly string[], columns: readonly KnownColumn[]): (string | null)[] {
  const keys = names.map(nameKey)
  const paths = keys.map((): string | null => null)
  for (const { path, names: itsNames } of columns) {
    const place = itsNames.map((name) => keys.indexOf(nameKey(name))).find((index) => index !== -1)
    if (place !== undefined && paths[place] === null) paths[place] = path
  }
  return paths
}
