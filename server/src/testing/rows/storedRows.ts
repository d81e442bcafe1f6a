import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprintOf } from '../../../../bin/steps/fingerprintOf.mjs'
import { declaredRows, type DeclaredRow } from './declaredRows.ts'

const FILE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/declared-rows.json')
/** The code and the compiler that decide the row types. */
const SOURCES = [
  'server/src',
  'server/demo',
  'server/tsconfig.json',
  'domain/src',
  'contract/src',
  'tsconfig.base.json',
  'package-lock.json',
]

type Stored = { readonly fingerprint: string; readonly rows: readonly DeclaredRow[] }

/**
 * The row types of all hand-written SQL of the server. The compiler needs three seconds to read them, so a file keeps
 * them until the code changes.
 */
export function storedRows(): readonly DeclaredRow[] {
  const fingerprint = fingerprintOf(SOURCES)
  const stored = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Stored) : null
  if (stored?.fingerprint === fingerprint) return stored.rows
  const rows = declaredRows()
  // Another test run may read the file at the same time, so the file gets its name only when it is complete.
  const unfinished = `${FILE}.${process.pid}`
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(unfinished, JSON.stringify({ fingerprint, rows } satisfies Stored))
  renameSync(unfinished, FILE)
  return rows
}
